/** How large everything on the planet is drawn, so that all of it can be seen. */

/** What lies on one side: cards side by side, the most traps before one, kinds of miners. */
export interface Lying {
  cards: number;
  traps: number;
  miners: number;
}

/** The room that there is, and what has to find a place in it. */
export interface Wanted {
  width: number;
  height: number;
  others: readonly Lying[];
  /** None for those who only look on. */
  own: Lying | null;
  /** How many cards are in the hand; of hands that lie open, those of the others. */
  hand: number;
  hands: readonly number[];
  /** The heights of what else lies between: the strip, the phases, what waits to happen. */
  between: number;
}

export interface Sizes {
  theirs: number;
  mine: number;
  held: number;
  /** Cards of the others, and one's own, are cut short where height is dear. */
  shortTheirs: boolean;
  shortMine: boolean;
  /** The shape of cards in the hand, and in how many rows they lie one over another. */
  shapeHeld: number;
  rows: number;
  /** Whether height is so dear that mines are low and cards as small as can be. */
  tight: boolean;
  /** How many of the others lie side by side. */
  columns: number;
  /** Whether everything is in sight at once. */
  fits: boolean;
}

export const TALL = 1.4;
export const SHORT = 1.12;
const FLAT = 0.84; // title, cost and numbers
export const GAP = 6;
export const TRAP = 26;
const TRAPS_IN_LINE = 3;

const PAD = 20; // beside the cards of a side, and between the sides
const PAD_NARROW = 26;
const NARROW = 640;
const LARGEST = 196;
const HELD_LEAST = 140; // so that its text can be read
const THEIRS_LEAST = 110;
const TITLED = 84; // so that most titles fit
const SMALLEST = 64;
const LEAST_SWIPED = 62;
const IN_SIGHT = 5; // cards of a row on a phone
const LEAST = 48; // below which nothing can be told apart: rather is the planet scrolled
const HELD_NARROW = 88;

const STEP = 44; // of each card, so that its cost shows
const STEP_NARROW = 72; // the same on a phone: see Hand.svelte
const HAND_PAD = 12;
const TITLE = 70; // of each card, so that its title can be read
const CROWDED = 9; // cards in a hand, from which two rows are worth their height
const FIGURES = 420; // beside which miners lie, if there is room
const MINER = 84;

/** How wide a side is that lies beside another one. */
export const SIDE = 520;

/** How wide it must at least be, so that the titles of so many cards can be read. */
export const legibleSide = (cards: number) => Math.min(SIDE, PAD + cards * (TITLED + GAP));

/** Whether the mine gets a line of its own, beneath the figures of its owner. */
export const isLined = (miners: number, width: number) => width < FIGURES + miners * MINER;

/** What shows of a card that lies behind another row: its title and its cost. */
export const bandOf = (held: number) => Math.ceil(Math.max(held * 0.17, 25) + held * 0.26 + 6);

/** In how many lines traps lie: one that is known has a line of its own, of others three share one. */
export function linesOfTraps(known: readonly boolean[]): number {
  let lines = 0;
  let free = 0;
  for (const one of known) {
    if (one || !free) lines++;
    free = one ? 0 : (free || TRAPS_IN_LINE) - 1;
  }
  return lines;
}

/** What a side needs besides its cards, for its figures and its mine. */
export function barsOf({ miners }: Lying, width: number, tight: boolean): number {
  const narrow = width < NARROW;
  if (tight) return 31 + (miners ? 28 : 0) + 12;
  if (!isLined(miners, width)) return 41 + 15;
  return (narrow ? 31 : 41) + (miners ? (narrow ? 36 : 42) : 0) + (narrow ? 20 : 15);
}

/** A card of a row that is swiped: all are in sight, or one half of one says that there are more. */
function swipedOf(cards: number, most: number, width: number): number {
  const shown = cards > IN_SIGHT ? IN_SIGHT - 0.5 : cards;
  return Math.max(LEAST_SWIPED, Math.floor(Math.min(most, (width + GAP) / shown - GAP)));
}

