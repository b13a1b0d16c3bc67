/** Cards in words: for the large view of one, and for those who do not see the table. */

import type { Look } from "../board.ts";
import { called, say, sentence } from "../text.ts";
import type { CardInfo, PackInfo } from "../wire.ts";
import { byHandle, MATERIALS, type HeldCard, type PlanetCard, type PlanetView } from "./view.ts";

const BASE = "base";

/** The base is no card of a pack; it is drawn as if it were one. */
export function cardOf(pack: PackInfo, id: string | undefined): CardInfo | undefined {
  if (id !== BASE) return id === undefined ? undefined : pack.cards[id];
  const name = sentence(say("base-name"));
  return {
    id: BASE,
    type: BASE,
    name: { en: name, cs: name },
    text: {},
    art: "base-dome",
    life: 15,
  };
}

export function nameOf(pack: PackInfo, card: HeldCard): string {
  const info = cardOf(pack, card.card);
  return info ? called(info.name) : say("web-trap-hidden");
}

export function costOf(card: CardInfo): string {
  return MATERIALS.filter((material) => card.cost?.[material])
    .map((material) => say(`amount-${material}`, { amount: card.cost![material]! }))
    .join(", ");
}

/** What is printed besides the text: type, stars, cost. */
export function printed(card: CardInfo): string[] {
  const lines = [sentence(say(`type-${card.type}`))];
  if (card.stars) lines.push(say("web-card-stars", { stars: card.stars }));
  const cost = costOf(card);
  if (cost) lines.push(say("web-card-costs", { cost }));
  return lines;
}

/** How a card on the planet stands, in words. */
export function stateOf(view: PlanetView, pack: PackInfo, card: PlanetCard): string[] {
  const found = byHandle(view);
  const named = (handle: number | undefined) => {
    const other = handle ? found.get(handle) : undefined;
    return other ? nameOf(pack, other.card) : "";
  };
  const lines: string[] = [];
  const add = (holds: unknown, id: string, values: Record<string, string | number> = {}) => {
    if (holds) lines.push(say(id, values));
  };
  add(card.attack !== undefined, "web-card-attack", { attack: card.attack ?? 0 });
  add(card.life !== undefined, "web-card-life", { life: card.life ?? 0, most: card.max_life ?? 0 });
  add(card.shielding, "web-card-shielding", { shielding: card.shielding ?? 0 });
  if (card.exhausted !== undefined)
    lines.push(say(card.exhausted ? "web-card-exhausted" : "web-card-ready"));
  add(card.used, "web-card-used");
  add(card.illusion, "web-card-illusion");
  add(card.traps?.length, "web-card-guarded", { count: card.traps?.length ?? 0 });
  add(named(card.target), "web-card-attacks", { target: named(card.target) });
  add(named(card.target) && card.line, "web-card-line", { line: card.line ?? 0 });
  add(named(card.blocking), "web-card-blocks", { attacker: named(card.blocking) });
  add(named(card.blocker), "web-card-blocked", { blocker: named(card.blocker) });
  return lines;
}

/** Whether a card could ever be used from where it lies: from one's hand or one's planet. */
function isUsable(view: PlanetView, card: HeldCard): boolean {
  const me = view.seat === null ? undefined : view.players[view.seat];
  return [me?.hand, me?.row, me?.miners].some((cards) =>
    cards?.some((one) => one.handle === card.handle),
  );
}

/** A card as it is shown large: what is printed, then how it stands. */
export function lookAt(view: PlanetView, pack: PackInfo, card: HeldCard): Look | null {
  const info = cardOf(pack, card.card);
  if (!info) return null;
  const lines = [printed(info).join(" · ")];
  if ("owner" in card) lines.push(sentence(stateOf(view, pack, card as PlanetCard).join(", ")));
  const look: Look = { card: info.id, what: card.handle, state: lines.filter(Boolean) };
  return isUsable(view, card) ? look : { ...look, foreign: true };
}

export function lookOf(
  view: PlanetView,
  pack: PackInfo,
  data: Record<string, unknown>,
): Look | null {
  const held = typeof data["card"] === "number" ? byHandle(view).get(data["card"]) : undefined;
  if (held) return lookAt(view, pack, held.card);
  const id = data["definition"];
  const info = typeof id === "string" ? cardOf(pack, id) : undefined;
  return info ? { card: info.id, state: [printed(info).join(" · ")] } : null;
}
