// Made from src/deskovka/server/wire/ by `python -m deskovka.server.types`.

export type Texts = Record<string, string>;
export type Language = "en" | "cs";

/**
 * Why something was refused: for people, and as a name for programs.
 */
export interface Problem {
  error: string;
  reason: string;
}

export interface Happened {
  kind: string;
  rule: string;
  facts: Record<string, unknown>;
}

export interface OptionInfo {
  data: Record<string, unknown>;
  text: string;
}

/**
 * ``window`` says in words what a reaction would answer.
 */
export interface DecisionInfo {
  seat: number;
  moment: number;
  kind: string;
  rule: string;
  question: string;
  options: OptionInfo[];
  default: number;
  window: string;
}

/**
 * Somebody asks to take back; ``answer`` is whether this connection has to agree or not.
 */
export interface Request {
  id: number;
  from: number;
  what: string;
  text: string;
  answer: boolean;
}

/**
 * How the table stands now, and what has happened since the last frame.
 *
 * ``lines`` are the new lines of the log; ``log`` is all of it, on connecting and after an undo.
 * ``until`` is the moment up to which the player passes reactions.
 */
export interface State {
  is: "state";
  seq: number;
  moment: number;
  view: Record<string, unknown> | null;
  events: Happened[];
  lines: string[];
  table: TableInfo;
  decision: DecisionInfo | null;
  thinking: number | null;
  clock: number[] | null;
  request: Request | null;
  log: string[] | null;
  stops: Record<string, Stop> | null;
  until: string;
}

export interface Refused {
  is: "refused";
  reason: string;
  text: string;
}

export interface Explained {
  is: "explained";
  what: number | string;
  reason: string | null;
  text: string | null;
  rule: string | null;
}

export interface Previewed {
  is: "previewed";
  what: string;
  data: unknown;
  argument: number | null;
}

/**
 * Of one option: the share of the thought that went to it, and what it is worth (0 to 1).
 */
export interface Rating {
  weight: number;
  value: number;
}

export interface Hinted {
  is: "hinted";
  moment: number;
  pick: number;
  ratings: Rating[];
}

export interface Pong {
  is: "pong";
}

/**
 * A deck, hero or boss to choose.
 */
export interface Choice {
  id: string;
  name: Texts;
  about: Texts;
  art: string;
}

export interface GameInfo {
  name: string;
  title: Texts;
  pack: string;
  least: number;
  most: number;
  decks: Choice[];
  heroes: Choice[];
  bosses: Choice[];
  dungeons: string[];
  editions: string[];
  bots: string[];
}

/**
 * A card as it is printed; ``text`` by language and paragraph.
 */
export interface CardInfo {
  id: string;
  type: string;
  name: Texts;
  text: Record<string, string[]>;
  art?: string;
  flavour?: Texts;
  stars?: number;
  cost?: Record<string, number>;
  attack?: number | null;
  life?: number | null;
  damage?: number | null;
  level?: number;
  price?: number;
  coins?: number;
  gems?: number;
  star?: string[];
  condition?: Texts;
  setup?: Texts;
  special?: string;
  boss?: string;
  symbol?: string;
}

/**
 * A dungeon card: 4 × 4 fields from the bottom left, row by row; walls are 5 a row.
 */
export interface DungeonInfo {
  id: string;
  name: Texts;
  dungeon: string;
  boss: boolean;
  fields: number[];
  floor: number[];
  through: number[];
  wall: number[];
}

/**
 * ``flags`` names the bits of a dungeon's fields, ``definitions`` what events number.
 */
export interface PackInfo {
  hash: string;
  game: string;
  cards: Record<string, CardInfo>;
  dungeons: Record<string, DungeonInfo>;
  flags: Record<string, number>;
  definitions: string[];
}

export interface Hello {
  do: "hello";
  language?: Language;
  spectate?: boolean;
}

export interface Pick {
  do: "pick";
  moment: number;
  pick: number;
}

export interface Undo {
  do: "undo";
}

export interface Answer {
  do: "answer";
  request: number;
  yes: boolean;
}

export interface Resign {
  do: "resign";
}

/**
 * Whether to be asked in windows of a kind: for one's own acts, for those of others.
 */
export interface Stop {
  mine: boolean;
  theirs: boolean;
}

export interface Stops {
  do: "stops";
  stops: Record<string, Stop>;
}

export interface Until {
  do: "until";
  what: "my_turn" | "off" | "turn";
}

export interface Explain {
  do: "explain";
  what: number | string;
}

export interface Preview {
  do: "preview";
  what: string;
  argument?: number | null;
}

export interface Hint {
  do: "hint";
}

export interface Ping {
  do: "ping";
}

export interface Me {
  name: string;
  language: Language;
}

export interface NewMe {
  name?: string | null;
  language?: Language | null;
}

/**
 * A code that makes another browser the same person, once; ``expires`` in ms since 1970.
 */
export interface Carry {
  code: string;
  expires: number;
}

export interface Arrive {
  code: string;
}

/**
 * Minutes for a player, and seconds that every choice gives back.
 */
export interface ClockWish {
  minutes: number;
  increment?: number;
}

export interface SeatWish {
  kind: "bot" | "me" | "open" | "screen";
  bot?: string | null;
  deck?: string | null;
  hero?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  edition?: string | null;
  boss?: string | null;
  dungeon?: string | null;
  artifacts?: boolean;
  bigger?: boolean;
  clock?: ClockWish | null;
  public?: boolean;
}

/**
 * ``bot`` sits there by its own right, ``absent_bot`` in place of a person.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person" | "screen";
  name: string;
  bot: string | null;
  deck: string | null;
  hero: string | null;
  mine: boolean;
  connected: boolean;
  absent_bot: string | null;
}

export interface Setup {
  edition: string | null;
  boss: string | null;
  dungeon: string | null;
  artifacts: boolean;
  bigger: boolean;
}

export interface Outcome {
  winners: number[];
  how: string;
  text: string;
  score: number | null;
}

/**
 * Times are in ms since 1970. ``broken``: the rules have changed; it cannot go on.
 */
export interface TableInfo {
  id: string;
  game: string;
  pack: string;
  state: "broken" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  setup: Setup;
  public: boolean;
  created: number;
  moved: number;
  clock: ClockWish | null;
  turn: number;
  asked: number | null;
  outcome: Outcome | null;
  rematch: string | null;
}

export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
}

export interface TakeSeat {
  seat: number;
  deck?: string | null;
  hero?: string | null;
}

export interface HandOver {
  seat: number;
  bot?: string;
}

export interface TakeBack {
  seat: number;
}

export type Orders =
  | Hello
  | Pick
  | Undo
  | Answer
  | Resign
  | Stops
  | Until
  | Explain
  | Preview
  | Hint
  | Ping;

export type Frames =
  | State
  | Refused
  | Explained
  | Previewed
  | Hinted
  | Pong;
