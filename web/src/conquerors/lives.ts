/** How much life things have, and how that has changed between two views. */

import type { PlanetView } from "./view.ts";

export function livesOf(view: PlanetView): Map<number, number> {
  const lives = new Map<number, number>();
  for (const player of view.players)
    for (const card of [...(player.base ? [player.base] : []), ...player.row])
      if (card.life !== undefined) lives.set(card.handle, card.life);
  return lives;
}

/** What is gone has lost all its life; what is new has gained none. */
export function changesOf(
  before: ReadonlyMap<number, number>,
  now: ReadonlyMap<number, number>,
): { handle: number; change: number }[] {
  return [...before]
    .map(([handle, life]) => ({ handle, change: (now.get(handle) ?? 0) - life }))
    .filter(({ change }) => change !== 0);
}
