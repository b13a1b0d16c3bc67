import { expect, it } from "vitest";
import { quietOf } from "./quiet.ts";
import type { DecisionInfo } from "./wire.ts";

const asked = (data: Record<string, unknown>) =>
  ({ default: 1, options: [{ data: { verb: "use" } }, { data }] }) as unknown as DecisionInfo;

it("takes with Enter what changes nothing that a player has not decided", () => {
  expect(quietOf(null)).toBe(-1);
  expect(quietOf(asked({ verb: "pass" }))).toBe(1);
  expect(quietOf(asked({ verb: "gems", gems: 0, times: 1, damage: 1, life: 2 }))).toBe(1);
  expect(quietOf(asked({ verb: "gems", gems: 1, times: 2 }))).toBe(-1);
  expect(quietOf(asked({ verb: "buy" }))).toBe(-1);
});

it("strikes with Enter only where the blow is strong enough", () => {
  expect(quietOf(asked({ verb: "hit", damage: 2, life: 2 }))).toBe(1);
  expect(quietOf(asked({ verb: "hit", damage: 4, life: 6 }))).toBe(-1);
});
