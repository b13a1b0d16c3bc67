/** A level as it is drawn: what stands on 4 × 4 fields, platforms under them, walls between. */

import { CELL, FLOOR, SIDE, WIDTH, type Field, type Plan } from "../geometry.ts";
import type { Mark } from "../../../wire.ts";

/** The sign of each kind of field in a drawing; also the key that draws it. */
const SIGNS: Readonly<Record<string, string>> = {
  ladder: "H",
  trap: "^",
  merchant: "$",
  coin: "c",
  gem: "*",
  enemy: "E",
  portal: "@",
  boss: "B",
  special: "?",
};
const KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SIGNS).map(([kind, sign]) => [sign, kind]),
);
const COUNT = SIDE * SIDE;
const MOST_KINDS = 3; // there is room for so many signs

/** Fields from the bottom left, row by row; walls are five a row. As in `DungeonInfo`. */
export interface Level {
  kinds: readonly (readonly string[])[];
  floor: readonly boolean[];
  wall: readonly boolean[];
}

export const EMPTY: Level = {
  kinds: Array.from({ length: COUNT }, () => []),
  floor: Array.from({ length: COUNT }, () => false),
  wall: Array.from({ length: SIDE * (SIDE + 1) }, () => false),
};

const lineOf = (row: number) => 2 * (SIDE - 1 - row) + 1;

/** From the drawing; what cannot be read is left out. */
export function levelOf(map: string): Level {
  const lines = map.replace(/^\n/, "").split("\n");
  const at = (line: number, column: number) => lines[line]?.[column] ?? " ";
  const kinds: string[][] = [];
  const floor: boolean[] = [];
  const wall: boolean[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let edge = 0; edge <= SIDE; edge++) wall.push(at(lineOf(row), 4 * edge) === "|");
    for (let column = 0; column < SIDE; column++) {
      const signs = [1, 2, 3].map((one) => at(lineOf(row), 4 * column + one));
      kinds.push(signs.map((sign) => KINDS[sign]).filter((kind) => kind !== undefined));
      floor.push(at(lineOf(row) + 1, 4 * column + 1) === "-");
    }
  }
  return { kinds, floor, wall };
}

const climbs = (level: Level, field: number) =>
  level.kinds[field]?.includes("ladder") === true &&
  level.kinds[field - SIDE]?.includes("ladder") === true;

export function mapOf(level: Level): string {
  const lines = ["+   +   +   +   +"];
  for (let row = SIDE - 1; row >= 0; row--) {
    let [fields, edges] = ["", "+"];
    for (let column = 0; column < SIDE; column++) {
      const field = row * SIDE + column;
      const signs = level.kinds[field]!.map((kind) => SIGNS[kind]).join("");
      fields += (level.wall[row * (SIDE + 1) + column] ? "|" : " ") + cell(signs);
      edges += (!level.floor[field] ? "   " : climbs(level, field) ? "-H-" : "---") + "+";
    }
    lines.push(fields + (level.wall[row * (SIDE + 1) + SIDE] ? "|" : " "), edges);
  }
  return lines.map((line) => line.trimEnd()).join("\n") + "\n";
}

const cell = (signs: string) => (signs.length > 1 ? signs.padStart(3) : ` ${signs}`.padEnd(3));

// -- drawing --------------------------------------------------------------------------------

export const TOOLS = [
  "platform",
  "wall-right",
  "wall-left",
  "ladder",
  "coin",
  "gem",
  "enemy",
  "trap",
  "merchant",
  "portal",
  "boss",
  "special",
  "erase",
] as const;
export type Tool = (typeof TOOLS)[number];

/** The key that draws with a tool, whichever is chosen. */
export const KEYS: Readonly<Record<Tool, string>> = {
  platform: "-",
  "wall-right": "|",
  "wall-left": "\\",
  erase: "x",
  ...(SIGNS as Record<Exclude<Tool, "platform" | "wall-right" | "wall-left" | "erase">, string>),
};

/** What can be drawn on such a card. */
export function toolsOf(dungeon: string, boss: boolean): Tool[] {
  return TOOLS.filter((tool) => {
    if (tool === "wall-left") return false; // the tool for walls draws them at either side
    if (tool === "portal") return dungeon === "void";
    if (tool === "boss" || tool === "special") return boss;
    return true;
  });
}

