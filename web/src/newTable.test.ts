import { expect, test } from "vitest";
import { botsOf, defaultWish, tableOf, withPlayers } from "./newTable.ts";
import type { GameInfo } from "./wire.ts";

const choice = (id: string) => ({ id, name: {}, about: {}, art: "" });
const planet: GameInfo = {
  name: "conquerors",
  title: {},
  pack: "p",
  least: 2,
  most: 6,
  decks: [choice("builders")],
  heroes: [],
  bosses: [],
  dungeons: [],
  editions: ["en", "cs"],
  bots: ["random", "hard", "easy"],
};
const tower: GameInfo = {
  ...planet,
  name: "plosinovka",
  least: 1,
  most: 4,
  decks: [],
  heroes: [choice("knight")],
  bosses: [choice("wyrm")],
  dungeons: ["mixed"],
  editions: [],
};

test("without any choice it is a game against an easy bot", () => {
  expect(tableOf(planet, defaultWish(planet))).toEqual({
    game: "conquerors",
    seats: [
      { kind: "me", deck: "builders" },
      { kind: "bot", bot: "easy" },
    ],
    edition: "en",
    public: false,
  });
});

test("bots that are meant for people come first", () => {
  expect(botsOf(planet)).toEqual(["easy", "hard", "random"]);
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
  Object.assign(wish, { boss: "wyrm", artifacts: true, bigger: true, minutes: 10, public: true });
  expect(tableOf(tower, wish)).toEqual({
    game: "plosinovka",
    seats: [{ kind: "me", hero: "knight" }, { kind: "screen", hero: "knight" }, { kind: "open" }],
    boss: "wyrm",
    dungeon: "mixed",
    artifacts: true,
    bigger: true,
    clock: { minutes: 10, increment: 5 },
    public: true,
  });
});

test("the tower can be climbed alone", () => {
  expect(tableOf(tower, withPlayers(defaultWish(tower), tower, 1)).seats.length).toBe(1);
});
