import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "./stage.svelte.ts";
import { viewWith } from "./samples.ts";

const move = (from: number, to: number) => ({
  kind: "move",
  rule: "",
  facts: { figure: 0, definition: 0, from, to },
});
const at = (field: number) =>
  viewWith({ figures: [{ figure: 0, card: "bivoj", field }], lying: [] });

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const where = (stage: Stage) => stage.scene.figures.get(0)?.field;

  it("shows the first view as it is", () => {
    const stage = new Stage();
    stage.play(at(5), [move(3, 4), move(4, 5)], 1);
    expect([where(stage), stage.busy]).toEqual([5, false]);
  });

  it("goes step by step and ends as the view says", () => {
    const stage = new Stage();
    stage.play(at(3), [], 1);
    stage.play(at(5), [move(3, 4), move(4, 5)], 1);
    expect([where(stage), stage.busy]).toEqual([4, true]);
    vi.runAllTimers();
    expect([where(stage), stage.busy]).toEqual([5, false]);
  });

  it("skips what is left when the next view comes", () => {
    const stage = new Stage();
    stage.play(at(3), [], 1);
    stage.play(at(5), [move(3, 4), move(4, 5)], 1);
    stage.play(at(6), [move(5, 6)], 1);
    expect(where(stage)).toBe(6);
    vi.runAllTimers();
    expect(where(stage)).toBe(6);
  });

  it("moves nothing where nothing may move", () => {
    const stage = new Stage();
    stage.play(at(3), [], 0);
    stage.play(at(5), [move(3, 4), move(4, 5)], 0);
    expect([where(stage), stage.busy]).toEqual([5, false]);
  });

  it("lets the dice roll when they were rolled", () => {
    const stage = new Stage();
    const roll = { kind: "roll", rule: "", facts: { player: 0 } };
    stage.play(at(3), [], 1);
    expect(stage.rolling).toBe(0);
    stage.play(at(3), [roll], 1);
    stage.play(at(3), [roll], 0);
    expect([stage.rolling, stage.busy]).toEqual([1, false]);
  });

  it("says what somebody gained, for a while", () => {
    const stage = new Stage();
    stage.play(at(3), [], 1);
    stage.play(at(3), [{ kind: "gems", rule: "", facts: { player: 0, amount: 2 } }], 1);
    expect(stage.said).toMatchObject([{ figure: 0, field: 3, tone: "gem", amount: 2 }]);
    vi.runAllTimers();
    expect(stage.said).toEqual([]);
  });
});