/** In how many lines so many cards lie. */
function linesOf(cards: number, card: number, width: number, narrow: boolean): number {
  if (narrow) return 1; // the rest is reached by a swipe
  const inLine = Math.max(1, Math.floor((width - PAD + GAP) / (card + GAP)));
  return Math.max(1, Math.ceil(cards / inLine));
}

interface Row {
  card: number;
  height: number;
  area: number;
}

/** A row of cards at most so wide, in so many lines. */
function rowOf(side: Lying, most: number, shape: number, lines: number, width: number): Row {
  const inLine = Math.max(1, Math.ceil(side.cards / lines));
  const card = Math.floor(Math.min(most, (width - PAD + GAP) / inLine - GAP));
  const height = lines * (card * shape + GAP + 4) + side.traps * TRAP;
  return { card, height, area: side.cards * card * card * shape };
}

/** The sizes with which the most can be read: tried out, since there are few to try. */
export function sizesOf(wanted: Wanted): Sizes {
  const narrow = wanted.width < NARROW;
  const least = narrow ? HELD_NARROW : SMALLEST;
  let best: Sizes | null = null;
  let most = -Infinity;
  for (const columns of narrow ? [1] : columnsOf(wanted.others.length))
    for (const shortTheirs of [false, true])
      for (const shortMine of [false, true])
        for (let held = narrow ? largestHeld(wanted) : LARGEST; held >= least; held -= 4)
          for (const lines of narrow ? [1] : [1, 2])
            for (const [shapeHeld, rows] of handsOf(wanted.hand, narrow))
              for (const tight of narrow ? [false, true] : [false]) {
                const trial = { columns, shortTheirs, shortMine, held, lines, narrow };
                const tried = attempt(wanted, { ...trial, shapeHeld, rows, tight });
                if (tried.worth <= most) continue;
                most = tried.worth;
                best = tried.sizes;
              }
  return best!;
}

/** A hand that can be seen without a swipe is seen so, rather than being larger. */
function largestHeld({ hand, width }: Wanted): number {
  const room = width - HAND_PAD - (hand - 1) * STEP_NARROW;
  return room < HELD_NARROW ? LARGEST : Math.min(room, LARGEST);
}

/** Shapes of the cards in a hand, and numbers of rows, that are worth a try. */
function handsOf(cards: number, narrow: boolean): (readonly [number, number])[] {
  if (narrow) return [TALL, SHORT, FLAT].map((shape) => [shape, 1]); // it is swiped
  if (cards < CROWDED) return [[TALL, 1]];
  return [TALL, SHORT, FLAT].flatMap((shape) => [1, 2].map((rows) => [shape, rows] as const));
}

function columnsOf(others: number): number[] {
  if (others <= 1) return [1];
  return others === 2 ? [1, 2] : [2, 3, Math.min(others, 5)];
}

/** How far cards that lie one over another are apart. */
const stepOf = (cards: number, held: number, width: number) =>
  Math.min(held + GAP, (width - held) / Math.max(cards - 1, 1));

/** How much of a hand can be seen where its cards lie one over another. */
function seenOfHand(cards: number, held: number, width: number, shape: number): number {
  if (!cards) return 0;
  const step = stepOf(cards, held, width);
  const stepped = step < STEP ? step * 0.5 : step;
  return (Math.min(cards - 1, 6) * stepped + held) * held * shape;
}

interface Trial {
  columns: number;
  shortTheirs: boolean;
  shortMine: boolean;
  held: number;
  lines: number;
  narrow: boolean;
  shapeHeld: number;
  rows: number;
  tight: boolean;
}

