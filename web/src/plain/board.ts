/** What all parts of a plain board share. */

import { getContext, setContext } from "svelte";
import type { Look } from "../board.ts";
import type { DecisionInfo, PackInfo, TableInfo } from "../wire.ts";
import type { Labels } from "../labels.ts";

export interface PlainBoard {
  readonly labels: Labels;
  readonly pack: PackInfo;
  readonly table: TableInfo;
  readonly decision: DecisionInfo | null;
  readonly hinted: number | null;
  /** Options that are about pieces of the player who is asked, and so about no others. */
  readonly own: ReadonlySet<number>;
  /** Choose one of these options; where they are several, they are shown. */
  choose(options: readonly number[]): void;
  look(what: Look): void;
}

const KEY = Symbol("plain board");

export const setBoard = (board: PlainBoard): PlainBoard => setContext(KEY, board);
export const getBoard = (): PlainBoard => getContext(KEY);
