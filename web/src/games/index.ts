/** The games whose faces are part of this page: the folders beside this file. */

import type { GameFace } from "../board.ts";
import { plain } from "../plain/face.ts";

/** Each board knows the views of its own game only; which these are cannot be told by type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyFace = GameFace<any>;

const FACES = import.meta.glob<AnyFace>("./*/face.ts", { eager: true, import: "face" });

export const games: Readonly<Record<string, AnyFace>> = Object.fromEntries(
  Object.entries(FACES).map(([path, face]) => [path.split("/")[1]!, face]),
);

/** Games without a face of their own are drawn plainly. */
export const faceOf = (game: string): AnyFace => games[game] ?? plain;
