/** Equal cards side by side are shown once, with how many there are. */
import type { PlanetCard } from "./view.ts";

export interface Group {
  card: PlanetCard;
  handles: number[];
}

export function grouped(cards: readonly PlanetCard[]): Group[] {
  const groups = new Map<string, Group>();
  for (const card of cards) {
    const key = JSON.stringify([card.card ?? card.handle, card.used, card.illusion, card.owner]);
    const group = groups.get(key);
    if (group) group.handles.push(card.handle);
    else groups.set(key, { card, handles: [card.handle] });
  }
  return [...groups.values()];
}
