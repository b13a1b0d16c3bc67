/** The games that can be played here. */

import type { GameFace } from "./board.ts";
import { conquerors } from "./conquerors/face.ts";
import { plosinovka } from "./plosinovka/face.ts";

export const games: Record<string, GameFace<any>> = { conquerors, plosinovka };
