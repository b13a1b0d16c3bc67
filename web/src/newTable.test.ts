import { expect, test } from "vitest";
import { botsOf, defaultWish, lastWish, remember, tableOf, withPlayers } from "./newTable.ts";
import type { GameInfo } from "./wire.ts";

const choice = (id: string) => ({ id, name: {}, about: {}, art: "" });
const option = (name: string, choices: string[], usual = "", each = false) => ({
  name,
  choices: choices.map(choice),
  each,
  usual,
});
const planet: GameInfo = {
  name: "decks",
  title: {},
  pack: "p",
  least: 2,
  most: 6,
  options: [option("deck", ["builders"], "", true), option("edition", ["en", "cs"], "en")],
  bots: ["random", "hard", "easy"],
  about: {},
  lesson: null,
  labels: {},
  pauses: false,
};
const tower: GameInfo = {
  ...planet,
  name: "heroes",
  least: 1,
  most: 4,
  options: [
    option("hero", ["knight"], "", true),
    option("boss", ["wyrm"]),
    option("dungeon", ["mixed"], "mixed"),
    option("artifacts", []),
    option("bigger", []),
  ],
};

test("without any choice it is a game against an easy bot", () => {
  expect(tableOf(planet, defaultWish(planet))).toEqual({
    game: "decks",
    seats: [
      { kind: "me", deck: "builders" },
      { kind: "bot", bot: "easy" },
    ],
    chosen: { edition: "en" },
    public: false,
  });
});

test("bots are listed from the weakest to the strongest", () => {
  expect(botsOf(planet)).toEqual(["random", "easy", "hard"]);
});

test("what was chosen last is there again, as far as it can still be chosen", () => {
  expect(lastWish(planet)).toEqual(defaultWish(planet));
  const wish = { ...withPlayers(defaultWish(planet), planet, 3), minutes: 5 };
  remember(planet, wish);
  expect(lastWish(planet)).toEqual(wish);

  wish.opponents[0] = { who: "nobody", with: "" };
  remember(planet, wish);
  expect(lastWish(planet)).toEqual(defaultWish(planet));
});

test("more players are like the last one, fewer are left out", () => {
  const wish = defaultWish(planet);
  wish.opponents[0] = { who: "open", with: "" };
  const four = withPlayers(wish, planet, 4);
  expect(four.opponents.map((opponent) => opponent.who)).toEqual(["open", "open", "open"]);
  expect(withPlayers(four, planet, 2).opponents.length).toBe(1);
});

test("what is wished for is asked for", () => {
  const wish = withPlayers(defaultWish(tower), tower, 3);
  wish.opponents = [
    { who: "screen", with: "knight" },
    { who: "open", with: "" },
  ];
  Object.assign(wish.chosen, { boss: "wyrm", artifacts: true, bigger: true });
  Object.assign(wish, { minutes: 10, public: true });
  expect(tableOf(tower, wish)).toEqual({
    game: "heroes",
    seats: [{ kind: "me", hero: "knight" }, { kind: "screen", hero: "knight" }, { kind: "open" }],
    chosen: { boss: "wyrm", dungeon: "mixed", artifacts: true, bigger: true },
    clock: { minutes: 10, increment: 5 },
    public: true,
  });
});

test("a game in which nothing is chosen can be opened", () => {
  const plain = { ...planet, name: "plain", options: [] };
  expect(tableOf(plain, defaultWish(plain))).toEqual({
    game: "plain",
    seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }],
    chosen: {},
    public: false,
  });
});

test("the tower can be climbed alone", () => {
  expect(tableOf(tower, withPlayers(defaultWish(tower), tower, 1)).seats.length).toBe(1);
});
