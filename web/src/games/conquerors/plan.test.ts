import { expect, test } from "vitest";
import type { DecisionInfo } from "../../wire.ts";
import { Plan } from "./plan.svelte.ts";
import type { PlanetCard, PlanetView } from "./view.ts";

const on = (handle: number, card: string, more: Partial<PlanetCard> = {}): PlanetCard => ({
  handle,
  card,
  owner: 0,
  used: 0,
  illusion: false,
  life: 3,
  ...more,
});
const warrior = (handle: number, card = "scout") => on(handle, card, { attack: 2 });
const player = (seat: number, row: PlanetCard[]) => ({
  seat,
  out: false,
  base: on(seat + 1, "base"),
  row,
  hand: ["dome", "hut", "scout", "dome"].map((card, at) => ({ handle: 31 + at, card })),
});
const view = {
  players: [
    player(0, [warrior(11), warrior(12), warrior(13, "rider")]),
    player(1, [warrior(21), on(22, "dome")]),
  ],
} as unknown as PlanetView;
const asked = (kind: string, ...data: Record<string, unknown>[]): DecisionInfo => ({
  seat: 0,
  moment: 1,
  kind,
  rule: "",
  question: "",
  default: 0,
  window: "",
  options: data.map((one) => ({ data: one, text: "" })),
});
const attack = () =>
  Plan.of(
    view,
    asked("attacker", { verb: "pass" }, ...[11, 12, 13].map((card) => ({ verb: "choose", card }))),
  )!;

const exchanged = (plan: Plan) =>
  plan.order!.then.map(({ asks, option }) => {
    expect(asks).toBe("redraw_card");
    return (option as { card: number }).card;
  });

test("only some questions begin an order of several choices", () => {
  expect(Plan.of(view, asked("main", { verb: "pass" }))).toBeNull();
  expect(Plan.of(view, null)).toBeNull();
});

test("attackers go for buildings and bases of others, in the order in which they were tapped", () => {
  const plan = attack();
  expect([plan.targets, plan.taps(22), plan.taps(13), plan.ready]).toEqual([
    [2, 22],
    false,
    true,
    false,
  ]);
  plan.tap(13);
  plan.tap(11);
  expect([plan.taps(22), plan.taps(21), plan.order]).toEqual([true, false, null]);
  plan.tap(22);
  expect(plan.labelOf(11)).toBe("2");
  expect(plan.order).toEqual({
    pick: 3,
    then: [
      { asks: "attacker", option: { card: 11 } },
      { asks: "attacker", option: { verb: "pass" } },
      { asks: "attack_target", option: { card: 22 } },
      { asks: "attack_target", option: { card: 22 } },
      { asks: "attack_order", option: { card: 13 } },
    ],
  });
});

test("each goes where it is sent; those that are alike need no order", () => {
  const plan = attack();
  plan.all();
  plan.tap(2);
  plan.aim(13, 22);
  expect(plan.order!.then.slice(3)).toEqual([
    { asks: "attack_target", option: { card: 2 } },
    { asks: "attack_target", option: { card: 2 } },
    { asks: "attack_target", option: { card: 22 } },
  ]);
  plan.tap(12);
  expect([plan.marks, plan.aims.has(12)]).toEqual([[11, 13], false]);
  plan.clear();
  expect([plan.marks, plan.order]).toEqual([[], null]);
});

test("exactly three cards are exchanged; a fourth takes the place of the first", () => {
  const plan = Plan.of(view, asked("redraw", { verb: "pass" }, { verb: "yes" }))!;
  for (const handle of [31, 32, 33]) plan.tap(handle);
  expect(exchanged(plan)).toEqual([31, 32, 33]);
  plan.tap(34);
  expect([plan.order!.pick, plan.marks]).toEqual([1, [32, 33, 34]]);
});

test("of equal cards in the hand, those are exchanged that are offered", () => {
  const plan = Plan.of(view, asked("redraw", { verb: "pass" }, { verb: "yes" }))!;
  for (const handle of [34, 32, 31]) plan.tap(handle);
  expect(exchanged(plan)).toEqual([31, 32, 34]);
  plan.tap(33); // it takes the place of the first
  expect(exchanged(plan)).toEqual([32, 31, 33]);
});

test("what is not marked for the bottom stays on top", () => {
  const plan = Plan.of(
    view,
    asked("kuk", { verb: "pass" }, { verb: "choose", definition: "dome" }),
  )!;
  expect(plan.order).toEqual({ pick: 0, then: [] });
  plan.tap("dome");
  expect(plan.order).toEqual({
    pick: 1,
    then: [{ asks: "kuk", option: { verb: "pass" } }],
  });
});
