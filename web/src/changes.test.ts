import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applied, followed } from "./changes.ts";
import type { Change, State } from "./wire.ts";

/** What the server sent, and whole states on the way, for a game each: `make renew` records it. */
interface Recorded {
  frames: (State | Change)[];
  states: State[];
}

const FILE = join(import.meta.dirname, "../../tests/server/tables/changes.json");
const recorded = JSON.parse(readFileSync(FILE, "utf8")) as Recorded[];

/** Anybody who writes to what was shown before fails. */
function frozen<T>(data: T): T {
  if (typeof data === "object" && data !== null) Object.values(Object.freeze(data)).forEach(frozen);
  return data;
}

describe.each(recorded.map((one, game) => [game, one] as const))("game %i", (_, one) => {
  const states: State[] = [];
  for (const frame of one.frames) {
    const state = frame.is === "state" ? frame : followed(states.at(-1) ?? null, frame);
    states.push(frozen(state!));
  }

  it("is put together to what the table looks like", () => {
    expect(one.frames.filter((frame) => frame.is === "change").length).toBeGreaterThan(20);
    for (const state of one.states) {
      expect(states.find(({ seq }) => seq === state.seq)).toEqual(state);
    }
  });

  it("keeps what has not changed", () => {
    for (const [at, state] of states.entries()) {
      const before = states[at - 1];
      const frame = one.frames[at]!;
      if (!before || frame.is === "state") continue;
      if (!("table" in frame.patch)) expect(state.table).toBe(before.table);
      if (!("view" in frame.patch)) expect(state.view).toBe(before.view);
    }
  });

  it("cannot follow what it has not seen", () => {
    const change = one.frames.find((frame) => frame.is === "change")!;
    expect(followed(null, change)).toBeNull();
    expect(followed({ ...states[0]!, seq: change.seq }, change)).toBeNull();
  });
});

describe("a patch", () => {
  it.each([
    [1, [2], 2],
    [
      { a: 1, b: 2 },
      { b: [], c: [null] },
      { a: 1, c: null },
    ],
    [{ a: { b: [1, 2, 3] } }, { a: { b: { "1": [5] } } }, { a: { b: [1, 5, 3] } }],
    [[1, 2, 3, 4], { "": [1, 2] }, [1, 4]],
    [[1, 4], { "": [1, 0, 2, 3] }, [1, 2, 3, 4]],
    [{ "": 1 }, { "": [2] }, { "": 2 }],
    [[], [{ a: 1 }], { a: 1 }],
  ])("makes of %j with %j: %j", (old, patch, now) => {
    expect(applied(frozen(old), patch)).toEqual(now);
  });
});
