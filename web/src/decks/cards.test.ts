import { expect, test } from "vitest";
import type { CardInfo, PackInfo } from "../wire.ts";
import { changed, curveOf, EVERYTHING, facesOf, found, sizeOf, typesOf } from "./cards.ts";

const card = (id: string, more: Partial<CardInfo>): CardInfo => ({
  id,
  type: "warrior",
  name: { en: id, cs: id },
  text: { en: [], cs: [] },
  stars: 1,
  ...more,
});

const CARDS = [
  card("scout", { name: { en: "Scout", cs: "Zvěd" }, cost: { gold: 1, cosmium: 1 } }),
  card("shelter", {
    type: "building",
    name: { en: "Blast Shelter", cs: "Protibombový kryt" },
    stars: 2,
    cost: { gold: 3 },
    text: { en: ["Shielding 1."], cs: ["Shielding 1."] },
  }),
  card("miner", { type: "miner", name: { en: "Gold Miner", cs: "Zlatokop" } }),
  card("giant", { stars: 3, cost: { gold: 9 }, text: { en: [], cs: ["Žere štíty."] } }),
];
const PACK = { cards: Object.fromEntries(CARDS.map((one) => [one.id, one])) } as PackInfo;
const ids = (filter: Partial<typeof EVERYTHING>, counts = {}) =>
  found(CARDS, { ...EVERYTHING, ...filter }, counts, "en").map(({ id }) => id);

test.each([
  [{}, ["miner", "shelter", "scout", "giant"]],
  [{ sort: "name" as const }, ["shelter", "giant", "miner", "scout"]],
  [{ sort: "stars" as const }, ["miner", "scout", "shelter", "giant"]],
  [{ text: "protibombovy" }, ["shelter"]],
  [{ text: "ŽERE stity" }, ["giant"]],
  [{ text: "gold zlato" }, ["miner"]],
  [{ text: "nobody" }, []],
  [{ types: ["warrior"] }, ["scout", "giant"]],
  [{ costs: [2, 6] }, ["scout", "giant"]],
  [{ stars: [2, 3], types: ["building"] }, ["shelter"]],
  [{ word: "conquerors-web-word-shielding" }, ["shelter"]],
])("%j finds %j", (filter, expected) => {
  expect(ids(filter)).toEqual(expected);
});

test("only those in the deck", () => {
  expect(ids({ inside: true }, { giant: 1 })).toEqual(["giant"]);
});

test("counts by cost and type; cards that are in no pack count as cards only", () => {
  const deck = { miner: 4, scout: 3, giant: 1, gone: 2 };
  expect(curveOf(PACK, deck)).toEqual([4, 0, 3, 0, 0, 0, 1]);
  expect(typesOf(PACK, deck)).toEqual([4, 0, 4, 0, 0]);
  expect(sizeOf(deck)).toBe(10);
  expect(facesOf(PACK, deck, 2).map(({ id }) => id)).toEqual(["giant", "scout"]);
});

test("a card comes and goes", () => {
  const one = changed({}, "scout", 1);
  expect(one).toEqual({ scout: 1 });
  expect(changed(one, "scout", 2)).toEqual({ scout: 3 });
  expect(changed(one, "scout", -1)).toEqual({});
  expect(changed(one, "giant", -1)).toEqual(one);
  expect(changed({ scout: 99 }, "scout", 1)).toEqual({ scout: 99 });
});
