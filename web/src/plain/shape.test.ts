import { expect, test } from "vitest";
import type { DecisionInfo, View } from "../wire.ts";
import { choicesFor, namesSeat, playerOf, tableOf, thingOf } from "./shape.ts";

const view: View & Record<string, unknown> = {
  game: "checkers",
  seat: 0,
  turn: 3,
  starter: 0,
  active: 1,
  players: [{ seat: 0, points: 2, out: false, hand: [1, 5], store: { gold: 3 } }],
  asked: null,
  outcome: null,
  deck: 12,
  discarded: ["king"],
};

const asked = (...data: Record<string, unknown>[]): DecisionInfo => ({
  seat: 0,
  moment: 1,
  kind: "card",
  rule: "",
  question: "",
  default: 0,
  window: "",
  options: data.map((one) => ({ data: one, text: "" })),
});

test("the table is what lies there besides the players", () => {
  expect(tableOf(view)).toEqual({
    facts: [["deck", 12]],
    zones: [["discarded", ["king"]]],
    groups: [],
  });
});

test("of a player there are numbers, zones and groups", () => {
  expect(playerOf(view.players[0] as object)).toEqual({
    facts: [
      ["points", 2],
      ["out", false],
    ],
    zones: [["hand", [1, 5]]],
    groups: [["store", { gold: 3 }]],
  });
});

test("a thing has a name where it can be seen, and what is beside it", () => {
  expect(thingOf({ handle: 7, card: "king", life: 2 })).toEqual({
    name: "king",
    rest: { facts: [["life", 2]], zones: [], groups: [] },
  });
  expect(thingOf({ handle: 7, card: "king" })).toEqual({ name: "king", rest: null });
  expect(thingOf({ handle: 7 })).toEqual({ name: undefined, rest: null });
});

test("options are about the pieces that they name", () => {
  const decision = asked(
    { verb: "dare", card: 1 },
    { verb: "discard", card: 1 },
    { verb: "discard", card: 5 },
    { verb: "king" },
  );
  expect(choicesFor(1, "hand", decision)).toEqual([0, 1]);
  expect(choicesFor(5, "hand", decision)).toEqual([2]);
  expect(choicesFor({ card: 5, life: 1 }, "row", decision)).toEqual([2]);
  expect(choicesFor("king", "hand", decision)).toEqual([]);
  expect(choicesFor(null, "hand", decision)).toEqual([]);
  expect(choicesFor(1, "hand", null)).toEqual([]);
});

test("a thing is told by the name of its zone, and not by what it happens to have", () => {
  const decision = asked({ verb: "attack", figure: 2, life: 1 });
  expect(choicesFor({ figure: 2, life: 4 }, "figures", decision)).toEqual([0]);
  expect(choicesFor({ figure: 3, life: 1 }, "figures", decision)).toEqual([]);
});

test("numbers under some keys are seats", () => {
  expect(["owner", "played_by", "seat"].map(namesSeat)).toEqual([true, true, true]);
  expect(["seats", "baby", "life"].map(namesSeat)).toEqual([false, false, false]);
});
