/** What glows: which options are about which things on the table. */

import type { QuietAnswer } from "../../board.ts";
import { say } from "../../text.ts";
import type { DecisionInfo, PlannedPick } from "../../wire.ts";
import { byHandle } from "./terms.ts";
import type { PlanetView } from "./view.ts";

export interface Choices {
  /** Indices of options by the handle of the card they are about. */
  cards: ReadonlyMap<number, readonly number[]>;
  /** By the seat that they name. */
  seats: ReadonlyMap<number, readonly number[]>;
  /** The option that a tap on the card chooses; -1 where there are several, to choose from. */
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
      return only === undefined || others.length ? -1 : only;
    },
  };
}

/** Is the option about a card that lies open to view, or a player, who can be tapped? */
export function placed(view: PlanetView, decision: DecisionInfo, index: number): boolean {
  const { card, seat } = decision.options[index]?.data ?? {};
  if (typeof card !== "number") return typeof seat === "number";
  const where = byHandle(view).get(card);
  const pile = where && view.players[where.seat]?.junkyard;
  return Boolean(where && !pile?.some((one) => one.handle === card));
}

/** EFF-4: effects that wait happen as they come, unless the player says otherwise. */
export function inAnyOrder(decision: DecisionInfo): QuietAnswer | null {
  if (decision.kind !== "order") return null;
  const then = decision.options
    .slice(1)
    .map(({ data }) => ({ asks: "order", option: data as PlannedPick["option"] }));
  return { label: say("conquerors-web-any-order"), pick: 0, then };
}
