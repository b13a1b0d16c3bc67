import { beforeEach, expect, test } from "vitest";
import type { DecisionInfo } from "../../wire.ts";
import { boost, gemsFor } from "./boost.svelte.ts";

const asked = (kind: string, ...verbs: string[]) =>
  ({
    kind,
    options: verbs.map((verb) => ({ data: { verb }, text: "" })),
  }) as unknown as DecisionInfo;

beforeEach(() => boost.meet(asked("action")));

test("each time more costs one gem more than the last (GEM-1)", () => {
  expect([1, 2, 3, 4, 5].map(gemsFor)).toEqual([0, 1, 3, 6, 10]);
});

test("it is raised as far as the gems go, and lowered to none", () => {
  for (let more = 0; more < 4; more++) boost.raise(3);
  expect(boost.times).toBe(3);
  for (let less = 0; less < 4; less++) boost.lower();
  expect(boost.times).toBe(1);
});

test("what was raised goes along with the die, and not with the next one", () => {
  boost.raise(1);
  expect(boost.follow(asked("action"))).toEqual([{ asks: "gems", option: { times: 2 } }]);
  boost.meet(asked("star", "symbol"));
  expect(boost.times).toBe(2);
  boost.meet(asked("action", "use"));
  expect(boost.times).toBe(1);
  expect(boost.follow(asked("gems"))).toEqual([]);
});

test("it is offered where something is used", () => {
  expect(boost.suits(asked("action", "pass", "use"))).toBe(true);
  expect(boost.suits(asked("move", "field", "pass"))).toBe(false);
  expect(boost.suits(null)).toBe(false);
});
