import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reel, type Pace } from "./reel.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { DecisionInfo, Happened, State } from "./wire.ts";

const BEAT = 1000;
const AFTER = 500;
const happened = (kind: string): Happened => ({ kind, rule: "", facts: {} });
/** Every event is a beat, and the board takes a while after any. */
const pace: Pace = {
  before: (events) => events.map((event) => ({ events: [event], ms: BEAT })),
  after: (_view, events) => (events.length ? AFTER : 0),
};
const frame = (moment: number, kinds: string[] = [], more: object = {}) =>
  ({
    is: "state",
    moment,
    view: {},
    events: kinds.map(happened),
    lines: kinds,
    decision: null,
    clock: null,
    log: null,
    table: { game: "any" },
    ...more,
  }) as unknown as State;

describe("the reel", () => {
  let shown: number[];
  let reel: Reel;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
    shown = [];
    reel = new Reel(
      () => pace,
      ({ moment }) => shown.push(moment),
    );
    reel.take(frame(1, [], { log: [] }), false);
  });
  afterEach(() => {
    reel.stop();
    vi.useRealTimers();
  });

  it("shows each event for its time, then the view that they lead to", () => {
    reel.take(frame(2, ["play", "gain"]), false);
    expect([reel.beat?.events[0]?.kind, shown, reel.busy]).toEqual(["play", [1], true]);
    vi.advanceTimersByTime(BEAT);
    expect([reel.beat?.events[0]?.kind, shown]).toEqual(["gain", [1]]);
    vi.advanceTimersByTime(BEAT);
    expect([reel.beat, shown, reel.busy]).toEqual([null, [1, 2], true]);
    vi.advanceTimersByTime(AFTER);
    expect(reel.busy).toBe(false);
  });

  it("lets frames wait for those before", () => {
    reel.take(frame(2, ["play"]), false);
    reel.take(frame(3, ["play"]), false);
    vi.advanceTimersByTime(BEAT + AFTER);
    expect([shown, reel.busy]).toEqual([[1, 2], true]);
    vi.advanceTimersByTime(BEAT + AFTER);
    expect([shown, reel.busy]).toEqual([[1, 2, 3], false]);
  });

  it("spends no time on what cannot be seen", () => {
    for (const moment of [2, 3, 4]) reel.take(frame(moment), false);
    expect([shown, reel.busy]).toEqual([[1, 2, 3, 4], false]);
  });

  it("skips all that waits, and loses none of it", () => {
    reel.take(frame(2, ["play"]), false);
    reel.take(frame(3, ["play"]), false);
    reel.skip();
    expect([shown, reel.busy, reel.beat]).toEqual([[1, 2, 3], false, null]);
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 3]);
  });

  it.each([
    ["slow", 1.7],
    ["fast", 0.45],
  ] as const)("goes as %s as it is wished", (speed, factor) => {
    settings.speed = speed;
    reel.take(frame(2, ["play"]), false);
    vi.advanceTimersByTime((BEAT + AFTER) * factor - 5);
    expect(reel.busy).toBe(true);
    vi.advanceTimersByTime(10);
    expect(reel.busy).toBe(false);
  });

  it("waits for nothing where everything is to happen at once", () => {
    settings.speed = "instant";
    reel.take(frame(2, ["play"]), false);
    expect([shown, reel.busy, reel.tempo]).toEqual([[1, 2], false, 0]);
  });

  it("takes half the time for what the player has done", () => {
    reel.take(frame(2, ["play"]), true);
    vi.advanceTimersByTime((BEAT + AFTER) / 2);
    expect(reel.busy).toBe(false);
  });

  it("hurries where the player's clock runs", () => {
    const decision = { moment: 2 } as DecisionInfo;
    reel.take(frame(2, ["play"], { clock: [1, 1], decision }), false);
    vi.advanceTimersByTime((BEAT + AFTER) * 0.45 + 5);
    expect(reel.busy).toBe(false);
  });

  it("shows a whole log at once: somebody has come back, or taken back", () => {
    reel.take(frame(2, ["play"]), false);
    reel.take(frame(3, [], { log: ["all"] }), false);
    expect([shown, reel.busy]).toEqual([[1, 3], false]);
  });

  it("keeps what happened when only the table has changed meanwhile", () => {
    reel.take(frame(2, ["play"]), false);
    reel.take(frame(3, ["gain"]), false);
    reel.take(frame(3, [], { thinking: 1 }), false);
    vi.advanceTimersByTime(BEAT + AFTER);
    expect(reel.beat?.events[0]?.kind).toBe("gain");
  });
});
