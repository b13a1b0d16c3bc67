/** Cards as they are written in the workshop. */

import type { WorkshopFace } from "../../board.ts";
import { say, sentence } from "../../text.ts";
import { SHAPES, STYLES } from "./appearance.ts";
import { MATERIALS } from "./terms.ts";

export const workshop: WorkshopFace = {
  fields: {
    warrior: { cost: true, numbers: ["stars", "attack", "life"], words: [] },
    building: { cost: true, numbers: ["stars", "life"], words: [] },
    miner: { cost: true, numbers: ["stars"], words: [] },
    spell: { cost: true, numbers: ["stars"], words: [] },
    trap: { numbers: ["stars"], words: [] },
  },
  typeName: (type) => sentence(say(`conquerors-type-${type}`)),
  emblemOf: (type) => STYLES[type]?.emblem ?? "castle-ruins",
  materials: MATERIALS.map((name) => ({ name, ...SHAPES[name] })),
  materialName: (name) => sentence(say(`conquerors-material-${name}`)),
  tables: ["card"],
  brings: { deck: "trial" }, // the deck that the server makes of somebody's own cards
  trials: true,
};
