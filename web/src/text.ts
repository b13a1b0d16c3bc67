/** The page's own words, from the Fluent files that all of Deskovka shares. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte.ts";
import type { Language, Texts } from "./wire.ts";

const FILES = import.meta.glob<string>(
  [
    "../../src/deskovka/locales/*/{common,lab,web*}.ftl",
    "../../src/deskovka/games/*/words/*/{lab,words,web}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export const LANGUAGES: Record<Language, string> = { en: "English", cs: "Čeština" };

function made(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const bundles: Partial<Record<Language, FluentBundle>> = {};

/** Made when something is first said in that language: most visitors read one. */
const bundleOf = (language: Language) => (bundles[language] ??= made(language));

export class MissingWords extends Error {}

/** A message in the language that is chosen; components that show it follow a change. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  return sayIn(settings.language, id, values);
}

export function sayIn(
  language: Language,
  id: string,
  values: Record<string, FluentVariable> = {},
): string {
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new MissingWords(`there is no message ${id} in ${language}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors[0]) throw new MissingWords(`the message ${id} in ${language}: ${errors[0].message}`);
  return text;
}

export function has(id: string): boolean {
  return bundleOf(settings.language).hasMessage(id);
}

/** What a pack says in both languages, in the one that is chosen. */
export function called(texts: Texts | null | undefined): string {
  return texts?.[settings.language] ?? texts?.en ?? "";
}

/** How strong a bot is, in a word; by its own name where a game brings bots of other kinds. */
export function strengthOf(bot: string): string {
  return has(`web-strength-${bot}`) ? say(`web-strength-${bot}`) : bot;
}

/** With a capital at its beginning. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}
