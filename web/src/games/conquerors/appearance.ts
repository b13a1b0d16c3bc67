/** How cards are drawn: everything follows from what is printed on them. */
import type { Material } from "./terms.ts";

export interface Style {
  colour: string;
  dark: string;
  emblem: string;
  /** The outline of a card 100 wide and 140 high. */
  outline: string;
}

const PLAIN = "M8 0H92A8 8 0 0 1 100 8V132A8 8 0 0 1 92 140H8A8 8 0 0 1 0 132V8A8 8 0 0 1 8 0Z";

export const STYLES: Record<string, Style> = {
  miner: {
    colour: "#c98f1f",
    dark: "#3d2a05",
    emblem: "mining",
    outline: "M14 0H86L100 14V126L86 140H14L0 126V14Z",
  },
  building: {
    colour: "#3f7fe8",
    dark: "#0b2350",
    emblem: "modern-city",
    outline: "M0 0H16V6H28V0H44V6H56V0H72V6H84V0H100V140H0Z",
  },
  warrior: {
    colour: "#dc3d49",
    dark: "#470b13",
    emblem: "crossed-swords",
    outline: "M8 0H92L100 8V122L82 140H18L0 122V8Z",
  },
  trap: {
    colour: "#a052dd",
    dark: "#2c0d47",
    emblem: "wolf-trap",
    outline:
      "M0 0L10 8 20 0 30 8 40 0 50 8 60 0 70 8 80 0 90 8 100 0V132A8 8 0 0 1 92 140H8A8 8 0 0 1 0 132Z",
  },
  spell: {
    colour: "#12a892",
    dark: "#033a32",
    emblem: "spell-book",
    outline:
      "M22 0H78A22 22 0 0 1 100 22V118A22 22 0 0 1 78 140H22A22 22 0 0 1 0 118V22A22 22 0 0 1 22 0Z",
  },
  base: {
    colour: "#98a3cc",
    dark: "#1c2342",
    emblem: "base-dome",
    outline: "M0 30A50 30 0 0 1 100 30V132A8 8 0 0 1 92 140H8A8 8 0 0 1 0 132Z",
  },
};

export function styleOf(type: string): Style {
  return STYLES[type] ?? { ...STYLES["base"]!, outline: PLAIN };
}

/** Materials by colour and by shape, around the point 0, 0. */
export const SHAPES: Record<Material, { colour: string; path: string; sign: string }> = {
  gold: { colour: "#ffc933", path: "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0Z", sign: "●" },
  cosmium: { colour: "#cf9dff", path: "M0 -11.5L10.5 0 0 11.5 -10.5 0Z", sign: "◆" },
  electricity: {
    colour: "#6fdcff",
    path: "M-5 -11.5H9L5 -4H11L-5 12 -2 3.5H-10Z",
    sign: "↯",
  },
};

/** Small numbers that follow from a text, always the same ones. */
export function numbersOf(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Sky {
  high: string;
  low: string;
  planet: { x: number; y: number; r: number; colour: string; ring: boolean; tilt: number };
  stars: { x: number; y: number; r: number }[];
  glow: { x: number; y: number; r: number; colour: string };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The sky behind an emblem, 92 wide and 78 high: one of its own for every card. */
export function skyOf(id: string): Sky {
  const number = numbersOf(id);
  const hue = Math.floor(number() * 360);
  const other = hue + 40 + Math.floor(number() * 160);
  const left = number() < 0.5;
  return {
    high: `hsl(${hue} 62% 24%)`,
    low: `hsl(${other} 58% 12%)`,
    planet: {
      x: round(left ? 6 + number() * 16 : 70 + number() * 16),
      y: round(number() < 0.5 ? 10 + number() * 14 : 58 + number() * 16),
      r: round(11 + number() * 15),
      colour: `hsl(${other + 30} 52% 38%)`,
      ring: number() < 0.4,
      tilt: Math.floor(number() * 60 - 30),
    },
    glow: {
      x: round(20 + number() * 52),
      y: round(10 + number() * 40),
      r: round(22 + number() * 16),
      colour: `hsl(${hue + 24} 70% 42%)`,
    },
    stars: Array.from({ length: 12 }, () => ({
      x: round(number() * 92),
      y: round(number() * 78),
      r: round(0.4 + number() * 0.9),
    })),
  };
}

export interface Title {
  lines: string[];
  size: number;
}

const WIDTH = 88;

/** How wide letters are, in parts of the font's size. */
const LETTERS: readonly [among: RegExp, width: number][] = [
  [/[ ]/, 0.22],
  [/[ijlIJ.,'’:]/, 0.31],
  [/[frt-]/, 0.42],
  [/[mwMW]/, 0.91],
  [/[A-Z]/, 0.65],
];
const USUAL = 0.58;

const widthOf = (line: string): number =>
  [...line.normalize("NFD").replace(/\p{M}/gu, "")].reduce(
    (sum, letter) => sum + (LETTERS.find(([among]) => among.test(letter))?.[1] ?? USUAL),
    0,
  );

/** A name on one line or two, as large as it fits. */
export function titleOf(name: string): Title {
  const sizeOf = (lines: string[], most: number) =>
    Math.min(most, WIDTH / Math.max(...lines.map(widthOf)));
  const one = { lines: [name], size: sizeOf([name], 14) };
  const words = name.split(" ");
  if (words.length === 1 || one.size >= 12) return one;
  const halves = words.slice(1).map((_, at) => {
    const lines = [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")];
    return { lines, size: sizeOf(lines, 12) };
  });
  return halves.reduce((best, half) => (half.size > best.size ? half : best), one);
}
