// Made from src/deskovka/games/plosinovka/views.py by `make renew`.

import type { Asked } from "../../wire.ts";

/**
 * How many of the action dice show each symbol.
 */
export interface Dice {
  boot: number;
  sword: number;
  coin: number;
  monster: number;
  star: number;
}

/**
 * ``cards`` are the dungeon cards from the bottom left, ``enemies`` the enemy cards seen.
 */
export interface Tower {
  levels: number;
  lowest: number;
  revealed: number;
  cards: string[];
  enemies: string[];
}

/**
 * ``life`` is an enemy's or boss's; a hero's is the player's.
 */
export interface Figure {
  figure: number;
  card: string;
  field: number;
  life?: number;
}

export interface Treasure {
  field: number;
  what: "coin" | "gem";
}

/**
 * ``field`` is None while the hero is off the map; ``special`` is the face of that die.
 */
export interface Player {
  seat: number;
  hero: string;
  field: number | null;
  life: number;
  most_life: number;
  coins: number;
  gems: number;
  special: "blank" | "boot" | "coin" | "monster" | "star" | "sword";
  cards: string[];
  used: string[];
  tired: boolean;
  tokens: string[];
  inside: boolean;
  defeated: number;
}

/**
 * None is a gap; ``returned`` are the potions that go back under the deck.
 */
export interface Shop {
  items: (string | null)[];
  potions: (string | null)[];
  items_left: number;
  potions_left: number;
  returned: string[];
}

/**
 * ``attacks_possible`` are the attack cards left in the deck, not in their order there.
 */
export interface Boss {
  card: string | null;
  life: number;
  figure: number | null;
  attacks_left: number;
  attacks_possible: string[];
  attacks_played: string[];
  tokens_left: string[];
}

export interface Artifact {
  card: string;
  holder: number | null;
}

/**
 * ``portal`` is there where one leads to the field; ``damage`` and ``life`` tell of a blow.
 */
export interface Option {
  verb: "appear" | "buy" | "card" | "enemy" | "fall" | "field" | "gems" | "gravity" | "hero" | "hit" | "hold" | "merge" | "pass" | "special" | "symbol" | "use" | "page" | "roll";
  number?: number;
  symbol?: "blank" | "boot" | "coin" | "monster" | "star" | "sword";
  card?: string;
  field?: number;
  portal?: boolean;
  figure?: number;
  times?: number;
  gems?: number;
  damage?: number;
  life?: number;
}

/**
 * ``score`` is that of a game for one.
 */
export interface Outcome {
  winners: number[];
  how: string;
  score: number | null;
}

/**
 * ``options`` and ``default`` are there only while the seat that looks is asked.
 */
export interface TowerView {
  game: string;
  seat: number | null;
  turn: number;
  starter: number;
  active: number;
  actions: number;
  tower: Tower;
  figures: Figure[];
  lying: Treasure[];
  players: Player[];
  pool: Dice;
  rolled: Dice;
  enemy_die: "attack" | "left" | "right" | null;
  bonus: number;
  shop: Shop;
  boss: Boss;
  artifacts: Artifact[];
  event: string | null;
  events_left: number;
  asked: Asked | null;
  outcome: Outcome | null;
  options?: Option[];
  default?: number;
}

/**
 * A field that a boot leads to, and the enemies that would strike.
 */
export interface StepAhead {
  field: number;
  portal: boolean;
  strikes: number[];
}

export interface FallAhead {
  figure: number;
  to: number;
}

/**
 * The most that the hero could deal, for so many gems, and the life of who is attacked.
 */
export interface AttackAhead {
  figure: number;
  damage: number;
  gems: number;
  life: number;
}

/**
 * ``uses`` are the symbols that would do something, ``star`` those that a star stands for.
 *
 * ``prices`` are the merchant's for that seat; ``score`` that of a game for one, if won now.
 */
export interface Outlook {
  steps: StepAhead[];
  falls: FallAhead[];
  attacks: AttackAhead[];
  uses: ("blank" | "boot" | "coin" | "monster" | "star" | "sword")[];
  star: ("blank" | "boot" | "coin" | "monster" | "star" | "sword")[];
  prices: Record<string, number>;
  score: number | null;
}
