/** What `deskovka.plosinovka.knowledge.view` shows. */

export type Symbol = "boot" | "sword" | "coin" | "monster" | "star";
export const SYMBOLS: readonly Symbol[] = ["boot", "sword", "coin", "monster", "star"];

export interface FigureSeen {
  figure: number;
  card: string;
  field: number;
  /** Of enemies; that of heroes is the player's. */
  life?: number;
}

export interface Lying {
  field: number;
  what: "coin" | "gem";
}

export interface PlayerSeen {
  seat: number;
  hero: string;
  field: number | null;
  life: number;
  most_life: number;
  coins: number;
  gems: number;
  special: Symbol | "blank";
  cards: string[];
  used: string[];
  tired: boolean;
  tokens: string[];
  inside: boolean;
  defeated: number;
}

export interface TowerView {
  game: "plosinovka";
  seat: number | null;
  turn: number;
  starter: number;
  active: number;
  picks: number;
  tower: { levels: number; lowest: number; revealed: number; cards: string[]; enemies: string[] };
  figures: FigureSeen[];
  lying: Lying[];
  players: PlayerSeen[];
  pool: Record<Symbol, number>;
  rolled: Record<Symbol, number>;
  enemy_die: "left" | "right" | "attack" | null;
  bonus: number;
  shop: {
    items: (string | null)[];
    potions: (string | null)[];
    items_left: number;
    potions_left: number;
    returned: string[];
  };
  boss: {
    card: string | null;
    life: number;
    figure: number | null;
    attacks_left: number;
    attacks_played: string[];
    tokens_left: string[];
  };
  artifacts: { card: string; holder: number | null }[];
  event: string | null;
  events_left: number;
  asked: { seat: number; kind: string; rule: string } | null;
  outcome: { winners: number[]; how: string; score: number | null } | null;
}

/** What `deskovka.server.previewing.outlook` tells. */
export interface Outlook {
  steps: { field: number; portal: boolean; strikes: number[] }[];
  falls: { figure: number; to: number }[];
  attacks: { figure: number; damage: number; gems: number; life: number }[];
  prices: Record<string, number>;
  /** Of a game for one, if it were won now. */
  score: number | null;
}
