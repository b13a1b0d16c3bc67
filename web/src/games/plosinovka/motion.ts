/** What happened, as steps that can be watched one after another. */

import type { Happened } from "../../wire.ts";
import type { Figure, TowerView } from "./view.ts";

/** What stands and lies in the tower at one instant of what is watched. */
export interface Scene {
  figures: ReadonlyMap<number, Figure>;
  lying: ReadonlyMap<number, "coin" | "gem">;
}

export type Manner = "walk" | "push" | "fall" | "portal" | "appear";
export type Tone = "hurt" | "heal" | "coin" | "gem";

/** ``ms``: how long it takes until the next step begins. */
export type Step =
  | { does: "go"; figure: number; to: number; manner: Manner; ms: number }
  | { does: "lunge"; figure: number; at: number; ms: number }
  | { does: "leave"; figure: number; ms: number }
  | { does: "faint"; figure: number; ms: number }
  | { does: "take"; field: number; ms: number }
  | { does: "say"; figure: number; tone: Tone; amount: number; ms: number }
  | { does: "show"; card: number; ms: number }
  | { does: "roll"; ms: number };

/** How long things are watched, in milliseconds. */
const WALK = 500;
const BLOW = 600;
const ROLL = 800;
const RICHES = 350;
const CARD = 1000;
const FAINT = 900;
const FALL_A_ROW = 70;
const ROW = 8;

export function sceneOf(view: TowerView): Scene {
  return {
    figures: new Map(view.figures.map((one) => [one.figure, one])),
    lying: new Map(view.lying.map((one) => [one.field, one.what])),
  };
}

/** Who stands where is followed, since some events name a field alone. */
export function stepsOf(scene: Scene, events: readonly Happened[]): Step[] {
  const where = new Map([...scene.figures.values()].map((one) => [one.figure, one.field]));
  const steps: Step[] = [];
  for (const { kind, facts } of events) {
    const made = READ[kind]?.(facts as Record<string, number>, where) ?? [];
    for (const step of made) {
      if (step.does === "go") where.set(step.figure, step.to);
      if (step.does === "leave") where.delete(step.figure);
      steps.push(step);
    }
  }
  return together(steps);
}

type Facts = Record<string, number>;
type Where = ReadonlyMap<number, number>;

function standing(where: Where, field: number): number | undefined {
  for (const [figure, at] of where) if (at === field) return figure;
  return undefined;
}

const go =
  (manner: Manner) =>
  (facts: Facts): Step[] => [
    { does: "go", figure: facts["figure"] ?? facts["player"]!, to: facts["to"]!, manner, ms: WALK },
  ];

const riches =
  (tone: Tone) =>
  (facts: Facts): Step[] => [
    { does: "say", figure: facts["player"]!, tone, amount: facts["amount"]!, ms: RICHES },
  ];

function fall(facts: Facts): Step[] {
  const rows = (facts["from"]! - facts["to"]!) / ROW;
  const ms = WALK + FALL_A_ROW * rows;
  return [{ does: "go", figure: facts["figure"]!, to: facts["to"]!, manner: "fall", ms }];
}

function attack(facts: Facts): Step[] {
  return [{ does: "lunge", figure: facts["player"]!, at: facts["field"]!, ms: BLOW }];
}

function strike(facts: Facts, where: Where): Step[] {
  const [figure, at] = [standing(where, facts["field"]!), where.get(facts["player"]!)];
  return figure === undefined || at === undefined ? [] : [{ does: "lunge", figure, at, ms: BLOW }];
}

function defeat(facts: Facts, where: Where): Step[] {
  const figure = standing(where, facts["field"]!);
  return figure === undefined ? [] : [{ does: "leave", figure, ms: WALK }];
}

const READ: Record<string, (facts: Facts, where: Where) => Step[]> = {
  roll: () => [{ does: "roll", ms: ROLL }],
  enemy_die: () => [{ does: "roll", ms: ROLL }],
  boss_die: () => [{ does: "roll", ms: ROLL }],
  move: go("walk"),
  push: go("push"),
  portal: go("portal"),
  fall,
  appear: (facts) => [
    { does: "go", figure: facts["player"]!, to: facts["field"]!, manner: "appear", ms: WALK },
  ],
  attack,
  strike,
  defeat,
  faint: (facts) => [
    { does: "faint", figure: facts["player"]!, ms: FAINT },
    { does: "leave", figure: facts["player"]!, ms: 0 },
  ],
  pick_up: (facts) => [{ does: "take", field: facts["field"]!, ms: 0 }],
  hurt: (facts) => [
    { does: "say", figure: facts["player"]!, tone: "hurt", amount: -facts["amount"]!, ms: WALK },
  ],
  heal: riches("heal"),
  coins: riches("coin"),
  gems: riches("gem"),
  boss_card: (facts) => [{ does: "show", card: facts["card"]!, ms: CARD }],
  event: (facts) => [{ does: "show", card: facts["card"]!, ms: CARD }],
};

/** Different figures that move or fall right after one another do so at the same time. */
function together(steps: Step[]): Step[] {
  return steps.map((step, at) => {
    const next = steps[at + 1];
    const both = step.does === "go" && next?.does === "go" && next.figure !== step.figure;
    return both && step.manner === next.manner && step.manner !== "portal"
      ? { ...step, ms: 0 }
      : step;
  });
}

/** How long all of it takes. */
export const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + step.ms, 0);

export function after(scene: Scene, step: Step, view: TowerView): Scene {
  if (step.does === "go") {
    const figures = new Map(scene.figures);
    const known =
      figures.get(step.figure) ?? view.figures.find((one) => one.figure === step.figure);
    if (known) figures.set(step.figure, { ...known, field: step.to });
    return { ...scene, figures };
  }
  if (step.does === "leave") {
    const figures = new Map(scene.figures);
    figures.delete(step.figure);
    return { ...scene, figures };
  }
  if (step.does !== "take") return scene;
  const lying = new Map(scene.lying);
  lying.delete(step.field);
  return { ...scene, lying };
}
