/** What `deskovka.conquerors.knowledge.view` shows. */

export interface HeldCard {
  handle: number;
  /** What it is, for those who know. */
  card?: string;
}

export interface PlanetCard extends HeldCard {
  owner: number;
  used: number | boolean;
  illusion: boolean;
  life?: number;
  max_life?: number;
  shielding?: number;
  traps?: HeldCard[];
  attack?: number;
  exhausted?: boolean;
  target?: number;
  line?: number;
  blocker?: number;
  blocking?: number;
}

export interface Player {
  seat: number;
  out: boolean;
  /** Gold, cosmium, electricity. */
  stored: number[];
  maxima: number[];
  building_life: number;
  base: PlanetCard | null;
  miners: PlanetCard[];
  row: PlanetCard[];
  hand: HeldCard[];
  junkyard: HeldCard[];
  deck: number;
  known_deck: [number, string][];
  makes_left: number;
  skips: string[];
}

export interface Pending {
  what: "window" | "play" | "paid" | "trap";
  by: number;
  kind?: string;
  handle?: number;
  card?: string | number;
}

export interface PlanetView {
  game: "conquerors";
  edition: string;
  seat: number | null;
  turn: number;
  starter: number;
  active: number;
  phase: string;
  players: Player[];
  attackers: number[];
  pending: Pending[];
  effects: { card: string; ability: number; by: number }[];
  outcome: { winners: number[]; how: string } | null;
}

export const MATERIALS = ["gold", "cosmium", "electricity"] as const;
export type Material = (typeof MATERIALS)[number];
export const PHASES = ["start", "mining", "kuk", "main", "attack", "trap", "end"];
export const LIFE_TO_CONQUER = 30;

/** Every card of the view by its handle, with the seat where it lies. */
export function byHandle(view: PlanetView): Map<number, { card: HeldCard; seat: number }> {
  const found = new Map<number, { card: HeldCard; seat: number }>();
  for (const player of view.players) {
    const planet = [...(player.base ? [player.base] : []), ...player.miners, ...player.row];
    const traps = planet.flatMap((card) => card.traps ?? []);
    for (const card of [...planet, ...traps, ...player.hand, ...player.junkyard])
      found.set(card.handle, { card, seat: player.seat });
  }
  return found;
}
