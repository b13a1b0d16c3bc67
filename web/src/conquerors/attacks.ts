/** Who attacks what, who stands in the way, and what damage that would do. */

import { byHandle, type PlanetCard, type PlanetView } from "./view.ts";

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
