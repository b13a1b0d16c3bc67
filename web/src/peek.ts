/** Which card is peeked at: whatever names a card says so by `data-card`. */

export interface Peek {
  card: string;
  /** Its number in the view, where it lies on a table. */
  what: string | undefined;
  anchor: DOMRect;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;

const overlap = (one: Box, other: Box) =>
  Math.max(
    0,
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
  ) *
  Math.max(
    0,
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
  );

/**
 * Where something so large is shown: beside what it is about, never over it, and rather farther
 * away than over what must be kept in sight.
 */
export function placed(
  size: { width: number; height: number },
  anchor: Box,
  screen: { width: number; height: number },
  kept: readonly Box[],
): { left: number; top: number } {
  const { width, height } = size;
  const clamp = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
  const middleX = clamp(anchor.left + anchor.width / 2 - width / 2, screen.width - width);
  const middleY = clamp(anchor.top + anchor.height / 2 - height / 2, screen.height - height);
  const right = anchor.left + anchor.width + MARGIN;
  const left = anchor.left - width - MARGIN;
  const below = anchor.top + anchor.height + MARGIN;
  const above = anchor.top - height - MARGIN;
  const far = [MARGIN, screen.width - width - MARGIN];
  const places = [
    { left: right, top: middleY },
    { left, top: middleY },
    { left: middleX, top: above },
    { left: middleX, top: below },
    ...far.flatMap((x) => [
      { left: x, top: MARGIN },
      { left: x, top: middleY },
      { left: x, top: screen.height - height - MARGIN },
    ]),
  ];
  let best = places[0]!;
  let least = Infinity;
  for (const place of places) {
    const box = { ...place, width, height };
    const inside = overlap(box, { left: 0, top: 0, ...screen });
    const hidden = width * height - inside;
    const covered = kept.reduce((sum, one) => sum + overlap(box, one), 0);
    const away =
      Math.abs(place.left + width / 2 - anchor.left - anchor.width / 2) +
      Math.abs(place.top + height / 2 - anchor.top - anchor.height / 2);
    const cost = overlap(box, anchor) * 50 + hidden * 20 + covered * 4 + away;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}
