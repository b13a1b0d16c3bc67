/** What the frame of a table and the board of a game owe each other, whichever game it is. */

import type { Component } from "svelte";
import type { Beat, Pace } from "./reel.svelte.ts";
import type {
  CardInfo,
  DecisionInfo,
  DungeonDraft,
  Happened,
  PackDraft,
  PackInfo,
  PlannedPick,
  SeatWish,
  Stop,
  TableInfo,
  Until,
} from "./wire.ts";

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

/** A part of a board that stands beside the question. */
export interface Panel {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board has its own
  Part: Component<any>;
  props: object;
  /** What Enter does once something is put together there; the quiet answer is Enter's no longer. */
  enter?: (() => void) | undefined;
}

/** Where a player is asked whether they react, and until when they pass. */
export interface Stops {
  at: Readonly<Record<string, Stop>>;
  until: string;
  change(kind: string, change: Partial<Stop>): void;
  /** Be asked in every window there is. */
  everywhere(): void;
  /** As it is for whoever changes nothing. */
  usual(): void;
  pass(until: Until["what"]): void;
}

export interface BoardProps<V> {
  view: V;
  pack: PackInfo;
  table: TableInfo;
  /** What this connection is asked, if it is. */
  decision: DecisionInfo | null;
  /** What has happened since the view before. */
  events: Happened[];
  /** What is being watched before the view changes; undefined where nothing is waited for. */
  beat?: Beat | null;
  /** How long things are watched, as a factor of the usual time; 0 is not at all. */
  tempo?: number;
  /** The option that the server hints at; null where nobody asked. */
  hinted: number | null;
  /** A picture among the rules: only the board, without what lies beside it on a table. */
  still?: boolean;
  /** Given where a game is watched that is over: whether the hands of all lie open. */
  open?: boolean;
  /** Choose the option of that index; `then` are answers to the questions that follow. */
  pick(index: number, then?: readonly PlannedPick[]): void;
  /** Show a card large, with what can be done with it. */
  look(what: Look): void;
  /** Give what is to be answered with beside the board, or nothing. */
  answer?(panel: Panel | null): void;
  /** Null for whoever is never asked. */
  stops?: Stops | null;
  /** Ask the server what would happen. */
  preview(what: string, argument?: number): Promise<unknown>;
}

/** What the builder of decks has to know of a game's cards. */
export interface DeckFace {
  /** Types of card, in the order in which they are listed. */
  types: readonly string[];
  styleOf(type: string): { colour: string; emblem: string };
  /** What a card costs, small, beside its name. */
  Cost: Component<{ card: CardInfo }>;
}

/** A number or line of words that a card may have; both are keys of its draft. */
export type NumberKey = "stars" | "attack" | "life" | "damage" | "level" | "price" | "count";
export type WordKey =
  "star" | "loot" | "condition" | "boss" | "attacks" | "special" | "setup" | "symbol";

export interface CardFields {
  /** A cost in materials. */
  cost?: boolean;
  numbers: readonly NumberKey[];
  words: readonly WordKey[];
}

/** A material that cards cost, and how it is drawn around the point 0, 0. */
export interface Material {
  name: string;
  path: string;
  colour: string;
}

/** What the workshop has to know of the cards that can be written for a game. */
export interface WorkshopFace {
  /** The fields of each type of card; the first type is that of a new card. */
  fields: Readonly<Record<string, CardFields>>;
  typeName(type: string): string;
  /** For a card for which none is chosen. */
  emblemOf(type: string): string;
  /** In the order in which costs name them. */
  materials: readonly Material[];
  materialName(name: string): string;
  /** Tables of TOML that only packs of this game have. */
  tables: readonly string[];
  /** What one brings to a table where one's own cards are tried. */
  brings: Partial<SeatWish>;
  /** Whether bots can compare a deck with and without a card. */
  trials: boolean;
  /** Where a game's packs have levels that are drawn. */
  levels?: {
    Page: Component<{ pack: PackDraft; level: string }>;
    Picture: Component<{ draft: DungeonDraft }>;
  };
}

/** How pages that show several games tell this one apart: values of CSS. */
export interface Dress {
  /** What lies behind the glimpse of the game. */
  backdrop: string;
  /** The left edge of what is about the game in a list. */
  edge: string;
  /** How high a picture of the board is among the rules, on a screen and on paper. */
  height: string;
  printedHeight: string;
}

export interface QuietAnswer {
  label: string;
  pick: number;
  then: readonly PlannedPick[];
}

/** A line of figures, with one for each player. */
export interface FigureRow {
  label: string;
  values: readonly (number | string)[];
}

/** What a game brings to the page. */
export interface GameFace<V> {
  Board: Component<BoardProps<V>>;
  /** What is printed on a card; some things on a table are none of the pack's. */
  cardOf(pack: PackInfo, id: string): CardInfo | undefined;
  /** A card drawn large, by itself. */
  Picture: Component<{ card: CardInfo }>;
  /** A glimpse of the game, for the home page. */
  Scene: Component<{ pack: PackInfo }>;
  dress: Dress;
  /** Where the game stands, in a few words: the phase, the round. */
  moment(view: V): string;
  /** Figures of all players, to look at when a game is over. */
  figures?(view: V): FigureRow[];
  /** How what happens is watched; without it, it is shown at once. */
  pace?: Pace;
  /** Can the option be chosen on the board? Then no button repeats it. */
  placed?(view: V, decision: DecisionInfo, index: number): boolean;
  /** A quiet answer that stands for several choices, where the question has none of its own. */
  quiet?(decision: DecisionInfo): QuietAnswer | null;
  /** Answers to questions that may follow, with whatever is chosen. */
  follow?(decision: DecisionInfo): PlannedPick[];
  /** Kinds of questions whose quiet answer ends something in which more could be done. */
  ends?: readonly string[];
  /** What an option is about, so that it can be shown large. */
  lookOf(view: V, pack: PackInfo, data: Record<string, unknown>): Look | null;
  /** What is printed on a card besides its name and text. */
  printed(card: CardInfo): string[];
  /** What is printed on a card that is too long for its picture. */
  unpictured?(card: CardInfo, pack: PackInfo): string[];
  /** Messages that explain words of a card's text. */
  explained(card: CardInfo): string[];
  /** The rule that says more than such a message, by the message. */
  rules: Readonly<Record<string, string>>;
  /** The kinds of reaction window that a player can choose to be asked in. */
  windows: readonly string[];
  decks?: DeckFace;
  workshop?: WorkshopFace;
}
