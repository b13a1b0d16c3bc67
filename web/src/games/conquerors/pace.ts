/** What happened, as beats that are watched one after another on the planet as it was before. */

import type { Beat, Pace } from "../../reel.svelte.ts";
import type { Sound } from "../../sound.ts";
import type { Happened, PackInfo } from "../../wire.ts";
import { byHandle } from "./terms.ts";
import type { PlanetView } from "./view.ts";

/** Zones, by the numbers that events use. */
const DECK = 0;
const HAND = 1;
const PLANET = 2;
const JUNKYARD = 3;

/** How long each kind is watched, in milliseconds; others are seen by what they change. */
const WEIGHTS: Readonly<Record<string, number>> = {
  play: 1000,
  activate: 1000,
  use: 800,
  counter: 800,
  attack: 900,
  block: 700,
  damage: 750,
  heal: 550,
  change: 550,
  lose_life: 550,
  gain: 500,
  lose: 500,
  control: 700,
  laid: 750,
  turn: 700,
  out: 1000,
};
const DESTROYED = 650;
const DRAWN = 300;
const GLIDE = 350;

const SOUNDS: Readonly<Record<string, Sound>> = {
  play: "card",
  use: "card",
  activate: "trap",
  laid: "card",
  attack: "card",
  damage: "hit",
  lose_life: "hit",
  heal: "heal",
  gain: "coin",
  gone: "gone",
  out: "loss",
};

/** Kinds of which several right after another happen at the same time. */
const TOGETHER = new Set(["attack", "damage", "heal", "change", "gain", "lose", "gone", "drawn"]);

/** The kind as it is watched: a card that falls or is drawn is more than a move. */
export function kindOf({ kind, facts }: Happened): string {
  if (kind !== "move") return kind;
  if (facts["from"] === PLANET && facts["to"] === JUNKYARD) return "gone";
  return facts["from"] === DECK && facts["to"] === HAND ? "drawn" : kind;
}

function weightOf(kind: string): number {
  if (kind === "gone") return DESTROYED;
  return kind === "drawn" ? DRAWN : (WEIGHTS[kind] ?? 0);
}

export function beatsOf(events: readonly Happened[]): Beat[] {
  const beats: (Beat & { events: Happened[]; kind: string })[] = [];
  for (const event of events) {
    const kind = kindOf(event);
    const ms = weightOf(kind);
    const last = beats.at(-1);
    if (last?.kind === kind && TOGETHER.has(kind)) last.events.push(event);
    else if (ms) beats.push({ events: [event], ms, kind, known: events });
  }
  return beats;
}

export const soundOf = (beat: Beat): Sound | undefined => SOUNDS[kindOf(beat.events[0]!)];

export const pace: Pace = {
  before: beatsOf,
  after: (_view, events) => (events.some(({ kind }) => kind === "move") ? GLIDE : 0),
};

/** What the card is that the event speaks of, where that is known. */
export function cardIn(event: Happened, beat: Beat, view: PlanetView, pack: PackInfo): string {
  const handle = Number(event.facts["card"]);
  const seen = byHandle(view).get(handle)?.card.card;
  if (seen) return seen;
  const moved = beat.known?.find(
    ({ facts }) => facts["card"] === handle && typeof facts["definition"] === "number",
  );
  return pack.definitions[Number(moved?.facts["definition"] ?? -1)] ?? "";
}
