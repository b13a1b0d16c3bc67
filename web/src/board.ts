/** What the frame of a table and the board of a game owe each other, whichever game it is. */

import type { Component } from "svelte";
import type { CardInfo, DecisionInfo, Happened, PackInfo, TableInfo } from "./wire.ts";

/** What can be looked at closely: a card of the pack, and what the view says of it. */
export interface Look {
  card: string;
  /** Its number or name in the view, to ask why it cannot be used now. */
  what?: number | string;
  /** Its state, in lines of words. */
  state?: string[];
  /** Not one's own to use, so that there is no reason to tell why not now. */
  foreign?: boolean;
}

export interface BoardProps<V> {
  view: V;
  pack: PackInfo;
  table: TableInfo;
  /** What this connection is asked, if it is. */
  decision: DecisionInfo | null;
  /** What has happened since the view before. */
  events: Happened[];
  /** The option that the server hints at; null where nobody asked. */
  hinted: number | null;
  /** Given where a game is watched that is over: whether the hands of all lie open. */
  open?: boolean;
  /** Choose the option of that index. */
  pick(index: number): void;
  /** Show a card large, with what can be done with it. */
  look(what: Look): void;
  /** Ask the server what would happen. */
  preview(what: string, argument?: number): Promise<unknown>;
}

/** What a game brings to the table. */
export interface GameFace<V> {
  Board: Component<BoardProps<V>>;
  /** What is printed on a card; some things on a table are none of the pack's. */
  cardOf(pack: PackInfo, id: string): CardInfo | undefined;
  /** A card drawn large, by itself. */
  Picture: Component<{ card: CardInfo }>;
  /** A glimpse of the game, for the home page. */
  Scene: Component<{ pack: PackInfo }>;
  /** Where the game stands, in a few words: the phase, the round. */
  moment(view: V): string;
  /** What an option is about, so that it can be shown large. */
  lookOf(view: V, pack: PackInfo, data: Record<string, unknown>): Look | null;
  /** Messages that explain words of a card's text. */
  explained(card: CardInfo): string[];
  /** The kinds of reaction window that a player can choose to be asked in. */
  windows: string[];
}