function attempt(wanted: Wanted, trial: Trial): { sizes: Sizes; worth: number } {
  const { columns, shortTheirs, shortMine, held, lines, narrow, shapeHeld, rows, tight } = trial;
  const shapes = { theirs: shortTheirs ? SHORT : TALL, mine: shortMine ? SHORT : TALL };
  const wide = wanted.width - PAD;
  const each = wide / columns - (columns > 1 ? GAP : 0);
  const swiped = narrow ? IN_SIGHT : Infinity; // a row that is swiped need not show more at once
  const row = wanted.width - PAD_NARROW;
  const trapsOf = ({ traps }: Lying) => (tight ? Math.min(traps, 1) : traps) * TRAP;
  const cut = (side: Lying) => ({ ...side, cards: Math.min(side.cards, swiped) });

  // The others: all cards equally wide, as wide as the most crowded side allows.
  let theirs = held * 0.82;
  for (const side of wanted.others)
    theirs = Math.min(theirs, rowOf(cut(side), theirs, shapes.theirs, lines, each).card);
  if (narrow) {
    const most = Math.max(...wanted.others.map((side) => side.cards));
    theirs = tight ? SMALLEST + 4 : swipedOf(most, Math.max(held * 0.82, TITLED - 6), row);
  }
  theirs = Math.floor(theirs);
  const inRows: number[] = [];
  wanted.others.forEach((side, at) => {
    const many = linesOf(side.cards, theirs, each, narrow);
    const open = wanted.hands[at] ? theirs * TALL + 10 : 0;
    const cards = many * (theirs * shapes.theirs + GAP) - GAP;
    const height = barsOf(side, each, tight) + cards + trapsOf(side) + open;
    const row = Math.floor(at / columns);
    inRows[row] = Math.max(inRows[row] ?? 0, height);
  });
  const above = inRows.reduce((sum, row) => sum + row, (inRows.length - 1) * GAP);

  // One's own, nearer and larger.
  let mine = 0;
  let below = 0;
  let handHeight = 0;
  const own = wanted.own;
  if (own) {
    mine = Math.floor(rowOf(cut(own), held * 0.94, shapes.mine, lines, wide).card);
    if (narrow)
      mine = tight ? SMALLEST + 4 : swipedOf(own.cards, Math.max(held * 0.94, TITLED), row);
    const many = linesOf(own.cards, mine, wide, narrow);
    below = barsOf(own, wide, tight) + many * (mine * shapes.mine + GAP) - GAP + trapsOf(own);
    handHeight = wanted.hand ? held * shapeHeld + 13 + (rows - 1) * bandOf(held) : 40;
  }
  const total = above + below + handHeight + wanted.between;
  const over = total - wanted.height;

  // What is cut short shows less of itself.
  const cards = (side: Lying, card: number, shape: number) =>
    cut(side).cards * card * card * (shape === SHORT ? 0.75 : TALL);
  let worth = wanted.others.reduce((sum, side) => sum + cards(side, theirs, shapes.theirs), 0);
  const inRow = Math.ceil(wanted.hand / rows);
  if (own) worth += cards(own, mine, shapes.mine) + seenOfHand(inRow, held, wide, shapeHeld);
  const short = (size: number, least: number, weight: number) =>
    Math.max(0, least - size) * weight * 400;
  if (wanted.others.length) {
    worth -= short(theirs, narrow ? TITLED - 6 : THEIRS_LEAST, 9) + short(theirs, TITLED, 60);
  }
  if (own) {
    worth -= short(mine, TITLED, 60) + short(mine, narrow ? TITLED : THEIRS_LEAST, 9);
    worth -= wanted.hand ? short(held, narrow ? 96 : HELD_LEAST, 14) + short(held, TITLED, 60) : 0;
  }
  if (own && !narrow) worth -= short(stepOf(inRow, held, wide), TITLE, 60);
  worth -= (TALL - shapeHeld) * 400_000 + (tight ? 20_000 : 0);
  if (wanted.others.length) worth -= short(theirs, LEAST, 400);
  if (own) worth -= short(mine, LEAST, 400);
  if (over > 0) worth -= over * 60_000;
  const fits = over <= 0;
  const sizes = {
    theirs,
    mine,
    held,
    shortTheirs,
    shortMine,
    shapeHeld,
    rows,
    tight,
    columns,
    fits,
  };
  return { sizes, worth };
}
