import { beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte.ts";
import type { CardInfo, DecisionInfo, PackInfo, TableInfo } from "../../wire.ts";
import { attacksOf, labelOf, lineOf, placedApart, type Attack } from "./attacks.ts";
import { choicesOf } from "./choices.ts";
import { numbersOf, skyOf, titleOf } from "./appearance.ts";
import { grouped } from "./groups.ts";
import { explained } from "./keywords.ts";
import { changesOf, livesOf } from "./lives.ts";
import { lookAt, lookOf, stateOf } from "./look.ts";
import { whose } from "./planet.ts";
import { byHandle } from "./terms.ts";
import type { PlanetCard, PlanetView, Player } from "./view.ts";

const card = (id: string, type: string, text = "", more: Partial<CardInfo> = {}): CardInfo => ({
  id,
  type,
  name: { en: id, cs: id },
  text: { en: [text] },
  ...more,
});
const pack = {
  cards: {
    scout: card("scout", "warrior", "When Scout enters the planet, kuk 1.", {
      stars: 1,
      cost: { gold: 2 },
    }),
    dome: card("dome", "building", "Shielding 1."),
    miner: card("miner", "miner", "Adds 1 gold."),
    pit: card("pit", "trap"),
  },
} as unknown as PackInfo;

const on = (handle: number, id: string, more: Partial<PlanetCard> = {}): PlanetCard => ({
  handle,
  card: id,
  owner: 0,
  used: 0,
  illusion: false,
  ...more,
});
const warrior = (handle: number, more: Partial<PlanetCard> = {}) =>
  on(handle, "scout", {
    attack: 3,
    life: 2,
    max_life: 4,
    exhausted: false,
    traps: [],
    shielding: 0,
    ...more,
  });
const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  out: false,
  stored: [0, 0, 0],
  maxima: [6, 6, 3],
  building_life: 0,
  base: on(seat + 1, "base", { life: 15, max_life: 15, shielding: 0, traps: [] }),
  miners: [],
  row: [],
  hand: [],
  junkyard: [],
  deck: 40,
  known_deck: [],
  makes_left: 1,
  placed: 0,
  moved: 0,
  skips: [],
  ...more,
});
const view = (players: Player[], more: Partial<PlanetView> = {}): PlanetView => ({
  game: "conquerors",
  edition: "en",
  seat: 0,
  turn: 1,
  starter: 0,
  active: 0,
  phase: "main",
  players,
  attackers: [],
  pending: [],
  effects: [],
  asked: null,
  outcome: null,
  ...more,
});
const asked = (...data: Record<string, unknown>[]): DecisionInfo => ({
  seat: 0,
  moment: 1,
  kind: "main",
  rule: "",
  question: "",
  default: 0,
  window: "",
  options: data.map((one) => ({ data: one, text: "" })),
});

beforeEach(() => {
  settings.language = "en";
});

test("what options are about glows", () => {
  const choices = choicesOf(
    asked(
      { verb: "pass" },
      { verb: "play", card: 4 },
      { verb: "pay", card: 4, ability: 1 },
      { verb: "seat", seat: 2 },
    ),
  );
  expect([...choices.cards]).toEqual([[4, [1, 2]]]);
  expect([...choices.seats]).toEqual([[2, [3]]]);
});

test("a tap chooses what there is to choose; where there is more, the card is shown first", () => {
  const choices = choicesOf(
    asked(
      { verb: "choose", card: 4 },
      { verb: "play", card: 5 },
      { verb: "choose", card: 6 },
      { verb: "choose", card: 6 },
    ),
  );
  expect(choices.atOnce(4)).toBe(0);
  expect(choices.atOnce(5)).toBe(1);
  expect(choices.atOnce(6)).toBe(-1);
  expect(choices.atOnce(9)).toBe(-1);
});

test("nothing glows while nobody is asked", () => {
  expect(choicesOf(null).cards.size).toBe(0);
});

