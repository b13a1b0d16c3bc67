import { expect, it } from "vitest";
import type { TableInfo } from "../../wire.ts";
import { settings } from "../../settings.svelte.ts";
import { fieldText, figureText, outlookTexts, playersOf } from "./words.ts";
import { planOf } from "./geometry.ts";
import { lookAt, lookOf } from "./look.ts";
import { sceneOf } from "./motion.ts";
import { dungeon, packWith, viewWith } from "./samples.ts";

settings.language = "en";
const fields = [...Array<number>(7).fill(0), 2 + 64, ...Array<number>(8).fill(0)];
const pack = packWith(dungeon("left", { fields }), dungeon("right"));
const view = viewWith();
const NAMES = ["You", "Rook"];
const plan = planOf(view.tower, pack);

function told(field: number): string {
  const standing = view.figures.find((one) => one.field === field);
  return fieldText(plan.at(field)!, sceneOf(view), view, pack, NAMES, standing);
}

it("tells of every field what is there and who", () => {
  expect(told(11)).toBe("D2: a coin, a trap, a portal, nothing below");
  expect(told(7)).toBe("H1: a platform below, a wall to the right");
  expect(told(3)).toBe("D1: You, bivoj, on D1 (lives 4 of 4), a platform below");
  expect(told(4)).toBe("E1: zombie on E1 (lives 2, damage 1), a platform below");
});

it("tells what would happen (plosinovka:UI-2)", () => {
  const outlook = {
    steps: [
      { field: 2, portal: false, strikes: [2] },
      { field: 11, portal: true, strikes: [] },
    ],
    falls: [{ figure: 2, to: 4 }],
    attacks: [{ figure: 2, damage: 3, gems: 1, life: 2 }],
    uses: [],
    star: [],
    prices: {},
    score: null,
  };
  expect(outlookTexts(outlook, view, pack, NAMES, 0)).toEqual([
    "Boot on C1: attacked by zombie on E1.",
    "Boot through the portal to D2: nobody attacks.",
    "Gravity: zombie would fall to E1.",
    "Attack on zombie on E1: 3 damage at most, for 1 gem; 2 needed.",
  ]);
});

it("calls everybody as the log does", () => {
  const seats = (...mine: boolean[]) =>
    ({ seats: mine.map((one, at) => ({ mine: one, name: ["Ada", "Rook"][at] })) }) as TableInfo;
  expect(playersOf(seats(true, false))).toEqual(["You", "Rook"]);
  expect(playersOf(seats(false, false))).toEqual(["Ada", "Rook"]);
  expect(playersOf(seats(true, true))).toEqual(["Ada", "Rook"]);
});

it("looks at the card that an option is about", () => {
  const asked = { ...view, asked: { seat: 0, kind: "action", rule: "" } };
  expect(lookOf(asked, pack, { verb: "buy", card: "redeemer" })).toMatchObject({
    card: "redeemer",
    what: "redeemer",
  });
  expect(lookOf(asked, pack, { verb: "hero" })).toMatchObject({ card: "bivoj", what: "hero" });
  expect(lookOf(asked, pack, { verb: "enemy", figure: 2, field: 4 })!.card).toBe("zombie");
  expect(lookOf(asked, pack, { verb: "gravity" })).toBeNull();
  expect(lookAt(asked, pack, "urgh").what).toBeUndefined();
  expect(figureText(view.figures[0]!, view, pack, NAMES)).toContain("bivoj");
});

it("says of a boss what the book says its card says, and labels conditions", () => {
  const card = (id: string, more: object) => ({
    ...pack.cards["zombie"]!,
    ...{ id, name: { en: id, cs: id }, ...more },
  });
  const cards = {
    ...pack.cards,
    venom: card("Venom", { type: "token" }),
    medusa: card("Medusa", { type: "boss", special: "venom", setup: { en: "Coins.", cs: "" } }),
    crown: card("Crown", { type: "artifact", damage: null, condition: { en: "You won.", cs: "" } }),
  };
  expect(lookAt(view, { ...pack, cards }, "medusa").state).toEqual([
    "Boss",
    "Damage 1",
    "Lives: 2 × the number of levels",
    "Special fields: a hero that enters one gets a Venom token.",
    "Setup: Coins.",
  ]);
  expect(lookAt(view, { ...pack, cards }, "crown").state).toEqual([
    "Artifact",
    "Condition: You won.",
  ]);
});
