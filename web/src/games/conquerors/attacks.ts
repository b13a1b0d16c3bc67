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
