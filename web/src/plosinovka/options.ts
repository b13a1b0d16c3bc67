/** What on the board an option is about, so that it glows there and can be tapped. */

import type { DecisionInfo, OptionInfo } from "../wire.ts";
import type { TowerView } from "./view.ts";

/** Indices of options, by what they are about: "field 12", "die boot", "card redeemer"… */
export type Choices = Map<string, number[]>;

export const NONE: Choices = new Map();

type Data = Record<string, unknown>;

const ABOUT: Record<string, (data: Data, seat: number) => string[]> = {
  use: (data) => [`die ${data["symbol"]}`],
  appear: (data) => [`die ${data["symbol"]}`],
  merge: (data) => [`pair ${data["symbol"]}`],
  special: () => ["special"],
  symbol: (data) => [`symbol ${data["symbol"]}`],
  gravity: () => ["gravity"],
  buy: (data) => [`ware ${data["card"]}`],
  card: (data, seat) => [`held ${seat} ${data["card"]}`],
  choose: (data) => [`ware ${data["card"]}`, `any ${data["card"]}`],
  hero: (_data, seat) => [`hero ${seat}`],
  field: (data) => [`field ${data["field"]}`],
  gems: (data) => [`gems ${data["times"]}`],
  enemy: (data) => [`field ${data["field"]}`],
  seat: (data) => [`hero ${data["seat"]}`],
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

/** What can be done with a die of the pool: use it, or take it together with its like. */
export function choicesOfDie(choices: Choices, symbol: string): number[] {
  return [...(choices.get(`die ${symbol}`) ?? []), ...(choices.get(`pair ${symbol}`) ?? [])];
}
