import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse, Resource, type Message } from "@fluent/syntax";
import { beforeEach, expect, test } from "vitest";
import { settings } from "./settings.svelte.ts";
import { called, MissingWords, say, sayIn, sentence } from "./text.ts";

const LOCALES = join(import.meta.dirname, "../../src/deskovka/locales");

function messages(language: string): string[] {
  const files = readdirSync(join(LOCALES, language)).filter((name) => /^web.*\.ftl$/.test(name));
  const bodies = files.flatMap((name) => {
    const resource: Resource = parse(readFileSync(join(LOCALES, language, name), "utf-8"), {});
    return resource.body;
  });
  expect(bodies.filter((entry) => entry.type === "Junk")).toEqual([]);
  return bodies
    .filter((entry): entry is Message => entry.type === "Message")
    .map((entry) => entry.id.name);
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts")
      ? [readFileSync(path, "utf-8")]
      : [];
  });
}

/** Whole ids, and beginnings of those that are put together: `web-bot-${bot}`. */
const used = sources(import.meta.dirname).flatMap((text) =>
  [...text.matchAll(/["'`](web-[a-z0-9-]*)(\$\{)?/g)].map((found) => ({
    id: found[1]!,
    begins: found[2] !== undefined,
  })),
);
const whole = new Set(used.filter((use) => !use.begins).map((use) => use.id));
const beginnings = used.filter((use) => use.begins).map((use) => use.id);

beforeEach(() => {
  settings.language = "en";
});

test("both languages have the same messages, each once", () => {
  expect(messages("cs").sort()).toEqual(messages("en").sort());
  expect(new Set(messages("en")).size).toBe(messages("en").length);
});

test("every message that the page says is there", () => {
  const there = new Set(messages("en"));
  expect([...whole].filter((id) => !there.has(id))).toEqual([]);
  expect(beginnings.filter((begin) => ![...there].some((id) => id.startsWith(begin)))).toEqual([]);
});

test("every message that is there is said by the page", () => {
  const said = (id: string) => whole.has(id) || beginnings.some((begin) => id.startsWith(begin));
  expect(messages("en").filter((id) => !said(id))).toEqual([]);
});

test("numbers choose their plural in each language", () => {
  expect(sayIn("en", "web-card-stars", { stars: 1 })).toBe("1 star");
  expect(sayIn("cs", "web-card-stars", { stars: 1 })).toBe("1 hvězda");
  expect(sayIn("cs", "web-card-stars", { stars: 3 })).toBe("3 hvězdy");
  expect(sayIn("cs", "web-card-stars", { stars: 5 })).toBe("5 hvězd");
});

test("the language that is chosen is spoken at once", () => {
  expect(say("web-play")).toBe("Play");
  settings.language = "cs";
  expect(say("web-play")).toBe("Hrát");
  expect(called({ en: "Scout", cs: "Zvěd" })).toBe("Zvěd");
});

test("what is missing is an error", () => {
  expect(() => say("web-no-such-thing")).toThrow(MissingWords);
  expect(() => say("web-score")).toThrow(MissingWords);
});

test("a sentence begins with a capital", () => {
  expect(sentence("útok 3")).toBe("Útok 3");
  expect(sentence("")).toBe("");
});
