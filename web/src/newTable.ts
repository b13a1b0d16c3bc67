/** A table that is being wished for, with good defaults. */

import { settings, type Pace } from "./settings.svelte.ts";
import type { Choice, GameInfo, NewTable, Option, SeatWish } from "./wire.ts";

/** Who sits opposite: a bot of some strength, somebody with the link, somebody at this screen. */
export type Opponent = { who: string; with: string };

export interface Wish {
  mine: string;
  opponents: Opponent[];
  /** What is chosen for the whole table, by option; empty is random. */
  chosen: Record<string, string | boolean>;
  minutes: number;
  public: boolean;
  /** How long the table pauses where a hand decides; empty is as the server has it. */
  pace: Pace;
}

/** From the weakest to the strongest. */
const STRENGTHS = ["random", "simple", "greedy", "easy", "medium", "hard"];
/** For a first game, the first of these that there is: they play sensibly, and at once. */
const FIRST = ["simple", "greedy", "easy"];
const KEY = "deskovka-tables";
export const FRIEND = "open";
export const SCREEN = "screen";

/** What everybody chooses for their own seat, a deck or a hero; undefined where there is nothing. */
export const seatOption = (game: GameInfo | null | undefined): Option | undefined =>
  game?.options.find((option) => option.each);

/** What is chosen for the whole table. */
export const tableOptions = (game: GameInfo): Option[] =>
  game.options.filter((option) => !option.each);

export const hasDecks = (game: GameInfo | null | undefined): boolean =>
  seatOption(game)?.name === "deck";

/** The decks, heroes, … of a game. */
export const choicesOf = (game: GameInfo | null | undefined, option: string): Choice[] =>
  game?.options.find((one) => one.name === option)?.choices ?? [];

export function defaultWish(game: GameInfo): Wish {
  const players = Math.max(2, game.least);
  const wish: Wish = {
    mine: seatOption(game)?.choices[0]?.id ?? "",
    opponents: [],
    chosen: Object.fromEntries(
      tableOptions(game).map(({ name, choices, usual }) => [name, choices.length ? usual : false]),
    ),
    minutes: 0,
    public: false,
    pace: game.pauses ? settings.pace : "",
  };
  return withPlayers(wish, game, players);
}

/** The bots of a game, the weakest first. */
export function botsOf(game: GameInfo): string[] {
  const named = STRENGTHS.filter((bot) => game.bots.includes(bot));
  return [...named, ...game.bots.filter((bot) => !named.includes(bot))];
}

export function withPlayers(wish: Wish, game: GameInfo, players: number): Wish {
  const opponents = wish.opponents.slice(0, players - 1);
  const bots = botsOf(game);
  const bot = FIRST.find((one) => bots.includes(one)) ?? bots[0] ?? FRIEND;
  while (opponents.length < players - 1)
    opponents.push({ who: opponents.at(-1)?.who ?? bot, with: "" });
  return { ...wish, opponents };
}

export function tableOf(game: GameInfo, wish: Wish): NewTable {
  const brought = (what: string): Partial<SeatWish> => {
    const option = seatOption(game);
    return what && option ? { [option.name]: what } : {};
  };
  const seats: SeatWish[] = [{ kind: "me", ...brought(wish.mine) }];
  for (const { who, with: what } of wish.opponents) {
    if (who === FRIEND || who === SCREEN) seats.push({ kind: who, ...brought(what) });
    else seats.push({ kind: "bot", bot: who, ...brought(what) });
  }
  return {
    game: game.name,
    seats,
    chosen: Object.fromEntries(Object.entries(wish.chosen).filter(([, value]) => value)),
    ...(wish.minutes ? { clock: { minutes: wish.minutes, increment: 5 } } : {}),
    public: wish.public,
    ...(wish.pace ? { pace: wish.pace } : {}),
  };
}

// -- what was chosen last ---------------------------------------------------------------------

function remembered(): Record<string, Wish> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Wish>;
  } catch {
    return {}; // the browser forbids storing, or something else wrote there
  }
}

export function remember(game: GameInfo, wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [game.name]: wish }));
  } catch {
    // the next table begins with what is usual
  }
}

/** What was chosen last for the game, as far as it can still be chosen. */
export function lastWish(game: GameInfo): Wish {
  const usual = defaultWish(game);
  const last = remembered()[game.name];
  if (!last || !Array.isArray(last.opponents)) return usual;
  const count = last.opponents.length + 1;
  const known = new Set([...botsOf(game), FRIEND, SCREEN]);
  if (count < game.least || count > game.most) return usual;
  if (last.opponents.some(({ who }) => !known.has(who))) return usual;
  const chosen = Object.fromEntries(
    Object.entries(usual.chosen).map(([name, value]) => {
      const before = last.chosen[name];
      return [name, typeof before === typeof value ? before! : value];
    }),
  );
  return { ...usual, ...last, chosen };
}
