/** How much life things have, and how that has changed between two views. */
import type { PlanetView } from "./view.ts";

export function livesOf(view: PlanetView): Map<number, number> {
  const lives = new Map<number, number>();
  for (const player of view.players)
    for (const card of [...(player.base ? [player.base] : []), ...player.row])
      if (card.life !== undefined) lives.set(card.handle, card.life);
  return lives;
}

/** What has died has lost all its life; what left otherwise, or is new, has changed none. */
export function changesOf(
  before: ReadonlyMap<number, number>,
  view: PlanetView,
): { handle: number; change: number }[] {
  const now = livesOf(view);
  for (const { handle } of view.players.flatMap((player) => player.junkyard)) now.set(handle, 0);
  return [...before]
    .map(([handle, life]) => ({ handle, change: (now.get(handle) ?? life) - life }))
    .filter(({ change }) => change !== 0);
}
