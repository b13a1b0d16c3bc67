/** What all parts of the board share. */

import { getContext, setContext } from "svelte";
import type { Look, Stops } from "../../board.ts";
import type { PackInfo, PlannedPick, TableInfo } from "../../wire.ts";
import type { Choices } from "./choices.ts";
import type { Plan } from "./plan.svelte.ts";
import type { HeldCard, PlanetView } from "./view.ts";

export interface Planet {
  readonly view: PlanetView;
  readonly pack: PackInfo;
  readonly table: TableInfo;
  readonly choices: Choices;
  /** What is being put together by tapping, where a question is answered that way. */
  readonly plan: Plan | null;
  /** The handle of the card that a hint is about. */
  readonly hinted: number;
  /** The hands of all are shown. */
  readonly open: boolean;
  /** Where whoever looks is asked to react; null where they never are. */
  readonly stops: Stops | null;
  pick(index: number, then?: readonly PlannedPick[]): void;
  look(what: Look): void;
  /** Open a pile of cards to look through. */
  browse(title: string, cards: readonly HeldCard[]): void;
}

const KEY = Symbol("planet");

export const setPlanet = (planet: Planet): Planet => setContext(KEY, planet);
export const getPlanet = (): Planet => getContext(KEY);

/** A seat as sentences call it; who plays several tells them apart by name. */
export function whose(table: TableInfo, seat: number): { player: string; own: "yes" | "no" } {
  const alone = table.seats.filter(({ mine }) => mine).length === 1;
  const one = table.seats[seat];
  return { player: one?.name ?? "", own: alone && one?.mine ? "yes" : "no" };
}
