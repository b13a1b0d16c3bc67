/** What the game has by its rules, and where a view holds its cards. */

import type { HeldCard, PlanetView } from "./view.ts";

export const MATERIALS = ["gold", "cosmium", "electricity"] as const;
export type Material = (typeof MATERIALS)[number];
export const PHASES = ["start", "mining", "kuk", "main", "attack", "trap", "end"];
/** The reaction windows that open in each phase; the last of each is its end. */
export const WINDOWS: Readonly<Record<string, readonly string[]>> = {
  start: ["phase"],
  mining: ["phase"],
  kuk: ["phase"],
  main: ["play", "paid", "damage", "phase"],
  attack: ["part", "blocks", "line", "trap", "phase"],
  trap: ["lay", "phase"],
  end: ["phase"],
};
export const LIFE_TO_CONQUER = 30;

/** Every card of the view by its handle, with the seat where it lies. */
export function byHandle(view: PlanetView): Map<number, { card: HeldCard; seat: number }> {
  const found = new Map<number, { card: HeldCard; seat: number }>();
  for (const player of view.players) {
    const planet = [...(player.base ? [player.base] : []), ...player.miners, ...player.row];
    const traps = planet.flatMap((card) => card.traps ?? []);
    for (const card of [...planet, ...traps, ...player.hand, ...player.junkyard])
      found.set(card.handle, { card, seat: player.seat });
  }
  return found;
}
