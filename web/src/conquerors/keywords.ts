/** Words on cards that need explaining. The English text tells which, in either language. */

import type { CardInfo } from "../wire.ts";

const WORDS: [RegExp, string][] = [
  [/\bkuk \d/i, "web-word-kuk"],
  [/\blook \d/i, "web-word-look"],
  [/\btrapback\b/i, "web-word-trapback"],
  [/\bshielding\b/i, "web-word-shielding"],
  [/\bfinal hit\b/i, "web-word-final-hit"],
  [/\bselfheal\b/i, "web-word-selfheal"],
  [/\bselfdestroy\b/i, "web-word-selfdestroy"],
  [/\bsacrifice/i, "web-word-sacrifice"],
  [/\billusion\b/i, "web-word-illusion"],
  [/\b(adds|generates)\b/i, "web-word-adds"],
  [/\bexhaust/i, "web-word-exhausted"],
  [/ - /, "web-word-paid"],
];

export function explained(card: CardInfo): string[] {
  const text = (card.text["en"] ?? []).join("\n");
  const found = WORDS.filter(([pattern]) => pattern.test(text)).map(([, id]) => id);
  return card.cost?.["electricity"] ? [...found, "web-word-electricity"] : found;
}