test("every card is found by its handle, traps and hands too", () => {
  const mine = player(0, {
    row: [on(10, "dome", { traps: [{ handle: 11 }] })],
    hand: [{ handle: 12, card: "pit" }],
    junkyard: [{ handle: 13, card: "pit" }],
  });
  const found = byHandle(view([mine, player(1)]));
  expect([...found.keys()].sort((a, b) => a - b)).toEqual([1, 2, 10, 11, 12, 13]);
  expect(found.get(11)?.seat).toBe(0);
  expect(found.get(2)?.seat).toBe(1);
});

test("an attack shows what its damage would be, less what is shielded", () => {
  const attacker = warrior(10, { target: 20, line: 1 });
  const dome = on(20, "dome", { life: 4, max_life: 4, shielding: 1, traps: [] });
  const table = view([player(0, { row: [attacker] }), player(1, { row: [dome] })], {
    attackers: [10],
  });
  expect(attacksOf(table)).toMatchObject([{ line: 1, damage: 2, back: 0, blocker: undefined }]);
});

test("a blocked attacker and its blocker deal damage to each other", () => {
  const attacker = warrior(10, { target: 2, line: 2, blocker: 20, shielding: 1 });
  const blocker = warrior(20, { attack: 2, blocking: 10 });
  const table = view([player(0, { row: [attacker] }), player(1, { row: [blocker] })], {
    attackers: [10],
  });
  expect(attacksOf(table)).toMatchObject([{ damage: 3, back: 1, blocker: { handle: 20 } }]);
});

test("only where attackers come in lines, each says in which", () => {
  const attack = (more: Partial<Attack>) =>
    ({ damage: 3, back: 0, line: 1, blocker: undefined, ...more }) as Attack;
  expect(labelOf(attack({}), false)).toBe("⚔3");
  expect(labelOf(attack({ line: 2 }), true)).toBe("② ⚔3");
  expect(labelOf(attack({ blocker: on(20, "scout"), back: 1 }), false)).toBe("⚔3 ⇄ 1");
  expect(labelOf(attack({ damage: 0 }), true)).toBe("① ⚔");
  expect(labelOf(attack({ line: -1 }), true)).toBe("⚔3"); // its line has had its turn
});

test("of many attacks on one target every number can be read", () => {
  const lines = [...Array(8).keys()].map((at) => ({
    line: lineOf([40 + at * 30, 100], [330, 260]),
    label: "② ⚔3",
  }));
  const places = placedApart(lines);
  const wide = 4 * 12;
  places.forEach(([x, y], at) => {
    const near = places.slice(0, at).filter(([left, top]) => {
      return Math.abs(left - x) < wide && Math.abs(top - y) < 21;
    });
    expect(near).toEqual([]);
  });
});

test("attackers without a target, or whose target is gone, have no line", () => {
  const table = view(
    [player(0, { row: [warrior(10, { target: 0 }), warrior(11, { target: 99 })] }), player(1)],
    {
      attackers: [10, 11],
    },
  );
  expect(attacksOf(table)).toEqual([]);
});

test("a card on the planet says how it stands", () => {
  const attacker = warrior(10, {
    target: 2,
    line: 1,
    exhausted: true,
    used: 1,
    traps: [{ handle: 5 }],
  });
  const table = view([player(0, { row: [attacker] }), player(1)]);
  expect(stateOf(table, pack, attacker)).toEqual([
    "attack 3",
    "life 2 of 4",
    "exhausted",
    "used up this turn",
    "one trap in front",
    "attacks Base",
    "line 1",
  ]);
});

test("who attacked last time cannot block, by the English book", () => {
  const line = "cannot block: it attacked last time";
  const readied = warrior(10, { attacked: true, exhausted: false });
  const table = view([player(0, { row: [readied] }), player(1)]);
  expect(stateOf(table, pack, readied)).toContain(line);
  expect(stateOf({ ...table, edition: "cs" }, pack, readied)).not.toContain(line);
  const tired = warrior(10, { attacked: true, exhausted: true });
  expect(stateOf(table, pack, tired)).not.toContain(line);
});

