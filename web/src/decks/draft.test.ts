import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Deck, DeckWish } from "../wire.ts";
import { decks } from "./api.ts";
import { Draft } from "./draft.svelte.ts";

const PROBLEM = { text: { en: "Too few" }, rule: "DECK-1", card: "", lacking: false };
const DECK: Deck = {
  id: "d1",
  game: "checkers",
  name: "Mine",
  cards: { scout: 2 },
  packs: [],
  pack: "box",
  changed: 1,
  problems: [PROBLEM],
};
const answer = (wanted: DeckWish): Deck => ({
  ...DECK,
  name: wanted.name,
  cards: wanted.cards ?? {},
  problems: [],
});

const change = vi.spyOn(decks, "change");
const make = vi.spyOn(decks, "make");
vi.spyOn(decks, "check").mockResolvedValue({ pack: "box", problems: [PROBLEM] });

beforeEach(() => {
  vi.useFakeTimers();
  change.mockReset().mockImplementation((_, wanted) => Promise.resolve(answer(wanted)));
  make.mockReset().mockImplementation((wanted) => Promise.resolve(answer(wanted)));
});
afterEach(() => vi.useRealTimers());

test("changes in quick succession are saved once, and the verdict is the server's", async () => {
  const draft = Draft.of(DECK);
  draft.add("scout");
  draft.add("medic");
  expect([draft.saving, draft.problems]).toEqual(["waiting", [PROBLEM]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(change.mock.calls).toEqual([
    ["d1", { name: "Mine", cards: { scout: 3, medic: 1 }, packs: [] }],
  ]);
  expect([draft.saving, draft.problems]).toEqual(["saved", []]);
});

test("what changes while it is being saved is saved after it", async () => {
  let arrive: (deck: Deck) => void = () => undefined;
  change.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const draft = Draft.of(DECK);
  draft.add("scout");
  await vi.advanceTimersByTimeAsync(1000);
  draft.add("scout");
  const saved = draft.save();
  arrive(answer({ name: "Mine", cards: { scout: 3 } }));
  expect(await saved).toBe(true);
  expect(change.mock.calls.map(([, { cards }]) => cards)).toEqual([{ scout: 3 }, { scout: 4 }]);
  expect([draft.cards, draft.saving]).toEqual([{ scout: 4 }, "saved"]);
});

test("a failure is told, loses nothing, and is tried again", async () => {
  change.mockRejectedValueOnce(new Error("no server"));
  const draft = Draft.of(DECK);
  draft.rename("Better");
  expect(await draft.save()).toBe(false);
  expect([draft.saving, draft.trouble, draft.name]).toEqual(["failed", "no server", "Better"]);
  expect(await draft.save()).toBe(true);
  expect([draft.saving, draft.trouble]).toEqual(["saved", ""]);
});

test("a new deck is stored when there is something in it, and once", async () => {
  const draft = await Draft.empty(["p1"]);
  expect([draft.id, draft.problems]).toEqual([null, [PROBLEM]]);
  await draft.save();
  expect(make).not.toHaveBeenCalled();
  draft.add("scout");
  await draft.save();
  draft.add("scout");
  await draft.save();
  expect([make.mock.calls.length, change.mock.calls.length, draft.id]).toEqual([1, 1, "d1"]);
  expect(make.mock.calls[0]![0].packs).toEqual(["p1"]);
});

test("another deck is put beside what is there, and taken back in one step", () => {
  const draft = Draft.of(DECK);
  draft.fill({ scout: 9, medic: 3 });
  expect(draft.cards).toEqual({ scout: 2, medic: 3 });
  draft.undo();
  draft.undo();
  expect(draft.cards).toEqual({ scout: 2 });
});

test("a deck that is thrown away is not saved again", async () => {
  const draft = Draft.of(DECK);
  draft.add("scout");
  draft.forget();
  await vi.advanceTimersByTimeAsync(1000);
  expect(change).not.toHaveBeenCalled();
  expect(await draft.save()).toBe(true);
});
