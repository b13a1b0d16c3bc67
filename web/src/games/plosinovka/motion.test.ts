import { describe, expect, it } from "vitest";
import { after, sceneOf, stepsOf, type Step } from "./motion.ts";
import { viewWith } from "./samples.ts";

const view = viewWith();
const scene = sceneOf(view);
const happened = (kind: string, facts: Record<string, unknown>) => ({ kind, rule: "", facts });
const brief = (steps: Step[]) => steps.map(({ ms: _ms, ...rest }) => rest);

describe("steps", () => {
  it("follow a hero that moves, picks up, is hurt and falls", () => {
    const steps = stepsOf(scene, [
      happened("strike", { definition: 1, field: 4, player: 0 }),
      happened("hurt", { player: 0, amount: 1, life: 3 }),
      happened("move", { figure: 0, definition: 0, from: 3, to: 11 }),
      happened("pick_up", { player: 0, what: 1, field: 11 }),
      happened("coins", { player: 0, amount: 1 }),
      happened("fall", { figure: 0, definition: 0, from: 11, to: 3 }),
    ]);
    expect(brief(steps)).toEqual([
      { does: "lunge", figure: 2, at: 3 },
      { does: "say", figure: 0, tone: "hurt", amount: -1 },
      { does: "go", figure: 0, to: 11, manner: "walk" },
      { does: "take", field: 11 },
      { does: "say", figure: 0, tone: "coin", amount: 1 },
      { does: "go", figure: 0, to: 3, manner: "fall" },
    ]);
  });

  it("give a hero that faints its time before it leaves", () => {
    const steps = stepsOf(scene, [happened("faint", { player: 0 })]);
    expect(brief(steps)).toEqual([
      { does: "faint", figure: 0 },
      { does: "leave", figure: 0 },
    ]);
    expect(steps[0]!.ms).toBeGreaterThanOrEqual(500);
  });

  it("find who stands on a field by then", () => {
    const steps = stepsOf(scene, [
      happened("push", { figure: 2, definition: 1, from: 4, to: 5 }),
      happened("attack", { player: 0, definition: 1, field: 5, damage: 2, life: 2 }),
      happened("defeat", { player: 0, definition: 1, field: 5 }),
      happened("strike", { definition: 1, field: 5, player: 0 }),
    ]);
    expect(brief(steps)).toEqual([
      { does: "go", figure: 2, to: 5, manner: "push" },
      { does: "lunge", figure: 0, at: 5 },
      { does: "leave", figure: 2 },
    ]);
  });

  it("let different figures go at the same time, and one figure step by step", () => {
    const all = stepsOf(scene, [
      happened("move", { figure: 2, definition: 1, from: 4, to: 5 }),
      happened("move", { figure: 3, definition: 1, from: 6, to: 7 }),
    ]);
    expect(all.map((step) => step.ms > 0)).toEqual([false, true]);
    const one = stepsOf(scene, [
      happened("move", { figure: 0, definition: 0, from: 3, to: 2 }),
      happened("move", { figure: 0, definition: 0, from: 2, to: 1 }),
    ]);
    expect(one.map((step) => step.ms > 0)).toEqual([true, true]);
  });

  it("take longer for a longer fall", () => {
    const fall = (to: number) => stepsOf(scene, [happened("fall", { figure: 0, from: 27, to })]);
    expect(fall(3)[0]!.ms).toBeGreaterThan(fall(19)[0]!.ms);
  });

  it("pass over what cannot be seen in the tower", () => {
    expect(stepsOf(scene, [happened("refresh", { player: 0 }), happened("won", {})])).toEqual([]);
  });
});

describe("what is watched", () => {
  it("changes as the steps say, and leaves the scene before as it was", () => {
    const steps = stepsOf(scene, [
      happened("move", { figure: 0, definition: 0, from: 3, to: 11 }),
      happened("pick_up", { player: 0, what: 1, field: 11 }),
      happened("defeat", { player: 0, definition: 1, field: 4 }),
    ]);
    const last = steps.reduce((now, step) => after(now, step, view), scene);
    expect(last.figures.get(0)!.field).toBe(11);
    expect(last.figures.has(2)).toBe(false);
    expect(last.lying.size).toBe(0);
    expect(scene).toEqual(sceneOf(view));
  });

  it("lets a hero appear whom only the new view knows", () => {
    const later = viewWith({ figures: [...view.figures, { figure: 1, card: "urgh", field: 0 }] });
    const [step] = stepsOf(scene, [happened("appear", { player: 1, field: 0 })]);
    expect(after(scene, step!, later).figures.get(1)).toEqual({
      figure: 1,
      card: "urgh",
      field: 0,
    });
  });
});
