import { expect, test } from "vitest";
import type { Happened } from "../../wire.ts";
import { beatsOf, soundOf } from "./pace.ts";

const happened = (kind: string, facts: Record<string, number> = {}): Happened =>
  ({ kind, facts }) as Happened;

test("a trap that is placed is watched by itself, before the turn that follows", () => {
  const beats = beatsOf([
    happened("move", { card: 9, from: 1, to: 2 }),
    happened("laid", { card: 9, before: 4, at: 0 }),
    happened("turn", { player: 0, turn: 6 }),
  ]);
  expect(beats.map(({ events }) => events[0]!.kind)).toEqual(["laid", "turn"]);
  expect(beats.every(({ ms }) => ms >= 500 && ms <= 1000)).toBe(true);
  expect(soundOf(beats[0]!)).toBe("card");
});

test("damage that is dealt at the same time is one beat, and what cannot be seen none", () => {
  const damage = happened("damage", { card: 1, source: 2, amount: 3, life: 0 });
  expect(beatsOf([damage, damage, happened("shuffle"), happened("phase")])).toHaveLength(1);
});
