import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, Resource, type Message } from "@fluent/syntax";
import { beforeEach, expect, test } from "vitest";
import { settings } from "./settings.svelte.ts";
import { called, MissingWords, say, sayIn, sentence } from "./text.ts";

const PACKAGE = join(import.meta.dirname, "../../src/deskovka");

const OWN = /^web.*\.ftl$/;
/** Those that the page reads besides. */
const SHARED = /^(common|lab|words|web.*)\.ftl$/;

function files(language: string, names: RegExp): string[] {
  const games = readdirSync(join(PACKAGE, "games")).map((game) => join("games", game, "words"));
  return ["locales", ...games]
    .map((folder) => join(PACKAGE, folder, language))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => names.test(basename(path)));
}

function messages(language: string, names = OWN): string[] {
  const bodies = files(language, names).flatMap((path) => {
    const resource: Resource = parse(readFileSync(path, "utf-8"), {});
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

/** Whole ids, and beginnings of those that are put together: `web-bot-${bot}`.
 *
 * A message of a game carries its name before: `${game}-web-stop-${kind}`. */
const used = sources(import.meta.dirname).flatMap((text) =>
  [...text.matchAll(/["'`](?:\$\{[^}]*\}-)?((?:[a-z]+-)?web-[a-z0-9-]*)(\$\{)?/g)].map((found) => ({
    id: found[1]!,
    begins: found[2] !== undefined,
  })),
);
const whole = new Set(used.filter((use) => !use.begins).map((use) => use.id));
const beginnings = used.filter((use) => use.begins).map((use) => use.id);
const bare = (id: string) => id.replace(/^[a-z]+-(?=web-)/, "");
const begins = (id: string, begin: string) => id.startsWith(begin) || bare(id).startsWith(begin);

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
  expect(beginnings.filter((begin) => ![...there].some((id) => begins(id, begin)))).toEqual([]);
});

test("every message of a game that the page says is there, too", () => {
  const there = messages("en", SHARED);
  const missing = sources(import.meta.dirname).flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*["`]([a-z][\w-]*)(\$\{)?/g)]
      .filter(([, id, begins]) =>
        begins ? !there.some((one) => one.startsWith(id!)) : !there.includes(id!),
      )
      .map(([, id]) => id),
  );
  expect(missing).toEqual([]);
});

test("every message that is there is said by the page", () => {
  const said = (id: string) =>
    whole.has(id) || whole.has(bare(id)) || beginnings.some((begin) => begins(id, begin));
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