test("an option leads to the card that it is about", () => {
  const table = view([
    player(0, { hand: [{ handle: 12, card: "scout" }, { handle: 14 }] }),
    player(1),
  ]);
  expect(lookOf(table, pack, { verb: "play", card: 12 })).toEqual({
    card: "scout",
    what: 12,
    state: ["Warrior · 1 star · costs 2 gold"],
  });
  expect(lookOf(table, pack, { verb: "choose", definition: "dome" })?.card).toBe("dome");
  expect(lookOf(table, pack, { verb: "choose", card: 14 })).toBeNull();
  expect(lookOf(table, pack, { verb: "pass" })).toBeNull();
});

test("words of a text are explained", () => {
  expect(explained(pack.cards["scout"]!)).toEqual(["conquerors-web-word-kuk"]);
  expect(explained(pack.cards["dome"]!)).toEqual(["conquerors-web-word-shielding"]);
  expect(explained(card("x", "spell", "", { cost: { electricity: 1 } }))).toEqual([
    "conquerors-web-word-electricity",
  ]);
});

test("equal miners are shown once, those that differ apart", () => {
  const groups = grouped([
    on(1, "miner"),
    on(2, "miner"),
    on(3, "miner", { used: 1 }),
    on(4, "dome"),
  ]);
  expect(groups.map((group) => group.handles)).toEqual([[1, 2], [3], [4]]);
});

test("a card always has the same sky, and another card another", () => {
  expect(skyOf("scout")).toEqual(skyOf("scout"));
  expect(skyOf("scout")).not.toEqual(skyOf("dome"));
  const number = numbersOf("scout");
  for (let times = 0; times < 100; times++) {
    const next = number();
    expect(next >= 0 && next < 1).toBe(true);
  }
});

test("names fit on their cards, on two lines where that is larger", () => {
  expect(titleOf("Scout").lines).toEqual(["Scout"]);
  expect(titleOf("Collector of Cosmium").lines).toEqual(["Collector", "of Cosmium"]);
  expect(titleOf("Kondenzátorovna").lines.length).toBe(1);
  expect(titleOf("Kondenzátorovna").size).toBeLessThan(titleOf("Scout").size);
  expect(titleOf("Bombardment").size).toBeLessThan(titleOf("Hillsidefil").size); // as many letters
});

test("only what could be used by oneself is asked about", () => {
  const mine = warrior(10);
  const theirs = warrior(20);
  const table = view([player(0, { row: [mine] }), player(1, { row: [theirs] })]);
  expect(lookAt(table, pack, mine)?.foreign).toBeUndefined();
  expect(lookAt(table, pack, theirs)?.foreign).toBe(true);
  expect(lookAt(table, pack, table.players[0]!.base!)?.foreign).toBe(true);
});

test("life lost and gained is what differs between two views", () => {
  const row = [warrior(10), warrior(11), warrior(12)];
  const before = livesOf(view([player(0, { row }), player(1)]));
  const left = player(0, {
    row: [warrior(11, { life: 4 }), warrior(13)],
    junkyard: [{ handle: 10, card: "scout" }],
  });
  expect(changesOf(before, view([left, player(1)]))).toEqual([
    { handle: 10, change: -2 },
    { handle: 11, change: 2 },
  ]);
});

test("whoever plays one seat is told of it as you, whoever plays several by name", () => {
  const table = (...mine: boolean[]) =>
    ({ seats: mine.map((one, at) => ({ name: `P${at}`, mine: one })) }) as unknown as TableInfo;
  expect(whose(table(true, false), 0)).toEqual({ player: "P0", own: "yes" });
  expect(whose(table(true, false), 1)).toEqual({ player: "P1", own: "no" });
  expect(whose(table(true, true), 0)).toEqual({ player: "P0", own: "no" });
});
