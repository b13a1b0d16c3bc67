/** The game that decks are built for: the one whose face knows how they are shown. */

import { games } from "../games/index.ts";

const [found, face] = Object.entries(games).find(([, one]) => one.decks)!;

export const game = found;
export { face };
export const { Picture, printed, explained } = face;
export const { types: TYPES, styleOf, Cost } = face.decks!;
