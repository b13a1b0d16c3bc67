/** Pixels as drawing: one path for each colour of a sprite. */

import { FIGURES } from "./figures.ts";
import { PALETTE } from "./palette.ts";
import { THINGS } from "./things.ts";

export interface Sprite {
  width: number;
  height: number;
  paths: { colour: string; d: string }[];
}

/** Neighbouring pixels of one colour in a row are one piece of its path. */
export function spriteOf(drawing: string): Sprite {
  const rows = drawing.trim().split("\n");
  const pieces = new Map<string, string>();
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/([^.])\1*/g)) {
      const [pixels, letter] = [run[0], run[1]!];
      const piece = `M${run.index} ${y}h${pixels.length}v1h-${pixels.length}z`;
      pieces.set(letter, (pieces.get(letter) ?? "") + piece);
    }
  });
  return {
    width: rows[0]!.length,
    height: rows.length,
    paths: [...pieces].map(([letter, d]) => ({ colour: PALETTE[letter]!, d })),
  };
}

const made = new Map<string, Sprite>();

function find(drawings: Readonly<Record<string, string>>, name: string): Sprite {
  let sprite = made.get(name);
  if (!sprite) made.set(name, (sprite = spriteOf(drawings[name]!)));
  return sprite;
}

export const thing = (name: string): Sprite => find(THINGS, name);

/** Cards that nobody has drawn look like others of their type. */
export function figure(card: string, type: string): Sprite {
  if (card in FIGURES) return find(FIGURES, card);
  return find(FIGURES, type in FIGURES ? type : "enemy");
}
