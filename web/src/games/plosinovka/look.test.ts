import { beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte.ts";
import type { CardInfo, PackInfo } from "../../wire.ts";
import { bossRules, textOf } from "./look.ts";

const card = (type: string, more: Partial<CardInfo> = {}): CardInfo => ({
  id: type,
  type,
  name: { en: type },
  text: { en: ["You do not fall."] },
  ...more,
});

beforeEach(() => settings.change({ language: "en" }));

test("an artifact's condition is called one", () => {
  const condition = { en: "You defeat an enemy.", cs: "Porazíš nepřítele." };
  const artifact = card("artifact", { condition });
  expect(textOf(artifact)).toEqual(["Condition: You defeat an enemy.", "You do not fall."]);
  settings.change({ language: "cs" });
  expect(textOf(artifact)[0]).toBe("Podmínka: Porazíš nepřítele.");
  expect(textOf(card("item"))).toEqual(["You do not fall."]);
});

test("beside a boss stand its life, what its special fields do and its setup", () => {
  const pack = { cards: { gaze: card("token", { name: { en: "Stone Gaze" } }) } };
  const boss = card("boss", { special: "gaze", setup: { en: "A gem." } });
  expect(bossRules(boss, pack as unknown as PackInfo)).toEqual([
    expect.stringContaining("number of levels"),
    expect.stringContaining("Stone Gaze"),
    expect.stringContaining("A gem."),
  ]);
  expect(bossRules(card("item"))).toEqual([]);
});
