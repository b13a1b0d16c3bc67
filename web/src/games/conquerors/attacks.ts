/** Who attacks what, who stands in the way, and what damage that would do. */
import type { Happened } from "../../wire.ts";
import { byHandle } from "./terms.ts";

import type { PlanetCard, PlanetView } from "./view.ts";

export interface Attack {
  attacker: PlanetCard;
  target: PlanetCard;
  blocker: PlanetCard | undefined;
  line: number;
  /** What the target would lose, or the blocker and the attacker each other. */
  damage: number;
  back: number;
}

const after = (attack: number | undefined, shielding: number | undefined) =>
  Math.max(0, (attack ?? 0) - (shielding ?? 0));

export function attacksOf(view: PlanetView): Attack[] {
  const found = byHandle(view);
  const on = (handle: number | undefined) =>
    handle ? (found.get(handle)?.card as PlanetCard | undefined) : undefined;
  return view.attackers.flatMap((handle) => {
    const attacker = on(handle);
    const target = on(attacker?.target);
    if (!attacker || !target) return [];
    const blocker = on(attacker.blocker);
    return [
      {
        attacker,
        target,
        blocker,
        line: attacker.line ?? 0,
        damage: after(attacker.attack, (blocker ?? target).shielding),
        back: blocker ? after(blocker.attack, attacker.shielding) : 0,
      },
    ];
  });
}

/** The attacks that events tell of, as far as their cards are on the planet. */
export function shownIn(view: PlanetView, events: readonly Happened[]): Attack[] {
  return events.flatMap(({ kind, facts }) =>
    kind === "attack"
      ? attack(view, Number(facts["card"]), Number(facts["target"]), Number(facts["line"]))
      : [],
  );
}

/** Attacks that are being planned: what each attacker goes for. */
export function aimed(view: PlanetView, aims: ReadonlyMap<number, number>): Attack[] {
  return [...aims].flatMap(([attacker, target]) => attack(view, attacker, target, 1));
}

function attack(view: PlanetView, by: number, at: number, line: number): Attack[] {
  const found = byHandle(view);
  const attacker = found.get(by)?.card as PlanetCard | undefined;
  const target = found.get(at)?.card as PlanetCard | undefined;
  if (!attacker || !target) return [];
  const damage = after(attacker.attack, target.shielding);
  return [{ attacker, target, blocker: undefined, line, damage, back: 0 }];
}

const ORDER = [..."①②③④⑤⑥⑦⑧⑨"];

/** What stands on its line: the damage, both where it is blocked, and which comes first. */
export function labelOf({ blocker, line, damage, back }: Attack, inLines: boolean): string {
  const order = inLines && line > 0 ? `${ORDER[line - 1] ?? `${line}.`} ` : "";
  if (!damage && !back) return `${order}⚔`;
  return blocker ? `${order}⚔${damage} ⇄ ${back}` : `${order}⚔${damage}`;
}
export type Point = readonly [x: number, y: number];
/** A line bends, so that what lies between can be seen: where it begins, turns and ends. */
export type Line = readonly [from: Point, turn: Point, to: Point];

export function lineOf(from: Point, to: Point): Line {
  const bend = (to[0] - from[0]) * 0.12 + 24;
  return [from, [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2], to];
}

const HIGH = 21; // px, as labels are drawn
const LETTER = 12;
/** Near the attackers, where lines to the same target are still apart; then farther along. */
const WAYS = [...Array.from({ length: 18 }, (_, at) => 0.2 + 0.04 * at), 0.15, 0.1];

/** Where labels stand on their lines, in no other's way as long as there is a free place. */
export function placedApart(all: readonly { line: Line; label: string }[]): Point[] {
  const taken: { at: Point; half: number }[] = [];
  return all.map(({ line: [from, turn, to], label }) => {
    const half = (label.length * LETTER) / 2;
    const isFree = ([x, y]: Point) =>
      taken.every(
        (one) => Math.abs(one.at[1] - y) >= HIGH || Math.abs(one.at[0] - x) >= one.half + half,
      );
    const places = WAYS.map((way): Point => {
      const along = (axis: 0 | 1) =>
        (1 - way) ** 2 * from[axis] + 2 * way * (1 - way) * turn[axis] + way ** 2 * to[axis];
      return [along(0), along(1)];
    });
    const at = places.find(isFree) ?? places[0]!;
    taken.push({ at, half });
    return at;
  });
}
