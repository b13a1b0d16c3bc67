/** Where things of the tower are drawn; a pixel of the drawing is one unit. */

import type { DungeonInfo, PackInfo } from "../../wire.ts";
import type { TowerView } from "./view.ts";

export const WIDTH = 8; // fields in a row
export const SIDE = 4; // of a dungeon card, in fields
export const CELL = 24;
export const FLOOR = 4; // how thick a platform is
export const MARGIN = 6; // for the outer walls
export const FOG = 20; // how high a level is that nobody has seen, at least
const THICK = CELL; // and at most
export const LETTERS = 17; // px beneath the tower, for the columns
export const BREADTH = WIDTH * CELL + 2 * MARGIN;

export const rowOf = (field: number): number => Math.floor(field / WIDTH);
export const columnOf = (field: number): number => field % WIDTH;
export const levelOf = (field: number): number => Math.floor(field / (WIDTH * SIDE));

/** Column and row, as everywhere in the game: rows count from the bottom of the tower. */
export function fieldName(field: number): string {
  return `${"ABCDEFGH"[columnOf(field)]}${rowOf(field) + 1}`;
}

export interface Field {
  field: number;
  /** Of its upper left corner. */
  x: number;
  y: number;
  dungeon: string;
  kinds: Set<string>;
  /** A platform lies under it, perhaps with a ladder through. */
  floor: boolean;
  through: boolean;
  /** A platform that heroes pass upwards alone: the floor of the boss level. */
  gate: boolean;
  /** A wall stands at its right edge. */
  wall: boolean;
}

export interface Plan {
  fields: Field[];
  fog: { level: number; y: number; height: number; boss: boolean }[];
  height: number;
  /** Rows from the top, for who reads them. */
  rows: Field[][];
  at(field: number): Field | undefined;
}

/** How high the tower is at most, in its own units. */
export const tallestOf = ({ levels, revealed, lowest }: TowerView["tower"]): number =>
  (levels - revealed) * THICK + (revealed - lowest) * SIDE * CELL + FLOOR;

/** The levels that exist, with those above that are still hidden, so high where there is room. */
export function planOf(tower: TowerView["tower"], pack: PackInfo, room = 0): Plan {
  const hidden = tower.levels - tower.revealed;
  const rows = (tower.revealed - tower.lowest) * SIDE;
  const left = Math.floor((room - rows * CELL - FLOOR) / Math.max(hidden, 1));
  const fog = Math.max(FOG, Math.min(left, THICK));
  const top = hidden * fog;
  const height = top + rows * CELL + FLOOR;
  const first = tower.lowest * SIDE * WIDTH;
  const fields: Field[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < WIDTH; column++)
      fields.push(fieldOf(tower, pack, first + row * WIDTH + column));
  for (const one of fields) {
    one.x = MARGIN + columnOf(one.field) * CELL;
    one.y = top + (rows - 1 - rowOf(one.field - first)) * CELL;
  }
  return {
    fields,
    fog: Array.from({ length: hidden }, (_, at) => ({
      level: tower.levels - 1 - at,
      y: at * fog,
      height: fog,
      boss: at === 0,
    })),
    height,
    rows: Array.from({ length: rows }, (_, at) => {
      const start = (rows - 1 - at) * WIDTH;
      return fields.slice(start, start + WIDTH);
    }),
    at: (field) => fields[field - first],
  };
}

/** Around what to look where no more than so much fits: all of it, or else who plays; both in the
 * units of the drawing. */
export function middleOf(
  fields: readonly Field[],
  hero: Field | undefined,
  room: number,
): number | undefined {
  const tops = [...fields, ...(hero ? [hero] : [])].map(({ y }) => y);
  if (!tops.length) return undefined;
  const [first, last] = [Math.min(...tops), Math.max(...tops)];
  const middle = hero && last + CELL - first > room ? hero.y : (first + last) / 2;
  return middle + CELL / 2;
}

function fieldOf(tower: TowerView["tower"], pack: PackInfo, field: number): Field {
  const level = levelOf(field);
  const row = rowOf(field) % SIDE;
  const column = columnOf(field);
  const [left, right] = [0, 1].map((side) => pack.dungeons[tower.cards[2 * level + side]!]!);
  const card: DungeonInfo = column < SIDE ? left! : right!;
  const at = row * SIDE + (column % SIDE);
  const edges = row * (SIDE + 1);
  const seam = column === SIDE - 1 && right!.wall[edges] === 1;
  const lowest = row === 0 && level === tower.lowest;
  const gate = row === 0 && level === tower.levels - 1;
  return {
    field,
    x: 0,
    y: 0,
    dungeon: card.dungeon,
    kinds: kindsOf(pack.flags, card.fields[at]!),
    floor: lowest || gate || card.floor[at] === 1,
    through: !lowest && !gate && card.through[at] === 1,
    gate: gate && !lowest,
    wall: column === WIDTH - 1 || seam || card.wall[edges + (column % SIDE) + 1] === 1,
  };
}

function kindsOf(flags: Record<string, number>, bits: number): Set<string> {
  return new Set(Object.keys(flags).filter((kind) => bits & flags[kind]!));
}

/** The same small number for the same thing, to scatter what decorates. */
export function scatter(seed: number, many: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % many;
}
