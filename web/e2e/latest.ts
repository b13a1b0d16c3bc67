/** What a page has heard of a table. */

import { followed } from "../src/changes.ts";
import type { Frames, State } from "../src/wire.ts";

/** The state as it stands after a frame. */
export const latest = (before: State | null, frame: Frames): State | null => {
  if (frame.is === "state") return frame;
  return frame.is === "change" ? followed(before, frame) : before;
};
