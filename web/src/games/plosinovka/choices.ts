/** What on the board an option is about, so that it glows there and can be tapped. */

import type { DecisionInfo, OptionInfo } from "../../wire.ts";
import { SYMBOLS, type Symbol } from "./terms.ts";
import type { Outlook, Player, TowerView } from "./view.ts";

/** Indices of options, by what they are about: "field 12", "die boot", "card redeemer"… */
export type Choices = Map<string, number[]>;

export const NONE: Choices = new Map();

type Data = Record<string, unknown>;

const ABOUT: Record<string, (data: Data, seat: number) => string[]> = {
  use: (data) => [`die ${data["symbol"]}`],
  appear: (data) => [`die ${data["symbol"]}`],
  merge: (data) => [`pair ${data["symbol"]}`],
  special: () => ["special"],
  gravity: () => ["gravity"],
  buy: (data) => [`ware ${data["card"]}`],
  card: (data, seat) => [`held ${seat} ${data["card"]}`],
  choose: (data) => [`ware ${data["card"]}`, `any ${data["card"]}`],
  hero: (_data, seat) => [`hero ${seat}`],
  field: (data) => [`field ${data["field"]}`],
  enemy: (data) => [`field ${data["field"]}`],
  seat: (data) => [`hero ${data["seat"]}`],
  symbol: () => ["picker"],
  gems: () => ["picker"],
  hit: () => ["picker"],
};

/** Where the option is shown; the heroes of seats that are asked about stand somewhere too. */
export function placesOf(option: OptionInfo, view: TowerView, seat: number): string[] {
  const places = ABOUT[String(option.data["verb"])]?.(option.data, seat) ?? [];
  if (option.data["verb"] !== "seat") return places;
  const field = view.players[Number(option.data["seat"])]?.field;
  return typeof field === "number" ? [...places, `field ${field}`] : places;
}

export function choicesOf(decision: DecisionInfo | null, view: TowerView): Choices {
  if (!decision) return NONE;
  const found: Choices = new Map();
  decision.options.forEach((option, index) => {
    for (const place of placesOf(option, view, decision.seat))
      found.set(place, [...(found.get(place) ?? []), index]);
  });
  return found;
}

/** A way to use a die: by an option, and what it can become in the question that follows. */
export interface Way {
  index: number;
  text: string;
  verb: string;
  asks: string;
  symbols: readonly Symbol[];
}

/** What a pair is merged into (MERGE-1) and what a star stands for (SYM-5). */
function becoming(data: Data, outlook: Outlook): Pick<Way, "asks" | "symbols"> {
  const { verb, symbol } = data;
  if (verb === "merge")
    return {
      asks: "merged",
      symbols: SYMBOLS.filter((one) => one !== symbol && outlook.uses.includes(one)),
    };
  const star = symbol === "star" && (verb === "use" || verb === "special");
  return { asks: "star", symbols: star ? SYMBOLS.filter((one) => outlook.star.includes(one)) : [] };
}

/** The ways of the options; without an outlook, and in an attack, nothing is chosen with them. */
export function waysOf(
  options: readonly number[],
  decision: DecisionInfo,
  outlook: Outlook | null,
): Way[] {
  return options.map((index) => {
    const { data, text } = decision.options[index]!;
    const way = { index, text, verb: String(data["verb"]), asks: "", symbols: [] };
    return outlook && decision.kind === "action" ? { ...way, ...becoming(data, outlook) } : way;
  });
}

export interface DieSeen {
  key: string;
  symbol: Symbol;
  spent: boolean;
}

/** The dice of the turn by their symbols; those that are used lie where they were rolled. */
export function diceOf(view: TowerView): DieSeen[] {
  return SYMBOLS.flatMap((symbol) => {
    const count = Math.max(view.rolled[symbol], view.pool[symbol]);
    return Array.from({ length: count }, (_, at) => ({
      key: `${symbol} ${at}`,
      symbol,
      spent: at >= view.pool[symbol],
    }));
  });
}

/** The cards of a player; a card that is there twice may be used once. */
export function heldOf(player: Player): { key: string; card: string; used: boolean }[] {
  const used = new Map<string, number>();
  for (const card of player.used) used.set(card, (used.get(card) ?? 0) + 1);
  return player.cards.map((card, at) => {
    const left = used.get(card) ?? 0;
    used.set(card, left - 1);
    return { key: `${at} ${card}`, card, used: left > 0 };
  });
}
