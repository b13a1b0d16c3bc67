/** Finding cards, and counting those of a deck. */

import type { CardInfo, PackInfo } from "../wire.ts";
import { explained, TYPES } from "./game.ts";

export const STARS = [1, 2, 3];
/** Costs that are told apart; the last stands for everything above, too. */
export const COSTS = [0, 1, 2, 3, 4, 5, 6];
export const SORTS = ["type", "cost", "stars", "name"] as const;

export type Sort = (typeof SORTS)[number];
export type Counts = Readonly<Record<string, number>>;

export interface Filter {
  text: string;
  types: string[];
  costs: number[];
  stars: number[];
  word: string;
  sort: Sort;
  /** Only those that are in the deck. */
  inside: boolean;
}

export const EVERYTHING: Filter = {
  text: "",
  types: [],
  costs: [],
  stars: [],
  word: "",
  sort: "type",
  inside: false,
};

/** Without capitals and accents. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

export function costOf(card: CardInfo): number {
  return Object.values(card.cost ?? {}).reduce((sum, amount) => sum + amount, 0);
}

/** As the filter and the plot put costs together. */
function costClass(card: CardInfo): number {
  return Math.min(costOf(card), COSTS.at(-1)!);
}

const said = new WeakMap<CardInfo, string>();

/** All that is printed on it in either language. */
function saidOn(card: CardInfo): string {
  let all = said.get(card);
  if (all === undefined) {
    const names = Object.values(card.name);
    const texts = Object.values(card.text).flat();
    all = folded([card.id, ...names, ...texts].join("\n"));
    said.set(card, all);
  }
  return all;
}

export function wordsOf(cards: readonly CardInfo[]): string[] {
  return [...new Set(cards.flatMap(explained))].sort();
}

export function found(
  cards: readonly CardInfo[],
  filter: Filter,
  counts: Counts,
  language: string,
): CardInfo[] {
  const wanted = folded(filter.text).split(/\s+/).filter(Boolean);
  const any = <T>(chosen: readonly T[], value: T) => !chosen.length || chosen.includes(value);
  return cards
    .filter(
      (card) =>
        any(filter.types, card.type) &&
        any(filter.costs, costClass(card)) &&
        any(filter.stars, card.stars ?? 0) &&
        (!filter.word || explained(card).includes(filter.word)) &&
        (!filter.inside || counts[card.id]) &&
        wanted.every((word) => saidOn(card).includes(word)),
    )
    .sort(comparing(filter.sort, language));
}

export function comparing(sort: Sort, language: string): (a: CardInfo, b: CardInfo) => number {
  const type = (card: CardInfo) => TYPES.indexOf(card.type);
  const name = (card: CardInfo) => card.name[language] ?? card.name["en"] ?? card.id;
  const order = new Intl.Collator(language);
  const keys: Record<Sort, (card: CardInfo) => number[]> = {
    type: (card) => [type(card), costOf(card), card.stars ?? 0],
    cost: (card) => [costOf(card), type(card), card.stars ?? 0],
    stars: (card) => [card.stars ?? 0, type(card), costOf(card)],
    name: () => [],
  };
  const keyOf = keys[sort];
  return (a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return one[at]! - other[at]!;
    return order.compare(name(a), name(b));
  };
}

export function sizeOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many cards of the deck have each of COSTS. */
export function curveOf(pack: PackInfo, counts: Counts): number[] {
  const curve = COSTS.map(() => 0);
  for (const [id, count] of Object.entries(counts)) {
    const card = pack.cards[id];
    if (card) curve[costClass(card)]! += count;
  }
  return curve;
}

/** How many cards of the deck are of each of TYPES. */
export function typesOf(pack: PackInfo, counts: Counts): number[] {
  return TYPES.map((type) =>
    Object.entries(counts).reduce(
      (sum, [id, count]) => sum + (pack.cards[id]?.type === type ? count : 0),
      0,
    ),
  );
}

/** The cards that a deck is known by: rare and dear ones first. */
export function facesOf(pack: PackInfo, counts: Counts, most: number): CardInfo[] {
  return Object.keys(counts)
    .flatMap((id) => pack.cards[id] ?? [])
    .sort(
      (a, b) => (b.stars ?? 0) - (a.stars ?? 0) || costOf(b) - costOf(a) || (a.id < b.id ? -1 : 1),
    )
    .slice(0, most);
}

/** So many copies more or fewer; none is no entry. */
export function changed(counts: Counts, id: string, by: number): Counts {
  const { [id]: before = 0, ...others } = counts;
  const count = Math.min(Math.max(before + by, 0), 99);
  return count ? { ...counts, [id]: count } : others;
}
