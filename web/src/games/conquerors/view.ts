// Made from src/deskovka/games/conquerors/views.py by `make renew`.

import type { Asked } from "../../wire.ts";

/**
 * A card by its handle, and what it is, for those who know.
 */
export interface HeldCard {
  handle: number;
  card?: string;
}

/**
 * Only entities have life and traps, and only warriors what follows ``attack``.
 *
 * ``used`` counts abilities paid for this turn. ``changes`` lists kind, amount and
 * duration of each change. ``attacked`` is of its last attack (ATT-5). ``target``,
 * ``blocker`` and ``blocking`` are handles.
 */
export interface PlanetCard {
  handle: number;
  card?: string;
  owner: number;
  used: number;
  illusion: boolean;
  life?: number;
  max_life?: number;
  shielding?: number;
  traps?: HeldCard[];
  changes?: number[];
  attack?: number;
  exhausted?: boolean;
  attacked?: boolean;
  target?: number;
  line?: number;
  blocker?: number;
  blocking?: number;
}

/**
 * ``stored`` and ``maxima`` are gold, cosmium and electricity.
 *
 * ``known_deck`` lists cards that the seat has seen in the deck: how many lie above, and which.
 */
export interface Player {
  seat: number;
  out: boolean;
  stored: number[];
  maxima: number[];
  building_life: number;
  base: PlanetCard | null;
  miners: PlanetCard[];
  row: PlanetCard[];
  hand: HeldCard[];
  junkyard: HeldCard[];
  deck: number;
  known_deck: ((number | string)[])[];
  makes_left: number;
  placed: number;
  moved: number;
  skips: string[];
}

/**
 * A chance to react, of that kind; ``card`` is the handle that it is about, if any.
 */
export interface Window {
  what: "window";
  kind: string;
  by: number;
  card: number;
}

/**
 * A card that is being played, an ability that was paid for, or a trap that is activated.
 */
export interface Waiting {
  handle: number;
  card?: string;
  what: "paid" | "play" | "trap";
  by: number;
}

/**
 * An ability of a card that was triggered and waits.
 */
export interface Trigger {
  card: string;
  ability: number;
  by: number;
}

/**
 * ``card`` is a handle; cards in decks, which have none, are told by ``definition``.
 */
export interface Option {
  verb: "choose" | "definition" | "effect" | "make_electricity" | "mode" | "move" | "number" | "pass" | "pay" | "place" | "play" | "seat" | "yes" | "page" | "roll";
  card?: number;
  definition?: string;
  ability?: number;
  keyword?: string;
  number?: number;
  seat?: number;
  count?: number;
}

export interface Outcome {
  winners: number[];
  how: string;
}

/**
 * ``attackers`` are handles; ``pending`` lists what goes on, the latest first.
 *
 * ``options`` and ``default`` are there only while the seat that looks is asked.
 */
export interface PlanetView {
  game: string;
  edition: string;
  seat: number | null;
  turn: number;
  starter: number;
  active: number;
  phase: string;
  players: Player[];
  attackers: number[];
  pending: (Window | Waiting)[];
  effects: Trigger[];
  asked: Asked | null;
  outcome: Outcome | null;
  options?: Option[];
  default?: number;
}
