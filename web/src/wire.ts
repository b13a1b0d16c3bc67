// Made from src/deskovka/server/*/wire.py by `make renew`.

export type Texts = Record<string, string>;
export type Language = "en" | "cs";

/**
 * Whether to be asked in windows of a kind: for one's own acts, for those of others.
 */
export interface Stop {
  mine: boolean;
  theirs: boolean;
}

/**
 * ``cards`` are the ids of the cards that the text names, by their names there.
 *
 * A ``turn`` begins with such a line, and ``seat`` is whose it is. What is ``light`` can be told
 * in passing; what is ``heavy`` decides something.
 */
export interface LogLine {
  text: string;
  weight?: "" | "heavy" | "light" | "turn";
  cards?: Texts;
  seat?: number | null;
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
 * ``rule`` is the one that forbids it, where it is a rule of the game.
 */
export interface Refused {
  is: "refused";
  reason: string;
  text: string;
  rule: string | null;
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

/**
 * An answer to a question that is not asked yet, by what its option says: part of its data.
 */
export interface PlannedPick {
  asks: string;
  option: Record<string, string | number>;
}

/**
 * Choose an option; ``then`` are choices for the questions that come next.
 */
export interface Pick {
  do: "pick";
  moment: number;
  pick: number;
  then?: PlannedPick[];
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

export interface Stops {
  do: "stops";
  stops: Record<string, Stop>;
}

export interface Until {
  do: "until";
  what: "my_turn" | "off" | "turn";
}

/**
 * How long the table pauses, for whoever plays against bots alone.
 */
export interface Pace {
  do: "pace";
  what: "brisk" | "calm" | "open";
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

/**
 * A reason why the deck cannot be played: by which rule, because of which card, if any.
 *
 * ``lacking``: nothing is wrong, there is only not enough yet.
 */
export interface DeckProblem {
  text: Texts;
  rule: string;
  card: string;
  lacking: boolean;
}

/**
 * ``cards`` says how many of each; ``packs`` are ids of the owner's own packs.
 *
 * ``pack`` is the hash of all cards that it may consist of.
 */
export interface Deck {
  id: string;
  game: string;
  name: string;
  cards: Record<string, number>;
  packs: string[];
  pack: string;
  changed: number;
  problems: DeckProblem[];
}

/**
 * A deck of the box.
 */
export interface ReadyDeck {
  id: string;
  name: Texts;
  about: Texts;
  cards: Record<string, number>;
}

/**
 * A deck as whoever has its link sees it.
 */
export interface SharedDeck {
  deck: Deck;
  owner: string;
  mine: boolean;
}

/**
 * ``game`` is the first in which players bring decks, unless it is named.
 */
export interface DeckWish {
  name: string;
  cards?: Record<string, number>;
  packs?: string[];
  game?: string;
}

export interface DeckCards {
  cards: Record<string, number>;
  packs?: string[];
  game?: string;
}

export interface CheckedDeck {
  pack: string;
  problems: DeckProblem[];
}

/**
 * One line a card: "3 Gold Miner"; names of either language, or ids.
 */
export interface DeckText {
  text: string;
  game?: string;
}

export interface LineMistake {
  line: number;
  text: Texts;
}

/**
 * What a text says; nothing is stored. ``name`` is empty where the text names none.
 */
export interface ReadDeck {
  name: string;
  cards: Record<string, number>;
  packs: string[];
  mistakes: LineMistake[];
}

/**
 * A deck, hero or boss to choose; where it has no name, it has a label of the game.
 */
export interface Choice {
  id: string;
  name: Texts;
  about: Texts;
  art: string;
}

/**
 * Something to choose when a table is opened; without ``choices`` it is a yes or no.
 *
 * ``each``: for every seat. What nobody has chosen is ``usual``, or random where that is empty.
 */
export interface Option {
  name: string;
  choices: Choice[];
  each: boolean;
  usual: string;
}

/**
 * ``lesson`` says what the guided game is about; None where there is none.
 *
 * ``labels`` are words for options, and for keys and values of views. ``pauses``: its tables may
 * pause where a hand decides whether somebody is asked.
 */
export interface GameInfo {
  name: string;
  title: Texts;
  pack: string;
  least: number;
  most: number;
  options: Option[];
  bots: string[];
  about: Texts;
  lesson: Texts | null;
  labels: Record<string, Texts>;
  pauses: boolean;
}

/**
 * A card as it is printed; ``text`` by language and paragraph.
 *
 * ``adds`` is what it brings whoever controls it in each of their turns.
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
  adds?: Record<string, number>;
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

/**
 * Why something was refused: for people, and as a name for programs.
 */
export interface RequestRefused {
  error: string;
  reason: string;
}

/**
 * The hash of a game's rules, and of the cards of its box.
 */
export interface GameVersion {
  game: string;
  rules: string;
  pack: string;
}

/**
 * ``build`` is whether the rules run compiled or interpreted.
 */
export interface About {
  version: string;
  build: string;
  python: string;
  games: GameVersion[];
}

/**
 * What the coach says at a lesson's table: step ``at`` of ``of``, 0 where none fits.
 *
 * ``suggests`` is the option that it would take, ``rules`` are where to read more.
 */
export interface Coach {
  step: string;
  text: string;
  at: number;
  of: number;
  rules: string[];
  suggests: number | null;
  over: boolean;
}

/**
 * A moment of a lesson, to be shown as a picture. ``outlook`` is what would happen next.
 */
export interface Scene {
  pack: string;
  names: string[];
  view: Record<string, unknown>;
  decision: DecisionInfo;
  outlook: Record<string, unknown> | null;
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

/**
 * A browser that is me. ``name`` is what it calls itself; times are in ms since 1970.
 */
export interface DeviceInfo {
  id: string;
  name: string;
  since: number;
  seen: number;
  here: boolean;
}

export interface Arrive {
  code: string;
}

/**
 * One of a list: who played what, and not how it ended. ``at`` in ms since 1970.
 */
export interface ReplayItem {
  id: string;
  game: string;
  names: string[];
  at: number;
  uploaded: boolean;
}

/**
 * A position before a choice, or the last one; ``entries`` of the log lead to it.
 */
export interface ReplayMoment {
  entries: number;
  turn: number;
  active: number;
  asked: number | null;
}

/**
 * ``table`` is the table without its end; ``mine``: an upload that I may delete.
 */
export interface ReplayInfo {
  id: string;
  table: TableInfo;
  moments: ReplayMoment[];
  uploaded: boolean;
  mine: boolean;
}

/**
 * Something worth a mark on the line of time.
 */
export interface KeyEvent {
  moment: number;
  kind: string;
  text: string;
}

/**
 * The log as one perspective reads it, by moment, and the key events.
 */
export interface Story {
  lines: LogLine[][];
  keys: KeyEvent[];
}

/**
 * Who is asked what, and what was chosen; empty for who gave up instead.
 */
export interface ReplayChoice {
  seat: number;
  question: string;
  chosen: string;
}

/**
 * A moment as one perspective sees it, and what led to it.
 */
export interface ReplayFrame {
  moment: number;
  view: Record<string, unknown>;
  events: Happened[];
  choice: ReplayChoice | null;
  outcome: Ending | null;
}

export interface Upload {
  text: string;
}

/**
 * Play on after so many entries of the log, on that seat, against bots.
 */
export interface Continue {
  entries: number;
  seat: number;
  bot: string;
}

/**
 * Games with a deck, with a hero, against an opponent: ``key`` says which.
 *
 * ``name`` is that of a deck of one's own.
 */
export interface Tally {
  key: string;
  played: number;
  won: number;
  name: string | null;
}

/**
 * A way in which so many games were won or lost.
 */
export interface Ending {
  how: string;
  won: boolean;
  count: number;
}

export interface Length {
  turns: number;
  played: number;
}

/**
 * One game; ``at`` in ms since 1970, ``score`` of a game for one.
 */
export interface PlayedGame {
  id: string;
  at: number;
  won: boolean;
  turns: number | null;
  score: number | null;
}

/**
 * All games of one kind; ``recent`` are the last of them, the oldest first.
 */
export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  decks: Tally[];
  heroes: Tally[];
  opponents: Tally[];
  endings: Ending[];
  lengths: Length[];
  recent: PlayedGame[];
}

/**
 * Only of what has been played.
 */
export interface Statistics {
  games: GameStatistics[];
}

/**
 * How the table stands now, and what has happened since the last frame.
 *
 * ``lines`` are the new lines of the log; ``log`` is all of it, on connecting and after an undo.
 * ``until`` is the moment up to which the player passes reactions; ``coach`` speaks in lessons.
 * ``stalled`` says why the table waits, where nothing can be stored just now.
 * ``share`` is how much the last bot that had to choose has thought: less where many wait.
 */
export interface State {
  is: "state";
  seq: number;
  moment: number;
  view: Record<string, unknown> | null;
  events: Happened[];
  lines: LogLine[];
  table: TableInfo;
  decision: DecisionInfo | null;
  thinking: number | null;
  clock: number[] | null;
  request: Request | null;
  log: LogLine[] | null;
  stops: Record<string, Stop> | null;
  until: string;
  coach: Coach | null;
  stalled: string;
  share: number;
}

/**
 * What has changed since the state or change before it, whose number is one less.
 *
 * ``patch`` is of all fields of the `State` that are not here; its ``log`` only grows.
 */
export interface Change {
  is: "change";
  seq: number;
  patch: Record<string, unknown>;
  events: Happened[];
  lines: LogLine[];
}

export interface Pong {
  is: "pong";
}

/**
 * ``beats``: hear every few seconds that the process at this end of the socket is alive.
 */
export interface Hello {
  do: "hello";
  language?: Language;
  spectate?: boolean;
  beats?: boolean;
}

export interface Ping {
  do: "ping";
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

/**
 * ``packs`` are ids of one's own, each building on those before it.
 *
 * ``chosen`` are options of the game that are not of a seat, by name. ``pace`` is how long the
 * table pauses where a hand decides whether somebody is asked; without one, as the host has it.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  chosen?: Record<string, string | boolean>;
  clock?: ClockWish | null;
  public?: boolean;
  packs?: string[];
  pace?: "brisk" | "calm" | "open" | null;
}

/**
 * ``bot`` sits there by its own right, ``absent_bot`` in place of a person.
 *
 * ``brought`` is the name of a deck that somebody has built; only its owner learns its id.
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
  brought: string | null;
}

/**
 * How a game ended, as pages tell it: the outcome with a sentence.
 */
export interface Ending {
  winners: number[];
  how: string;
  text: string;
  score: number | null;
  turns: number | null;
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
  chosen: Record<string, string | boolean>;
  public: boolean;
  created: number;
  moved: number;
  clock: ClockWish | null;
  turn: number;
  asked: number | null;
  outcome: Ending | null;
  rematch: string | null;
  lesson: string | null;
  packs: UsedPack[];
  pace: "brisk" | "calm" | "open" | null;
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

/**
 * A pack that a table is played with, by the hash of its text.
 */
export interface UsedPack {
  hash: string;
  name: string;
}

/**
 * ``cards`` and ``dungeons`` are counts; only what is ``sound`` can be played with.
 */
export interface MyPack {
  id: string;
  game: string;
  name: string;
  cards: number;
  dungeons: number;
  changed: number;
  sound: boolean;
}

export interface NewPack {
  game: string;
  name: string;
}

/**
 * ``text`` is TOML.
 */
export interface PackUpload {
  game: string;
  name: string;
  text: string;
}

export interface PackRename {
  name: string;
}

/**
 * A card as it is written in a pack, right or wrong: each field is a key of its table there.
 *
 * ``type`` is also the kind of table in Plošinovka (hero, enemy, item, …).
 */
export interface CardDraft {
  id: string;
  type: string;
  name?: Texts;
  art?: string | null;
  text?: string | null;
  flavour?: Texts | null;
  stars?: number | null;
  cost?: string | null;
  attack?: number | null;
  life?: number | null;
  damage?: number | null;
  level?: number | null;
  loot?: string | null;
  price?: number | null;
  star?: string | null;
  condition?: string | null;
  boss?: string | null;
  attacks?: string | null;
  special?: string | null;
  setup?: string | null;
  symbol?: string | null;
  count?: number | null;
  replaces?: boolean | null;
}

/**
 * A dungeon card; ``map`` is its drawing, nine lines of 17 characters.
 */
export interface DungeonDraft {
  id: string;
  name?: Texts;
  dungeon?: string;
  boss?: boolean;
  map?: string;
}

/**
 * What is wrong, and where: ``line`` and ``column`` count from 1 within the field's own text.
 *
 * ``of`` is the id of the card or dungeon card, empty for the pack as a whole; ``field`` is a
 * key of the draft ("name.en" within a name), empty for the draft as a whole. ``nearest`` are
 * words that may have been meant. A ``mild`` one does not keep anybody from playing.
 */
export interface Mark {
  of: string;
  field: string;
  line: number;
  column: number;
  length: number;
  message: Texts;
  nearest: string[];
  mild: boolean;
}

export interface PackDraft {
  id: string;
  game: string;
  name: string;
  changed: number;
  cards: CardDraft[];
  dungeons: DungeonDraft[];
  problems: Mark[];
}

/**
 * ``pack`` is one's own pack whose other cards it may speak of.
 */
export interface CardCheck {
  game: string;
  card: CardDraft;
  pack?: string | null;
}

export interface DungeonCheck {
  game: string;
  dungeon: DungeonDraft;
  pack?: string | null;
}

/**
 * A game with some of one's own packs, each building on those before it.
 */
export interface GameWish {
  game: string;
  packs: string[];
}

/**
 * The card as it would be printed, where nothing is wrong with it.
 */
export interface CheckedCard {
  marks: Mark[];
  card: CardInfo | null;
}

export interface CheckedDungeon {
  marks: Mark[];
  dungeon: DungeonInfo | null;
}

/**
 * A pattern of the card language: ``where`` is the chapter it stands in.
 *
 * ``about`` is the title of that chapter, in the person's language. What stands in
 * brackets in the pattern is filled in, from the chapter of that name.
 */
export interface SentenceInfo {
  pattern: string;
  example: Texts;
  about: string;
  where: string;
}

/**
 * Compare ``deck`` (that of the pack's trial by default) with and without the card.
 */
export interface NewTrial {
  pack: string;
  card: string;
  deck?: string | null;
}

/**
 * A part of 1 of so many games, with its 95 % interval.
 */
export interface Share {
  share: number;
  low: number;
  high: number;
  games: number;
}

/**
 * ``won`` is the deck's share of wins; ``rounds`` and ``decisions`` are means of a game.
 */
export interface TrialSide {
  won: Share;
  rounds: number;
  decisions: number;
}

/**
 * ``change`` of the share of wins lies between ``low`` and ``high`` with 95 %.
 *
 * ``drawn`` and ``played`` are the shares of games in which that happened to the card,
 * ``won_when_drawn`` and ``won_when_played`` how the deck fared then.
 */
export interface TrialResult {
  without: TrialSide;
  having: TrialSide;
  change: number;
  low: number;
  high: number;
  drawn: Share;
  played: Share;
  won_when_drawn: Share;
  won_when_played: Share;
  copies: number;
  instead: string[];
}

/**
 * ``done`` of ``of`` games are played, and ``result`` is what they tell so far.
 */
export interface Trial {
  id: string;
  pack: string;
  card: string;
  deck: string;
  done: number;
  of: number;
  failed: boolean;
  result: TrialResult | null;
}

/**
 * Who is asked what; the rule is named with its game before it.
 */
export interface Asked {
  seat: number;
  kind: string;
  rule: string;
}

/**
 * ``seat`` is who looks, None for a spectator; ``players`` has one entry for each seat.
 *
 * ``outcome`` has at least ``winners`` and ``how``. ``options`` and ``default`` are there only
 * while the seat that looks is asked.
 */
export interface View {
  game: string;
  seat: number | null;
  turn: number;
  starter: number;
  active: number;
  players: unknown[];
  asked: Asked | null;
  outcome: unknown;
  options?: unknown[];
  default?: number;
}

export type Orders =
  | Hello
  | Ping
  | Pick
  | Undo
  | Answer
  | Resign
  | Stops
  | Until
  | Pace
  | Explain
  | Preview
  | Hint;

export type Frames =
  | State
  | Change
  | Refused
  | Explained
  | Previewed
  | Hinted
  | Pong;
