import { expect, it } from "vitest";
import { choicesOf, diceOf, heldOf, NONE, waysOf } from "./choices.ts";
import type { DecisionInfo } from "../../wire.ts";
import { deciding, viewWith } from "./samples.ts";
import type { Outlook } from "./view.ts";

const view = viewWith();

it("finds fields, figures, dice, cards and heroes that options are about", () => {
  const decision = deciding(
    { verb: "pass" },
    { verb: "use", symbol: "boot" },
    { verb: "merge", symbol: "boot" },
    { verb: "special", symbol: "star" },
    { verb: "gravity" },
    { verb: "buy", card: "redeemer" },
    { verb: "card", card: "redeemer" },
    { verb: "hero" },
    { verb: "enemy", figure: 2, field: 4 },
  );
  expect(Object.fromEntries(choicesOf(decision, view))).toEqual({
    "die boot": [1],
    "pair boot": [2],
    special: [3],
    gravity: [4],
    "ware redeemer": [5],
    "held 0 redeemer": [6],
    "hero 0": [7],
    "field 4": [8],
  });
});

it("lets a pair and a star be used together with what they become (MERGE-1, SYM-5)", () => {
  const decision = deciding(
    { verb: "use", symbol: "star" },
    { verb: "special", symbol: "star" },
    { verb: "merge", symbol: "coin" },
    { verb: "use", symbol: "coin" },
  );
  const outlook: Outlook = {
    steps: [],
    falls: [],
    attacks: [],
    uses: ["boot", "coin", "star"],
    star: ["boot"],
    prices: {},
    score: null,
  };
  const becomes = (asked: DecisionInfo, known: Outlook | null) =>
    waysOf([0, 1, 2, 3], asked, known).map(({ asks, symbols }) => [asks, ...symbols]);
  expect(becomes(decision, outlook)).toEqual([
    ["star", "boot"],
    ["star", "boot"],
    ["merged", "boot", "star"],
    ["star"],
  ]);
  expect(becomes(decision, null)).toEqual([[""], [""], [""], [""]]);
  expect(becomes({ ...decision, kind: "swords" }, outlook)).toEqual([[""], [""], [""], [""]]);
});

it("keeps both ways to one field: a step and a portal", () => {
  const decision = deciding({ verb: "field", field: 9 }, { verb: "field", field: 9, portal: true });
  expect(choicesOf(decision, view).get("field 9")).toEqual([0, 1]);
});

it("shows a player to choose where the hero stands, if it stands anywhere", () => {
  const choices = choicesOf(deciding({ verb: "seat", seat: 0 }, { verb: "seat", seat: 1 }), view);
  expect(Object.fromEntries(choices)).toEqual({ "hero 0": [0], "field 3": [0], "hero 1": [1] });
});

it("offers nothing to who is not asked", () => {
  expect(choicesOf(null, view)).toBe(NONE);
});

it("lays out the dice by their symbols, used ones too", () => {
  const dice = diceOf(
    viewWith({
      rolled: { boot: 2, sword: 0, coin: 1, monster: 0, star: 0 },
      pool: { boot: 1, sword: 0, coin: 0, monster: 0, star: 1 },
    }),
  );
  expect(dice.map(({ symbol, spent }) => [symbol, spent])).toEqual([
    ["boot", false],
    ["boot", true],
    ["coin", true],
    ["star", false],
  ]);
  expect(new Set(dice.map(({ key }) => key)).size).toBe(4);
});

it("tells used cards from others of their kind", () => {
  const player = { ...view.players[0]!, cards: ["a", "b", "a"], used: ["a"] };
  expect(heldOf(player).map(({ card, used }) => [card, used])).toEqual([
    ["a", true],
    ["b", false],
    ["a", false],
  ]);
});
