/** A table that is being wished for, with good defaults. */

import type { GameInfo, NewTable, SeatWish } from "./wire.ts";

/** Who sits opposite: a bot of some strength, somebody with the link, somebody at this screen. */
export type Opponent = { who: string; with: string };

export interface Wish {
  mine: string;
  opponents: Opponent[];
  edition: string;
  boss: string;
  dungeon: string;
  artifacts: boolean;
  bigger: boolean;
  minutes: number;
  public: boolean;
}

const STRENGTHS = ["simple", "greedy", "easy", "medium", "hard"];
export const FRIEND = "open";
export const SCREEN = "screen";

export function defaultWish(game: GameInfo): Wish {
  const players = Math.max(2, game.least);
  const wish: Wish = {
    mine: game.decks[0]?.id ?? game.heroes[0]?.id ?? "",
    opponents: [],
    edition: game.editions[0] ?? "",
    boss: "",
    dungeon: game.dungeons[0] ?? "",
    artifacts: false,
    bigger: false,
    minutes: 0,
    public: false,
  };
  return withPlayers(wish, game, players);
}

/** The bots of a game, those that are meant for people first. */
export function botsOf(game: GameInfo): string[] {
  const named = STRENGTHS.filter((bot) => game.bots.includes(bot));
  return [...named, ...game.bots.filter((bot) => !named.includes(bot))];
}

export function withPlayers(wish: Wish, game: GameInfo, players: number): Wish {
  const opponents = wish.opponents.slice(0, players - 1);
  const bot = botsOf(game)[0] ?? FRIEND;
  while (opponents.length < players - 1)
    opponents.push({ who: opponents.at(-1)?.who ?? bot, with: "" });
  return { ...wish, opponents };
}

export function tableOf(game: GameInfo, wish: Wish): NewTable {
  const brought = (what: string): Partial<SeatWish> => {
    if (!what) return {};
    return game.decks.length ? { deck: what } : { hero: what };
  };
  const seats: SeatWish[] = [{ kind: "me", ...brought(wish.mine) }];
  for (const { who, with: what } of wish.opponents) {
    if (who === FRIEND || who === SCREEN) seats.push({ kind: who, ...brought(what) });
    else seats.push({ kind: "bot", bot: who, ...brought(what) });
  }
  return {
    game: game.name,
    seats,
    ...(wish.edition ? { edition: wish.edition } : {}),
    ...(wish.boss ? { boss: wish.boss } : {}),
    ...(wish.dungeon ? { dungeon: wish.dungeon } : {}),
    ...(wish.artifacts ? { artifacts: true } : {}),
    ...(wish.bigger ? { bigger: true } : {}),
    ...(wish.minutes ? { clock: { minutes: wish.minutes, increment: 5 } } : {}),
    public: wish.public,
  };
}
