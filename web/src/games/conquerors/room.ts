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
  /** How many of the others lie side by side. */
  columns: number;
  /** Whether everything is in sight at once. */
  fits: boolean;
}

export const TALL = 1.4;
export const SHORT = 1.12;
export const GAP = 6;
export const TRAP = 26;

const PAD = 20; // beside the cards of a side, and between the sides
const NARROW = 640;
const LARGEST = 196;
const HELD_LEAST = 140; // so that its text can be read
const THEIRS_LEAST = 110;
const TITLED = 84; // so that most titles fit
const SMALLEST = 64;
const LEAST = 48; // below which nothing can be told apart: rather is the planet scrolled
const HELD_NARROW = 88;

const STEP = 44; // of each card, so that its cost shows
const FIGURES = 420; // beside which miners lie, if there is room
const MINER = 84;

/** Whether the mine gets a line of its own, beneath the figures of its owner. */
export const isLined = (miners: number, width: number) => width < FIGURES + miners * MINER;

/** What a side needs besides its cards, for its figures and its mine. */
export function barsOf({ miners }: Lying, width: number): number {
  const narrow = width < NARROW;
  if (!isLined(miners, width)) return 41 + 15;
  return (narrow ? 31 : 41) + (miners ? (narrow ? 36 : 42) : 0) + (narrow ? 20 : 15);
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
  let best: Sizes | null = null;
  let most = -Infinity;
  for (const columns of narrow ? [1] : columnsOf(wanted.others.length))
    for (const shortTheirs of [false, true])
      for (const shortMine of [false, true])
        for (let held = LARGEST; held >= (narrow ? HELD_NARROW : SMALLEST); held -= 4)
          for (const lines of narrow ? [1] : [1, 2]) {
            const tried = attempt(wanted, { columns, shortTheirs, shortMine, held, lines, narrow });
            if (tried.worth <= most) continue;
            most = tried.worth;
            best = tried.sizes;
          }
  return best!;
}

function columnsOf(others: number): number[] {
  if (others <= 1) return [1];
  return others === 2 ? [1, 2] : [2, 3, Math.min(others, 5)];
}

/** How much of a hand can be seen where its cards lie one over another. */
function seenOfHand(cards: number, held: number, width: number): number {
  if (!cards) return 0;
  const step = Math.min(held + GAP, (width - held) / Math.max(cards - 1, 1));
  const stepped = step < STEP ? step * 0.5 : step;
  return (Math.min(cards - 1, 6) * stepped + held) * held * TALL;
}

interface Trial {
  columns: number;
  shortTheirs: boolean;
  shortMine: boolean;
  held: number;
  lines: number;
  narrow: boolean;
}

function attempt(wanted: Wanted, trial: Trial): { sizes: Sizes; worth: number } {
  const { columns, shortTheirs, shortMine, held, lines, narrow } = trial;
  const shapes = { theirs: shortTheirs ? SHORT : TALL, mine: shortMine ? SHORT : TALL };
  const wide = wanted.width - PAD;
  const each = wide / columns - (columns > 1 ? GAP : 0);
  const swiped = narrow ? 5 : Infinity; // a row that is swiped need not show more at once
  const cut = (side: Lying) => ({ ...side, cards: Math.min(side.cards, swiped) });

  // The others: all cards equally wide, as wide as the most crowded side allows.
  let theirs = held * 0.82;
  for (const side of wanted.others)
    theirs = Math.min(theirs, rowOf(cut(side), theirs, shapes.theirs, lines, each).card);
  if (narrow) theirs = Math.max(theirs, TITLED - 6);
  theirs = Math.floor(theirs);
  const inRows: number[] = [];
  wanted.others.forEach((side, at) => {
    const many = linesOf(side.cards, theirs, each, narrow);
    const open = wanted.hands[at] ? theirs * TALL + 10 : 0;
    const cards = many * (theirs * shapes.theirs + GAP) - GAP;
    const height = barsOf(side, each) + cards + side.traps * TRAP + open;
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
    if (narrow) mine = Math.floor(Math.max(mine, TITLED));
    const many = linesOf(own.cards, mine, wide, narrow);
    below = barsOf(own, wide) + many * (mine * shapes.mine + GAP) - GAP + own.traps * TRAP;
    handHeight = wanted.hand ? held * TALL + 13 : 40;
  }
  const total = above + below + handHeight + wanted.between;
  const over = total - wanted.height;

  // What is cut short shows less of itself.
  const cards = (side: Lying, card: number, shape: number) =>
    cut(side).cards * card * card * (shape === SHORT ? 0.75 : TALL);
  let worth = wanted.others.reduce((sum, side) => sum + cards(side, theirs, shapes.theirs), 0);
  if (own) worth += cards(own, mine, shapes.mine) + seenOfHand(wanted.hand, held, wide);
  const short = (size: number, least: number, weight: number) =>
    Math.max(0, least - size) * weight * 400;
  if (wanted.others.length) {
    worth -= short(theirs, narrow ? TITLED - 6 : THEIRS_LEAST, 9) + short(theirs, TITLED, 60);
  }
  if (own) {
    worth -= short(mine, TITLED, 60) + short(mine, narrow ? TITLED : THEIRS_LEAST, 9);
    worth -= wanted.hand ? short(held, narrow ? 96 : HELD_LEAST, 14) + short(held, TITLED, 60) : 0;
  }
  if (wanted.others.length) worth -= short(theirs, LEAST, 400);
  if (own) worth -= short(mine, LEAST, 400);
  if (over > 0) worth -= over * 60_000;
  const sizes = { theirs, mine, held, shortTheirs, shortMine, columns, fits: over <= 0 };
  return { sizes, worth };
}
