/** Cards as they are written in the workshop, and levels as they are drawn there. */

import type { WorkshopFace } from "../../../board.ts";
import { say, sentence } from "../../../text.ts";
import LevelCard from "./LevelCard.svelte";
import LevelPage from "./LevelPage.svelte";

export const workshop: WorkshopFace = {
  fields: {
    item: { numbers: ["price"], words: [] },
    potion: { numbers: ["price"], words: [] },
    hero: { numbers: ["life"], words: ["star"] },
    enemy: { numbers: ["level", "damage", "life"], words: ["loot"] },
    artifact: { numbers: [], words: ["condition"] },
    event: { numbers: [], words: [] },
    boss: { numbers: ["damage"], words: ["attacks", "special", "setup"] },
    attack: { numbers: [], words: ["boss", "symbol"] },
    token: { numbers: ["count"], words: ["boss"] },
    helper: { numbers: ["damage", "life"], words: ["boss", "loot"] },
  },
  typeName: (type) => sentence(say(`plosinovka-type-${type}`)),
  emblemOf: () => "castle-ruins",
  materials: [],
  materialName: () => "",
  tables: ["dungeon", "hero", "enemy", "item", "potion"],
  brings: {},
  trials: false,
  levels: { Page: LevelPage, Picture: LevelCard },
};
