/** Packs that somebody has invented. */

import type { MyPack } from "../src/wire.ts";
import type { Visitor } from "./visitor.ts";

export const WOLF_TEXT =
  "When Ember Wolf dies, deal 1 damage to each warrior an opponent controls.";

export const EMBERS = `id = "embers"
name = { en = "Embers" }

[[card]]
id = "ember-wolf"
name = { en = "Ember Wolf", cs = "Žhavý vlk" }
type = "warrior"
stars = 2
cost = "2 gold, 1 cosmium"
attack = 3
life = 2
art = "wolf-howl"
text = "${WOLF_TEXT}"

[[card]]
id = "ash-well"
name = { en = "Ash Well", cs = "Studna popela" }
type = "building"
stars = 1
cost = "2 gold"
life = 4
art = "well"
text = "At the start of your turn, adds 1 cosmium."

[[card]]
id = "spark"
name = { en = "Spark", cs = "Jiskra" }
type = "spell"
stars = 1
cost = "1 cosmium"
art = "flame-spin"
text = "Deal 2 damage to target warrior."
`;

export const LOFTS = `id = "lofts"
name = { en = "Lofts" }

[[dungeon]]
id = "smugglers-loft"
name = { en = "Smugglers' Loft", cs = "Pašerácká půda" }
dungeon = "forest"
map = """
+   +   +   +   +
  *   H       c
+---+-H-+   +   +
      H   E
+   +---+---+   +
  c           *^
+---+   +   +---+
|     $         |
+   +---+   +   +
"""
`;

async function made(visitor: Visitor, path: string, data: object): Promise<string> {
  return (await visitor.send<MyPack>("POST", path, data)).id;
}

/** The id of a pack with nothing in it. */
export const newPack = (visitor: Visitor, game: string, name: string): Promise<string> =>
  made(visitor, "my/packs", { game, name });

/** The id of a pack that was brought as a text. */
export const bringPack = (
  visitor: Visitor,
  game: string,
  name: string,
  text: string,
): Promise<string> => made(visitor, "my/packs/upload", { game, name, text });
