/** Cards in words: for the large view of one, and for those who do not see the table. */

import type { Look } from "../../board.ts";
import { settings } from "../../settings.svelte.ts";
import { called, say, sentence } from "../../text.ts";
import type { CardInfo, PackInfo } from "../../wire.ts";
import { byHandle, MATERIALS } from "./terms.ts";
import type { HeldCard, PlanetCard, PlanetView } from "./view.ts";

const BASE = "base";

/** The base is no card of a pack; it is drawn as if it were one. */
export function cardOf(pack: PackInfo, id: string | undefined): CardInfo | undefined {
  if (id !== BASE) return id === undefined ? undefined : pack.cards[id];
  const name = sentence(say("conquerors-base-name"));
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
  return info ? called(info.name) : say("conquerors-web-trap-hidden");
}

export function costOf(card: CardInfo): string {
  return MATERIALS.filter((material) => card.cost?.[material])
    .map((material) => say(`conquerors-amount-${material}`, { amount: card.cost![material]! }))
    .join(", ");
}

/** The rules text of a card, as it is read aloud. */
export function textOf(card: CardInfo): string {
  return (card.text[settings.language] ?? card.text["en"] ?? []).join(" ");
}

/** What is printed besides the text: type, stars, cost. */
export function printed(card: CardInfo): string[] {
  const lines = [sentence(say(`conquerors-type-${card.type}`))];
  if (card.stars) lines.push(say("web-card-stars", { stars: card.stars }));
  const cost = costOf(card);
  if (cost) lines.push(say("conquerors-web-card-costs", { cost }));
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
  add(card.attack !== undefined, "conquerors-web-card-attack", { attack: card.attack ?? 0 });
  add(card.life !== undefined, "conquerors-web-card-life", {
    life: card.life ?? 0,
    most: card.max_life ?? 0,
  });
  add(card.shielding, "conquerors-web-card-shielding", { shielding: card.shielding ?? 0 });
  if (card.exhausted !== undefined)
    lines.push(say(card.exhausted ? "conquerors-web-card-exhausted" : "conquerors-web-card-ready"));
  const barred = card.attacked && !card.exhausted && view.edition === "en";
  add(barred, "conquerors-web-card-attacked");
  add(card.used, "conquerors-web-card-used");
  add(card.illusion, "conquerors-web-card-illusion");
  add(card.traps?.length, "conquerors-web-card-guarded", { count: card.traps?.length ?? 0 });
  add(named(card.target), "conquerors-web-card-attacks", { target: named(card.target) });
  add(named(card.target) && card.line, "conquerors-web-card-line", { line: card.line ?? 0 });
  add(named(card.blocking), "conquerors-web-card-blocks", { attacker: named(card.blocking) });
  add(named(card.blocker), "conquerors-web-card-blocked", { blocker: named(card.blocker) });
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
