import { expect, test } from "vitest";
import { costOf, costText, drawnCard, written } from "../../workshop/draft.ts";
import { workshop } from "./workshop.ts";

test("costs are written as packs write them", () => {
  expect(costOf(workshop, "2 gold, 1 cosmium")).toEqual({ gold: 2, cosmium: 1, electricity: 0 });
  expect(costText(workshop, { gold: 2, cosmium: 0, electricity: 1 })).toBe("2 gold, 1 electricity");
  expect(costText(workshop, { gold: 0, cosmium: 0, electricity: 0 })).toBe("0 gold");
});

test("only what a type has is written and drawn", () => {
  const draft = {
    id: "",
    type: "trap",
    name: { en: "Snare", cs: " " },
    cost: "1 gold",
    attack: 2,
    stars: 2,
    text: "",
  };
  expect(written(workshop, draft)).toEqual({
    id: "snare",
    type: "trap",
    name: { en: "Snare" },
    art: "wolf-trap",
    stars: 2,
  });
  expect(written(workshop, { ...draft, replaces: true })).toMatchObject({ replaces: true });
  expect(drawnCard(workshop, draft)).toEqual({
    id: "snare",
    type: "trap",
    name: { en: "Snare" },
    text: { en: [] },
    art: "wolf-trap",
    stars: 2,
  });
  const spell = written(workshop, { ...draft, type: "spell", cost: null });
  expect(spell).toMatchObject({ stars: 2, cost: "0 gold" });
});
