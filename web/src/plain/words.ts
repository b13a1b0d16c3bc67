/** Single values of a view, in words. */

import { called, say } from "../text.ts";
import type { PlainBoard } from "./board.ts";
import { labelOf } from "../labels.ts";
import { namesSeat, type Plain } from "./shape.ts";

export function told(board: PlainBoard, key: string, value: Plain): string {
  if (value === null) return say("web-plain-none");
  if (typeof value === "boolean") return say(value ? "web-plain-yes" : "web-plain-no");
  if (typeof value === "string") {
    const card = board.pack.cards[value];
    return card ? called(card.name) : labelOf(board.labels, value);
  }
  const seat = namesSeat(key) ? board.table.seats[value] : undefined;
  return seat ? seat.name || say("player", { number: value + 1 }) : String(value);
}
