/** The rules that tell more than the short explanation of a word on a card. */

const CONQUERORS: Record<string, string> = {
  "web-word-kuk": "WORD-1",
  "web-word-look": "WORD-2",
  "web-word-trapback": "WORD-5",
  "web-word-shielding": "WORD-6",
  "web-word-final-hit": "WORD-7",
  "web-word-selfheal": "WORD-8",
  "web-word-selfdestroy": "WORD-9",
  "web-word-sacrifice": "WORD-10",
  "web-word-illusion": "WORD-11",
  "web-word-adds": "WORD-12",
  "web-word-exhausted": "ATT-13",
  "web-word-paid": "EFF-1",
  "web-word-electricity": "MAT-5",
};

const PLOSINOVKA: Record<string, string> = {
  "web-word-hero": "SYM-5",
  "web-word-enemy": "ATTACK-1",
  "web-word-helper": "BOSS-13",
  "web-word-boss": "BOSS-2",
  "web-word-item": "ITEM-1",
  "web-word-potion": "ITEM-2",
  "web-word-artifact": "ART-1",
  "web-word-event": "SOLO-1",
  "web-word-token": "BOSS-12",
  "web-word-attack": "BOSS-8",
};

export function ruleOf(message: string): { game: string; rule: string } | null {
  const planet = CONQUERORS[message];
  if (planet) return { game: "conquerors", rule: planet };
  const tower = PLOSINOVKA[message];
  return tower ? { game: "plosinovka", rule: tower } : null;
}
