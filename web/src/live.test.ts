import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte.ts";
import type { State } from "./wire.ts";

vi.mock("./api.ts", () => ({ introduce: () => Promise.resolve() }));
const { Live } = await import("./live.svelte.ts");

class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  static get last(): Socket {
    return Socket.made.at(-1)!;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (message: { data: string }) => void;

  constructor(readonly url: string) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }
  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const state = (moment: number, more: Partial<State> = {}): Partial<State> => ({
  is: "state",
  seq: moment,
  moment,
  view: {},
  events: [],
  lines: [],
  decision: null,
  log: null,
  table: { game: "any" } as State["table"],
  ...more,
});
const decision = (moment: number): State["decision"] => ({
  seat: 0,
  moment,
  kind: "main",
  rule: "",
  question: "?",
  default: 0,
  window: "",
  options: [
    { data: {}, text: "a" },
    { data: {}, text: "b" },
  ],
});

let live: InstanceType<typeof Live>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.made = [];
  settings.stops = null;
  settings.language = "cs";
  live = new Live("abc");
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it greets in the language that is chosen, and says the player's stops", () => {
  settings.stops = { play: { mine: true, theirs: false } };
  Socket.last.open();
  expect(Socket.last.url).toMatch(/^ws:.*\/api\/tables\/abc\/live$/);
  expect(Socket.last.sent).toEqual([
    { do: "hello", language: "cs", spectate: false, beats: true },
    { do: "stops", stops: settings.stops },
  ]);
});

test("lines are added to the log; a whole log takes its place", () => {
  Socket.last.open();
  Socket.last.say(state(1, { log: [{ text: "a" }] }));
  Socket.last.say(state(2, { lines: [{ text: "b" }] }));
  expect(live.log).toEqual([{ text: "a" }, { text: "b" }]);
  Socket.last.say(state(3, { log: [{ text: "c" }] }));
  expect(live.log).toEqual([{ text: "c" }]);
});

test("a second tap on the same question is not sent", () => {
  Socket.last.open().say(state(7, { decision: decision(7) }));
  live.pick(1);
  live.pick(0);
  const picks = Socket.last.sent.filter((order) => order["do"] === "pick");
  expect(picks).toEqual([{ do: "pick", moment: 7, pick: 1 }]);
});

test("an option that is not there is not sent", () => {
  Socket.last.open().say(state(7, { decision: decision(7) }));
  live.pick(2);
  expect(Socket.last.sent.filter((order) => order["do"] === "pick")).toEqual([]);
});

test("what is refused is told, and can be tried again", () => {
  Socket.last.open().say(state(7, { decision: decision(7) }));
  live.pick(1);
  Socket.last.say({ is: "refused", reason: "late", text: "Too late.", rule: null });
  expect(live.refusal?.text).toBe("Too late.");
  live.pick(0);
  expect(Socket.last.sent.at(-1)).toEqual({ do: "pick", moment: 7, pick: 0 });
  Socket.last.say(state(8));
  expect(live.refusal).toBeNull();
});

test("a lost connection is said, and comes back with growing delays", () => {
  Socket.last.open().say(state(1));
  expect(live.connection).toBe("open");
  Socket.last.close();
  expect(live.connection).toBe("lost");
  vi.advanceTimersByTime(499);
  expect(Socket.made.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(Socket.made.length).toBe(2);
  Socket.last.close();
  vi.advanceTimersByTime(999);
  expect(Socket.made.length).toBe(2);
  vi.advanceTimersByTime(1);
  Socket.last.open().say(state(2, { log: [{ text: "all" }] }));
  expect(live.connection).toBe("open");
  expect(live.log).toEqual([{ text: "all" }]);
});

test("delays do not grow without end", () => {
  for (let times = 1; times <= 12; times++) {
    Socket.last.close();
    for (let waited = 0; waited < 15_000 && Socket.made.length === times; waited += 100)
      vi.advanceTimersByTime(100);
    expect(Socket.made.length).toBe(times + 1);
  }
});

test("back online, it does not wait", () => {
  for (let times = 0; times < 6; times++) {
    Socket.last.close();
    vi.advanceTimersByTime(times < 5 ? 15_000 : 0);
  }
  const before = Socket.made.length;
  window.dispatchEvent(new Event("online"));
  expect(Socket.made.length).toBe(before + 1);
});

test("a connection that has fallen silent is given up, and another process is asked at once", () => {
  Socket.last.open().say(state(1));
  vi.advanceTimersByTime(4_000);
  expect(live.connection).toBe("open");
  vi.advanceTimersByTime(1_000);
  expect(live.connection).toBe("lost");
  vi.advanceTimersByTime(1);
  expect(Socket.made.length).toBe(2);
  expect(Socket.last.url).toMatch(/live\?again=1$/);
});

test("one that never opens is given up, too, and asked for less often", () => {
  Socket.last.open().say(state(1));
  vi.advanceTimersByTime(60_000);
  expect(Socket.made.length).toBeGreaterThan(7);
  expect(Socket.made.length).toBeLessThan(13);
});

test("where the next hangs as well, others are soon asked, one after the other", () => {
  Socket.last.open().say(state(1));
  while (Socket.made.length < 2) vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(501);
  expect(Socket.made.length).toBe(3);
  vi.advanceTimersByTime(501);
  expect(Socket.made.map(({ url }) => url.split("live")[1])).toEqual([
    "",
    "?again=1",
    "?again=2",
    "?again=3",
  ]);
  expect(Socket.made.map(({ readyState }) => readyState)).toEqual([3, 3, 3, 0]);
  Socket.last.open().say(state(2, { log: [{ text: "all" }] }));
  vi.advanceTimersByTime(4_000);
  expect([live.connection, live.frame?.moment, Socket.made.length]).toEqual(["open", 2, 4]);
});

test("a sign of life every few seconds keeps it, and it says now and then that it is there", () => {
  const socket = Socket.last.open();
  socket.say(state(1));
  for (let seconds = 0; seconds < 120; seconds += 2) {
    socket.say({ is: "pong" });
    vi.advanceTimersByTime(2_000);
  }
  expect([live.connection, Socket.made.length]).toEqual(["open", 1]);
  expect(socket.sent.filter((order) => order["do"] === "ping").length).toBe(6);
});

test("a table that was left does not connect again", () => {
  Socket.last.open();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.made.length).toBe(1);
});