const toggled = (list: readonly boolean[], at: number) =>
  list.map((one, index) => (index === at ? !one : one));

/** The level after a stroke on a field: what was not there is, what was there is not. */
export function drawn(level: Level, tool: Tool, field: number): Level {
  const edge = Math.floor(field / SIDE) * (SIDE + 1) + (field % SIDE);
  if (tool === "platform") return { ...level, floor: toggled(level.floor, field) };
  if (tool === "wall-left") return { ...level, wall: toggled(level.wall, edge) };
  if (tool === "wall-right") return { ...level, wall: toggled(level.wall, edge + 1) };
  const change = (kinds: readonly string[]) => ({
    ...level,
    kinds: level.kinds.map((one, index) => (index === field ? kinds : one)),
  });
  const before = level.kinds[field]!;
  if (tool === "erase")
    return { ...change([]), floor: level.floor.map((one, index) => index !== field && one) };
  if (before.includes(tool)) return change(before.filter((kind) => kind !== tool));
  const treasure = tool === "coin" || tool === "gem";
  const stays = before.filter((kind) => !treasure || (kind !== "coin" && kind !== "gem"));
  return change([...stays, tool].slice(-MOST_KINDS));
}

// -- showing --------------------------------------------------------------------------------

const AROUND = 9; // shown around the card
const SHIFT = 24; // away from the outer walls, which a single card does not have

/** Laid out as the tower lays its fields out; the fifth column holds the walls on the left. */
export function planOf(level: Level, dungeon: string): Plan {
  const fields: Field[] = [];
  for (let row = 0; row < SIDE; row++)
    for (let column = -1; column < SIDE; column++) {
      const field = row * SIDE + column;
      const inside = column >= 0;
      fields.push({
        field: row * WIDTH + column,
        x: SHIFT + column * CELL,
        y: (SIDE - 1 - row) * CELL,
        dungeon,
        kinds: new Set(inside ? level.kinds[field] : []),
        floor: inside && level.floor[field]!,
        through: inside && climbs(level, field),
        gate: false,
        wall: level.wall[row * (SIDE + 1) + column + 1]!,
      });
    }
  const inside = fields.filter((one) => one.x >= SHIFT);
  return {
    fields,
    fog: [],
    height: SIDE * CELL + FLOOR + SHIFT, // the ground lies out of sight
    rows: Array.from({ length: SIDE }, (_, at) =>
      inside.slice((SIDE - 1 - at) * SIDE, (SIDE - at) * SIDE),
    ),
    at: (field) => inside.find((one) => one.field === field),
  };
}

/** The part of the drawing that is the card: x, y, width, height. */
export const VIEW = [SHIFT - AROUND, -AROUND, SIDE * CELL + 2 * AROUND, SIDE * CELL + 2 * AROUND];

/** What the rows and columns are called, and where that stands around the card. */
export const NAMES = Array.from({ length: SIDE }, (_, at) => [
  { text: "ABCD"[at]!, x: SHIFT + (at + 0.5) * CELL, y: SIDE * CELL + AROUND / 2 },
  { text: String(SIDE - at), x: SHIFT - AROUND / 2, y: (at + 0.5) * CELL },
]).flat();

/** Of a field that is numbered within its card, from the bottom left. */
export const placeOf = (field: number): string =>
  `${"ABCD"[field % SIDE]}${Math.floor(field / SIDE) + 1}`;

/** What the card as a whole lacks is told at the upper edge of its drawing, from end to end. */
const isOfTheCard = (mark: Mark): boolean => mark.line === 1 && mark.length > 4 * (SIDE - 1);

/** The fields that something wrong in the drawing is about. */
export function fieldsOf(mark: Mark): number[] {
  if (mark.field !== "map" || mark.line < 1 || isOfTheCard(mark)) return [];
  const line = mark.line - 1;
  const row = SIDE - Math.max(1, Math.ceil(line / 2));
  const last = mark.column - 1 + Math.max(mark.length, 1) - 1;
  const columns = [mark.column - 1, last].map((one) =>
    Math.min(SIDE - 1, Math.max(0, Math.floor((one - (one % 4 ? 1 : 0)) / 4))),
  );
  const fields: number[] = [];
  if (row < 0) return fields;
  for (let column = columns[0]!; column <= columns[1]!; column++) fields.push(row * SIDE + column);
  return fields;
}
