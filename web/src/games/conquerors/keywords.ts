/** Words on cards that need explaining. The English text tells which, in either language. */

import type { CardInfo } from "../../wire.ts";

const WORDS: [RegExp, string][] = [
  [/\bkuk \d/i, "conquerors-web-word-kuk"],
  [/\blook \d/i, "conquerors-web-word-look"],
  [/\btrapback\b/i, "conquerors-web-word-trapback"],
  [/\bshielding\b/i, "conquerors-web-word-shielding"],
  [/\bfinal hit\b/i, "conquerors-web-word-final-hit"],
  [/\bselfheal\b/i, "conquerors-web-word-selfheal"],
  [/\bselfdestroy\b/i, "conquerors-web-word-selfdestroy"],
  [/\bsacrifice/i, "conquerors-web-word-sacrifice"],
  [/\billusion\b/i, "conquerors-web-word-illusion"],
  [/\b(adds|generates)\b/i, "conquerors-web-word-adds"],
  [/\bexhaust/i, "conquerors-web-word-exhausted"],
  [/ - /, "conquerors-web-word-paid"],
];

export function explained(card: CardInfo): string[] {
  const text = (card.text["en"] ?? []).join("\n");
  const found = WORDS.filter(([pattern]) => pattern.test(text)).map(([, id]) => id);
  return card.cost?.["electricity"] ? [...found, "conquerors-web-word-electricity"] : found;
}

/** The rules that tell more about them. */
export const RULES: Readonly<Record<string, string>> = {
  "conquerors-web-word-kuk": "WORD-1",
  "conquerors-web-word-look": "WORD-2",
  "conquerors-web-word-trapback": "WORD-5",
  "conquerors-web-word-shielding": "WORD-6",
  "conquerors-web-word-final-hit": "WORD-7",
  "conquerors-web-word-selfheal": "WORD-8",
  "conquerors-web-word-selfdestroy": "WORD-9",
  "conquerors-web-word-sacrifice": "WORD-10",
  "conquerors-web-word-illusion": "WORD-11",
  "conquerors-web-word-adds": "WORD-12",
  "conquerors-web-word-exhausted": "ATT-13",
  "conquerors-web-word-paid": "EFF-1",
  "conquerors-web-word-electricity": "MAT-5",
};
