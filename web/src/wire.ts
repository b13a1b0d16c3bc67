export type Texts = Record<string, string>;
export type Language = "en" | "cs";

export interface Me { name: string; language: Language }
export interface NewMe { name?: string | null; language?: Language | null }
export interface Carry { code: string; expires: number }
export interface Arrive { code: string }
export interface Problem { error: string; reason: string }

export interface Choice { id: string; name: Texts; about: Texts; art: string }
export interface GameInfo {
  name: string; title: Texts; pack: string; least: number; most: number;
  decks: Choice[]; heroes: Choice[]; bosses: Choice[]; dungeons: string[]; editions: string[]; bots: string[];
}
export interface CardInfo {
  id: string; type: string; name: Texts; text: Record<string, string[]>; art?: string; flavour?: Texts;
  stars?: number; cost?: Record<string, number>; attack?: number | null; life?: number | null;
  damage?: number | null; level?: number; price?: number; coins?: number; gems?: number; star?: string[];
  condition?: Texts; setup?: Texts; special?: string; boss?: string; symbol?: string;
}
export interface DungeonInfo {
  id: string; name: Texts; dungeon: string; boss: boolean;
  fields: number[]; floor: number[]; through: number[]; wall: number[];
}
export interface PackInfo {
  hash: string; game: string; cards: Record<string, CardInfo>; dungeons: Record<string, DungeonInfo>;
  flags: Record<string, number>; definitions: string[];
}

export interface ClockWish { minutes: number; increment?: number }
export interface SeatWish { kind: "me" | "open" | "bot" | "screen"; bot?: string | null; deck?: string | null; hero?: string | null }
export interface NewTable {
  game: string; seats: SeatWish[]; edition?: string | null; boss?: string | null; dungeon?: string | null;
  artifacts?: boolean; bigger?: boolean; clock?: ClockWish | null; public?: boolean;
}
export interface SeatInfo {
  seat: number; kind: "person" | "open" | "bot" | "screen"; name: string; bot: string | null; deck: string | null;
  hero: string | null; mine: boolean; connected: boolean; absent_bot: string | null;
}
export interface Setup { edition: string | null; boss: string | null; dungeon: string | null; artifacts: boolean; bigger: boolean }
export interface Outcome { winners: number[]; how: string; text: string; score: number | null }
export interface TableInfo {
  id: string; game: string; pack: string; state: "waiting" | "playing" | "over" | "broken"; seats: SeatInfo[];
  setup: Setup; public: boolean; created: number; moved: number; clock: ClockWish | null; turn: number;
  asked: number | null; outcome: Outcome | null; rematch: string | null;
}
export interface Tables { mine: TableInfo[]; open: TableInfo[] }
export interface TakeSeat { seat: number; deck?: string | null; hero?: string | null }
export interface HandOver { seat: number; bot?: string }
export interface TakeBack { seat: number }

export interface Stop { mine: boolean; theirs: boolean }
export type Orders =
  | { do: "hello"; language?: Language; spectate?: boolean }
  | { do: "pick"; moment: number; pick: number }
  | { do: "undo" }
  | { do: "answer"; request: number; yes: boolean }
  | { do: "resign" }
  | { do: "stops"; stops: Record<string, Stop> }
  | { do: "until"; what: "turn" | "my_turn" | "off" }
  | { do: "explain"; what: number | string }
  | { do: "preview"; what: string; argument?: number | null }
  | { do: "hint" }
  | { do: "ping" };

export interface Happened { kind: string; rule: string; facts: Record<string, unknown> }
export interface OptionInfo { data: Record<string, unknown>; text: string }
export interface DecisionInfo {
  seat: number; moment: number; kind: string; rule: string; question: string; options: OptionInfo[];
  default: number; window: string;
}
export interface Request { id: number; from: number; what: string; text: string; answer: boolean }
export interface State {
  is: "state"; seq: number; moment: number; view: Record<string, unknown> | null; events: Happened[]; lines: string[];
  table: TableInfo; decision: DecisionInfo | null; thinking: number | null; clock: number[] | null;
  request: Request | null; log: string[] | null; stops: Record<string, Stop> | null; until: string;
}
export interface Refused { is: "refused"; reason: string; text: string }
export interface Explained { is: "explained"; what: number | string; reason: string | null; text: string | null; rule: string | null }
export interface Previewed { is: "previewed"; what: string; data: unknown; argument: number | null }
export interface Rating { weight: number; value: number }
export interface Hinted { is: "hinted"; moment: number; pick: number; ratings: Rating[] }
export interface Pong { is: "pong" }
export type Frames = State | Refused | Explained | Previewed | Hinted | Pong;
