/** What comes into sight where a row is too long for the screen. */

export interface Span {
  left: number;
  right: number;
}

const EDGE = 4; // px that may be hidden

const middle = ({ left, right }: Span) => (left + right) / 2;
const isWithin = (frame: Span, { left, right }: Span) =>
  left >= frame.left - EDGE && right <= frame.right + EDGE;

/**
 * How far a row must be scrolled for these: all of them where they find room, else the one that
 * matters most, or any where none does.
 */
export function shiftOf(frame: Span, spans: readonly Span[], most?: Span): number {
  const whole = {
    left: Math.min(...spans.map(({ left }) => left)),
    right: Math.max(...spans.map(({ right }) => right)),
  };
  if (isWithin(frame, whole)) return 0;
  if (whole.right - whole.left <= frame.right - frame.left + EDGE)
    return middle(whole) - middle(frame);
  if (most ? isWithin(frame, most) : spans.some((span) => isWithin(frame, span))) return 0;
  return middle(most ?? spans[0]!) - middle(frame);
}

interface Wanted {
  /** Which of them is to be seen where there is no room for all. */
  most?: Element | undefined;
  smooth?: boolean;
}

/** Scrolls a row, and the board that it lies in, to these things in it. */
export function bring(
  board: Element,
  row: Element,
  things: readonly Element[],
  { most, smooth = false }: Wanted = {},
): void {
  if (!things.length) return;
  const behavior = smooth ? "smooth" : "auto";
  const spans = things.map((thing) => thing.getBoundingClientRect());
  const shift = shiftOf(row.getBoundingClientRect(), spans, most?.getBoundingClientRect());
  if (shift) row.scrollBy({ left: shift, behavior });
  const { top, bottom } = board.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(board).scrollPaddingBottom) || 0;
  const seen = spans.some((span) => span.top >= top - 8 && span.bottom <= bottom - covered + 8);
  if (!seen) (most ?? things[0]!).scrollIntoView({ block: "nearest", inline: "nearest", behavior });
}
