/** Cards as they are written: which fields they have, and how they look while they are not done. */

import type { CardFields, NumberKey, WorkshopFace } from "../board.ts";
import type { CardDraft, CardInfo, Mark, Texts } from "../wire.ts";

export const NEW = "new"; // in an address: what has no id yet
const UNNAMED = "new-one";

export const LIMITS: Readonly<Record<NumberKey, readonly [number, number]>> = {
  stars: [1, 3],
  attack: [0, 99],
  life: [1, 99],
  damage: [0, 99],
  level: [1, 3],
  price: [0, 99],
  count: [1, 99],
};

export const fieldsOf = (shop: WorkshopFace, type: string): CardFields =>
  shop.fields[type] ?? { numbers: [], words: [] };

export function blankCard(shop: WorkshopFace): CardDraft {
  const type = Object.keys(shop.fields)[0] ?? "";
  const cost = `1 ${shop.materials[0]?.name ?? ""}`;
  return { id: "", type, name: { en: "" }, cost, stars: 1, attack: 1, life: 1, price: 2 };
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
export const emblemOf = (shop: WorkshopFace, draft: CardDraft): string =>
  draft.art || shop.emblemOf(draft.type);

/** A number that was never chosen is the least. */
export const numberOf = (draft: CardDraft, key: NumberKey): number => draft[key] ?? LIMITS[key][0];

/** What is sent: the fields that its type has, and nothing that is left empty. */
export function written(shop: WorkshopFace, draft: CardDraft): CardDraft {
  const { cost, numbers, words } = fieldsOf(shop, draft.type);
  const card: CardDraft = {
    id: idOf(draft),
    type: draft.type,
    name: namesOf(draft.name),
    art: emblemOf(shop, draft),
  };
  if (cost) card.cost = costText(shop, costOf(shop, draft.cost));
  for (const key of numbers) card[key] = numberOf(draft, key);
  for (const key of ["text", ...words] as const) if (draft[key]) card[key] = draft[key];
  if (draft.flavour && Object.keys(namesOf(draft.flavour)).length)
    card.flavour = namesOf(draft.flavour);
  if (draft.replaces) card.replaces = true;
  return card;
}

/** How much of each material a cost names. */
export function costOf(
  shop: WorkshopFace,
  text: string | null | undefined,
): Record<string, number> {
  const amountOf = (name: string) => new RegExp(`(\\d+) ${name}`).exec(text ?? "")?.[1];
  return Object.fromEntries(shop.materials.map(({ name }) => [name, Number(amountOf(name) ?? 0)]));
}

export function costText(shop: WorkshopFace, cost: Record<string, number>): string {
  const parts = shop.materials
    .filter(({ name }) => cost[name])
    .map(({ name }) => `${cost[name]} ${name}`);
  return parts.join(", ") || `0 ${shop.materials[0]?.name ?? ""}`;
}

/** A card to be drawn, as far as it is written; its text is not read here. */
export function drawnCard(shop: WorkshopFace, draft: CardDraft): CardInfo {
  const { cost, numbers } = fieldsOf(shop, draft.type);
  const card: CardInfo = {
    id: draft.id || slugOf(draft.name?.["en"] ?? ""),
    type: draft.type,
    name: namesOf(draft.name),
    text: { en: (draft.text ?? "").split("\n").filter((line) => line.trim()) },
    art: emblemOf(shop, draft),
  };
  if (cost) card.cost = costOf(shop, draft.cost);
  for (const key of numbers) if (key !== "count") card[key] = numberOf(draft, key);
  return card;
}

/** What is wrong with a field, or with a part of it. */
export const marksOf = (marks: readonly Mark[], field: string): Mark[] =>
  marks.filter((mark) => mark.field === field || mark.field.startsWith(`${field}.`));
