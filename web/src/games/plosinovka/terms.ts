/** What the game has by its rules. */

import type { Dice } from "./view.ts";

export type Symbol = keyof Dice;
export const SYMBOLS: readonly Symbol[] = ["boot", "sword", "coin", "monster", "star"];
