/** What glows: which options are about which things on the table. */

import type { DecisionInfo } from "../wire.ts";

/** Verbs that do a whole thing with a card: they are shown with it, not done by the first tap. */
const DEEDS = new Set(["play", "pay", "place", "move", "effect"]);

export interface Choices {
  /** Indices of options by the handle of the card they are about. */
  cards: ReadonlyMap<number, readonly number[]>;
  /** By the seat that they name. */
  seats: ReadonlyMap<number, readonly number[]>;
  /** The option that a tap on the card chooses at once; -1 where the card is shown first. */
  atOnce(handle: number): number;
}

export function choicesOf(decision: DecisionInfo | null): Choices {
  const cards = new Map<number, number[]>();
  const seats = new Map<number, number[]>();
  const options = decision?.options ?? [];
  options.forEach(({ data }, index) => {
    const { card, seat } = data;
    if (typeof card === "number") cards.set(card, [...(cards.get(card) ?? []), index]);
    else if (typeof seat === "number") seats.set(seat, [...(seats.get(seat) ?? []), index]);
  });
  return {
    cards,
    seats,
    atOnce(handle) {
      const [only, ...others] = cards.get(handle) ?? [];
      if (only === undefined || others.length) return -1;
      return DEEDS.has(String(options[only]?.data["verb"])) ? -1 : only;
    },
  };
}
