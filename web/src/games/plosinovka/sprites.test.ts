import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FIGURES } from "./figures.ts";
import { CELL, FLOOR } from "./geometry.ts";
import { PALETTE } from "./palette.ts";
import { figure, spriteOf, thing } from "./sprites.ts";
import { THINGS } from "./things.ts";
import { SYMBOLS } from "./terms.ts";

describe.each(Object.entries({ ...FIGURES, ...THINGS }))("%s", (_name, drawing) => {
  const rows = drawing.trim().split("\n");

  it("is a rectangle of known colours that fits on a field", () => {
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    const letters = new Set(rows.join("").replaceAll(".", ""));
    expect([...letters].filter((letter) => !(letter in PALETTE))).toEqual([]);
    expect(rows[0]!.length).toBeLessThanOrEqual(CELL);
    expect(rows.length).toBeLessThanOrEqual(CELL - FLOOR + 1);
  });
});

it("makes one piece of neighbours of one colour", () => {
  expect(spriteOf("kk.\n.rk")).toEqual({
    width: 3,
    height: 2,
    paths: [
      { colour: PALETTE["k"], d: "M0 0h2v1h-2zM2 1h1v1h-1z" },
      { colour: PALETTE["r"], d: "M1 1h1v1h-1z" },
    ],
  });
});

it("has a face for all that dice show", () => {
  for (const face of [...SYMBOLS, "blank", "left", "right", "attack"])
    expect(thing(face).paths.length).toBeGreaterThan(0);
});

it("knows everybody of the box, and draws others by their type", () => {
  const folder = join(import.meta.dirname, "../../../../src/deskovka/games/plosinovka/cards");
  const ids = ["heroes.toml", "enemies.toml"].flatMap((file) =>
    [...readFileSync(join(folder, file), "utf-8").matchAll(/^id = "(.+)"/gm)].map(
      (found) => found[1]!,
    ),
  );
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => !(id in FIGURES))).toEqual([]);
  expect(figure("somebody-new", "hero")).toBe(figure("hero", "hero"));
  expect(figure("something-new", "helper")).toBe(figure("enemy", "enemy"));
});
