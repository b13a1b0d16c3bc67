/** A view of which only its structure is known, taken apart: numbers and words, zones, groups. */

import type { DecisionInfo, View } from "../wire.ts";

/** A number, a word, a yes or no; null is something that is hidden or not there. */
export type Plain = string | number | boolean | null;
export type Entry<V = unknown> = readonly [key: string, value: V];

export interface Shape {
  /** What can be said in a line each. */
  facts: readonly Entry<Plain>[];
  /** Lists of pieces: cards, dice, tokens. */
  zones: readonly Entry<readonly unknown[]>[];
  /** Things that consist of others. */
  groups: readonly Entry<object>[];
}

/** What every view has, and the page shows elsewhere. */
const FRAME: ReadonlySet<string> = new Set<keyof View>([
  "game",
  "seat",
  "turn",
  "starter",
  "active",
  "players",
  "asked",
  "outcome",
  "options",
  "default",
]);

export const isPlain = (value: unknown): value is Plain =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

export function shapeOf(value: object, without: ReadonlySet<string> = new Set()): Shape {
  const entries = Object.entries(value).filter(([key]) => !without.has(key));
  return {
    facts: entries.filter((one): one is [string, Plain] => isPlain(one[1])),
    zones: entries.filter((one): one is [string, unknown[]] => Array.isArray(one[1])),
    groups: entries.filter(
      (one): one is [string, object] => !isPlain(one[1]) && !Array.isArray(one[1]),
    ),
  };
}

/** What lies on the table: all but the players. */
export const tableOf = (view: View): Shape => shapeOf(view, FRAME);

export const playerOf = (player: object): Shape => shapeOf(player, new Set(["seat"]));

/** Keys that a thing may be called by; the first that it has is its name. */
const NAMES = ["card", "definition", "name", "kind", "id"];
/** What only tells a thing from its like. */
const HANDLES = new Set(["handle"]);

export interface Thing {
  /** What it is, where that can be seen. */
  name: string | undefined;
  /** The rest of it, where there is any. */
  rest: Shape | null;
}

/** A piece that consists of several values. */
export function thingOf(piece: object): Thing {
  const values = piece as Record<string, unknown>;
  const key = NAMES.find((one) => typeof values[one] === "string");
  const rest = shapeOf(piece, new Set([...HANDLES, ...(key ? [key] : [])]));
  const isBare = !rest.facts.length && !rest.zones.length && !rest.groups.length;
  return { name: key && String(values[key]), rest: isBare ? null : rest };
}

/** Keys whose numbers are seats: they are shown as names. */
export const namesSeat = (key: string): boolean =>
  /(^|_)(seat|by|owner|holder|player|winner|leader|dealer)$/.test(key);

/**
 * The options that are about a piece of that zone: they tell it by what it may be called by, or
 * by the name of the zone, as figures are told by `figure`.
 */
export function choicesFor(piece: unknown, zone: string, decision: DecisionInfo | null): number[] {
  if (piece === null || typeof piece === "boolean") return [];
  const keys = [...NAMES, ...HANDLES, zone, zone.replace(/s$/, "")];
  return (decision?.options ?? []).flatMap(({ data }, index) => {
    const isAbout = keys.some((key) => {
      const own = isPlain(piece) ? piece : (piece as Record<string, unknown>)[key];
      return own !== undefined && own === data[key];
    });
    return isAbout ? [index] : [];
  });
}
