/** Which of the others are shown large where many share a planet; the rest is in the strip. */

import type { Choices } from "./choices.ts";
import { byHandle } from "./terms.ts";
import type { PlanetView } from "./view.ts";

/** Whoever acts, and everybody whom the question or the attack is about. */
export function concerned(view: PlanetView, choices: Choices): Set<number> {
  const found = byHandle(view);
  const seats = new Set<number>();
  const add = (handle: number | undefined) => {
    const seat = handle ? found.get(handle)?.seat : undefined;
    if (seat !== undefined) seats.add(seat);
  };
  if (!view.outcome) seats.add(view.active);
  for (const handle of choices.cards.keys()) add(handle);
  for (const handle of view.attackers) {
    add(handle);
    const attacker = found.get(handle)?.card;
    if (attacker && "target" in attacker) add(attacker.target as number);
  }
  return seats;
}

/**
 * The seats that are shown large: those concerned, but never more than `most`; then whom somebody
 * wants to see and who was seen last, as long as there is room. Whoever is wanted comes first.
 */
export function unfolded(
  others: readonly number[],
  about: ReadonlySet<number>,
  wanted: readonly number[],
  room: number,
  most = Infinity,
): Set<number> {
  const sorted = [...wanted.filter((seat) => others.includes(seat)), ...others];
  const large = new Set([...new Set(sorted.filter((seat) => about.has(seat)))].slice(0, most));
  for (const seat of [...wanted, ...others])
    if (large.size < Math.max(1, room) && others.includes(seat)) large.add(seat);
  return large;
}