test("answers come to whoever asked, and nothing comes of a lost connection", async () => {
  Socket.last.open();
  const why = live.explain(12);
  const falls = live.preview("falls");
  Socket.last.say({ is: "explained", what: 12, reason: "x", text: "Because.", rule: "ATT-6" });
  expect(await why).toEqual({ text: "Because.", rule: "ATT-6" });
  Socket.last.close();
  expect(await falls).toBeUndefined();
  expect(await live.explain(13)).toBeNull();
});

const seated = (...seats: { bot: string | null; mine: boolean }[]): Partial<State> =>
  ({ decision: decision(1), table: { seats } }) as unknown as Partial<State>;
const hints = () => Socket.last.sent.filter((order) => order["do"] === "hint").length;

test("a hint is asked for once, thought about, and forgotten with its moment", () => {
  Socket.last.open().say(state(1, seated({ bot: null, mine: true }, { bot: "easy", mine: false })));
  expect(live.hintable).toBe(true);
  live.askHint();
  live.askHint();
  expect([hints(), live.hinting]).toEqual([1, true]);
  const ratings = [
    { weight: 0.9, value: 0.6 },
    { weight: 0.1, value: 0.5 },
  ];
  Socket.last.say({ is: "hinted", moment: 1, pick: 0, ratings });
  expect([live.hint?.pick, live.hinting]).toEqual([0, false]);
  Socket.last.say(state(2));
  expect(live.hint).toBeNull();
});

test("a hint that is refused is no longer thought about", () => {
  Socket.last.open().say(state(1, seated({ bot: null, mine: true })));
  live.askHint();
  Socket.last.say({ is: "refused", reason: "no-hint", text: "not now", rule: null });
  expect([live.hinting, live.refusal?.text]).toEqual([false, "not now"]);
});

test.each([
  ["another person", seated({ bot: null, mine: true }, { bot: null, mine: false })],
  ["a shared screen", seated({ bot: null, mine: true }, { bot: null, mine: true })],
  ["somebody who looks on", seated({ bot: null, mine: false }, { bot: "easy", mine: false })],
])("there is no hint with %s", (_, frame) => {
  Socket.last.open().say(state(1, frame));
  live.askHint();
  expect([live.hintable, hints()]).toEqual([false, 0]);
});

const change = (seq: number, patch: object, more: object = {}) => ({
  is: "change",
  seq,
  patch,
  events: [],
  lines: [],
  ...more,
});
const greetings = () => Socket.last.sent.filter((order) => order["do"] === "hello").length;

test("changes are put together with what they change", () => {
  Socket.last.open().say(state(1, { view: { turn: 1, row: [7] }, log: [{ text: "a" }] }));
  Socket.last.say(change(2, { moment: [2], view: { turn: [2] } }, { lines: [{ text: "b" }] }));
  expect(live.frame).toMatchObject({ is: "state", seq: 2, moment: 2, view: { turn: 2, row: [7] } });
  expect(live.log).toEqual([{ text: "a" }, { text: "b" }]);
});

test("where a change has been lost, everything is asked for once", () => {
  Socket.last.open().say(state(1));
  expect(greetings()).toBe(1);
  Socket.last.say(change(3, { moment: [3] }));
  Socket.last.say(change(4, { moment: [4] }));
  expect([live.frame?.moment, greetings()]).toEqual([1, 2]);
  Socket.last.say({ ...state(4), seq: 5 });
  Socket.last.say(change(6, { moment: [5] }));
  expect([live.frame?.moment, greetings()]).toEqual([5, 2]);
});
