/** Cards as they are written: which fields they have, and how they look while they are not done. */

import { STYLES } from "../conquerors/drawing.ts";
import { MATERIALS, type Material } from "../conquerors/view.ts";
import type { CardDraft, CardInfo, Mark, Texts } from "../wire.ts";

export const NEW = "new"; // in an address: what has no id yet
const UNNAMED = "new-one";

export const TYPES: Readonly<Record<string, readonly string[]>> = {
  conquerors: ["warrior", "building", "miner", "spell", "trap"],
  plosinovka: [
    "item",
    "potion",
    "hero",
    "enemy",
    "artifact",
    "event",
    "boss",
    "attack",
    "token",
    "helper",
  ],
};

export type NumberKey = "stars" | "attack" | "life" | "damage" | "level" | "price" | "count";
export type WordKey =
  "star" | "loot" | "condition" | "boss" | "attacks" | "special" | "setup" | "symbol";

interface Fields {
  cost?: boolean;
  numbers: readonly NumberKey[];
  words: readonly WordKey[];
}

const FIELDS: Readonly<Record<string, Fields>> = {
  miner: { cost: true, numbers: ["stars"], words: [] },
  building: { cost: true, numbers: ["stars", "life"], words: [] },
  warrior: { cost: true, numbers: ["stars", "attack", "life"], words: [] },
  trap: { numbers: ["stars"], words: [] },
  spell: { cost: true, numbers: ["stars"], words: [] },
  hero: { numbers: ["life"], words: ["star"] },
  enemy: { numbers: ["level", "damage", "life"], words: ["loot"] },
  helper: { numbers: ["damage", "life"], words: ["boss", "loot"] },
  boss: { numbers: ["damage"], words: ["attacks", "special", "setup"] },
  item: { numbers: ["price"], words: [] },
  potion: { numbers: ["price"], words: [] },
  artifact: { numbers: [], words: ["condition"] },
  event: { numbers: [], words: [] },
  token: { numbers: ["count"], words: ["boss"] },
  attack: { numbers: [], words: ["boss", "symbol"] },
};

export const LIMITS: Readonly<Record<NumberKey, readonly [number, number]>> = {
  stars: [1, 3],
  attack: [0, 99],
  life: [1, 99],
  damage: [0, 99],
  level: [1, 3],
  price: [0, 99],
  count: [1, 99],
};

export const fieldsOf = (type: string): Fields => FIELDS[type] ?? { numbers: [], words: [] };

export function blankCard(game: string): CardDraft {
  const type = TYPES[game]?.[0] ?? "";
  return { id: "", type, name: { en: "" }, cost: "1 gold", stars: 1, attack: 1, life: 1, price: 2 };
}

/** How decks and programs call what has such a name. */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  return slug === NEW ? UNNAMED : slug;
}

/** The id that it has, or will have by its name. */
export const idOf = (draft: { id: string; name?: Texts }): string =>
  draft.id || slugOf(draft.name?.["en"] ?? "") || UNNAMED;

/** A name that is not given is not there. */
export const namesOf = (name: Texts | undefined): Texts =>
  Object.fromEntries(Object.entries(name ?? {}).filter(([, text]) => text.trim()));

/** The emblem of a card for which none is chosen: that of its type. */
export const emblemOf = (draft: CardDraft): string =>
  draft.art || STYLES[draft.type]?.emblem || "castle-ruins";

/** A number that was never chosen is the least. */
export const numberOf = (draft: CardDraft, key: NumberKey): number => draft[key] ?? LIMITS[key][0];

/** What is sent: the fields that its type has, and nothing that is left empty. */
export function written(draft: CardDraft): CardDraft {
  const { cost, numbers, words } = fieldsOf(draft.type);
  const card: CardDraft = {
    id: idOf(draft),
    type: draft.type,
    name: namesOf(draft.name),
    art: emblemOf(draft),
  };
  if (cost) card.cost = costText(costOf(draft.cost));
  for (const key of numbers) card[key] = numberOf(draft, key);
  for (const key of ["text", ...words] as const) if (draft[key]) card[key] = draft[key];
  if (draft.flavour && Object.keys(namesOf(draft.flavour)).length)
    card.flavour = namesOf(draft.flavour);
  if (draft.replaces) card.replaces = true;
  return card;
}

export function costOf(text: string | null | undefined): Record<Material, number> {
  const cost: Record<Material, number> = { gold: 0, cosmium: 0, electricity: 0 };
  for (const found of (text ?? "").matchAll(/(\d+) (gold|cosmium|electricity)/g))
    cost[found[2] as Material] = Number(found[1]);
  return cost;
}

export function costText(cost: Record<Material, number>): string {
  const parts = MATERIALS.filter((material) => cost[material]).map(
    (material) => `${cost[material]} ${material}`,
  );
  return parts.join(", ") || "0 gold";
}

/** A card to be drawn, as far as it is written; its text is not read here. */
export function drawnCard(draft: CardDraft): CardInfo {
  const { cost, numbers } = fieldsOf(draft.type);
  const card: CardInfo = {
    id: draft.id || slugOf(draft.name?.["en"] ?? ""),
    type: draft.type,
    name: namesOf(draft.name),
    text: { en: (draft.text ?? "").split("\n").filter((line) => line.trim()) },
    art: emblemOf(draft),
  };
  if (cost) card.cost = costOf(draft.cost);
  for (const key of numbers) if (key !== "count") card[key] = numberOf(draft, key);
  return card;
}

/** What is wrong with a field, or with a part of it. */
export const marksOf = (marks: readonly Mark[], field: string): Mark[] =>
  marks.filter((mark) => mark.field === field || mark.field.startsWith(`${field}.`));
