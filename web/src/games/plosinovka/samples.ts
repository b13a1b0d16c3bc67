/** A small tower for tests: two bare cards on the lowest level, a boss level above. */

import type { DecisionInfo, DungeonInfo, PackInfo } from "../../wire.ts";
import type { TowerView } from "./view.ts";

const FLAGS = { ladder: 1, trap: 2, merchant: 4, coin: 8, gem: 16, enemy: 32, portal: 64 };

export function dungeon(id: string, wanted: Partial<DungeonInfo> = {}): DungeonInfo {
  const fields = Array<number>(16).fill(0);
  return {
    id,
    name: { en: id, cs: id },
    dungeon: "forest",
    boss: false,
    fields,
    floor: fields,
    through: fields,
    wall: Array<number>(20).fill(0),
    ...wanted,
  };
}

/** A list of so many zeroes with ones at some places. */
export function ones(many: number, ...places: number[]): number[] {
  return Array.from({ length: many }, (_, at) => (places.includes(at) ? 1 : 0));
}

export function packWith(...dungeons: DungeonInfo[]): PackInfo {
  const card = (id: string, type: string) => ({ id, type, name: { en: id, cs: id }, text: {} });
  return {
    hash: "",
    game: "plosinovka",
    cards: {
      bivoj: card("bivoj", "hero"),
      urgh: card("urgh", "hero"),
      zombie: { ...card("zombie", "enemy"), damage: 1 },
      redeemer: card("redeemer", "item"),
    },
    dungeons: Object.fromEntries(dungeons.map((one) => [one.id, one])),
    flags: FLAGS,
    definitions: ["bivoj", "zombie"],
  };
}

export function viewWith(wanted: Partial<TowerView> = {}): TowerView {
  const none = { boot: 0, sword: 0, coin: 0, monster: 0, star: 0 };
  const player = {
    life: 4,
    most_life: 4,
    coins: 0,
    gems: 0,
    special: "blank" as const,
    cards: [],
    used: [],
    tired: false,
    tokens: [],
    inside: false,
    defeated: 0,
  };
  return {
    game: "plosinovka",
    seat: 0,
    turn: 1,
    starter: 0,
    active: 0,
    actions: 0,
    tower: { levels: 2, lowest: 0, revealed: 1, cards: ["left", "right"], enemies: ["zombie"] },
    figures: [
      { figure: 0, card: "bivoj", field: 3 },
      { figure: 2, card: "zombie", field: 4, life: 2 },
    ],
    lying: [{ field: 11, what: "coin" }],
    players: [
      { ...player, seat: 0, hero: "bivoj", field: 3 },
      { ...player, seat: 1, hero: "urgh", field: null },
    ],
    pool: none,
    rolled: none,
    enemy_die: null,
    bonus: 0,
    shop: { items: [], potions: [], items_left: 0, potions_left: 0, returned: [] },
    boss: {
      card: null,
      life: 4,
      figure: null,
      attacks_left: 0,
      attacks_possible: [],
      attacks_played: [],
      tokens_left: [],
    },
    artifacts: [],
    event: null,
    events_left: 0,
    asked: null,
    outcome: null,
    ...wanted,
  };
}

export function deciding(...options: Record<string, unknown>[]): DecisionInfo {
  return {
    seat: 0,
    moment: 1,
    kind: "action",
    rule: "plosinovka:TURN-6",
    question: "?",
    options: options.map((data) => ({ data, text: String(data["verb"]) })),
    default: 0,
    window: "",
  };
}
