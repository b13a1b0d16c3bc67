/** Cards in words, for the large view of one. */

import type { Look } from "../../board.ts";
import { settings } from "../../settings.svelte.ts";
import { called, say, sentence } from "../../text.ts";
import type { CardInfo, PackInfo } from "../../wire.ts";
import type { TowerView } from "./view.ts";

/** What is printed on a card besides its text. */
export function printed(card: CardInfo, pack?: PackInfo): string[] {
  const lines = [sentence(say(`plosinovka-type-${card.type}`))];
  const add = (holds: unknown, id: string, values: Record<string, string | number>) => {
    if (holds) lines.push(say(id, values));
  };
  add(card.life, "plosinovka-web-life", { life: card.life ?? 0 });
  add(card.damage, "plosinovka-web-damage", { damage: card.damage ?? 0 });
  add(card.price, "plosinovka-web-price", {
    coins: say("plosinovka-coins", { amount: card.price ?? 0 }),
  });
  const loot = [
    card.coins ? say("plosinovka-coins", { amount: card.coins }) : "",
    card.gems ? say("plosinovka-gems", { amount: card.gems }) : "",
  ].filter(Boolean);
  add(loot.length, "plosinovka-web-loot", { loot: loot.join(", ") });
  const symbols = (card.star ?? []).map((symbol) => say(`plosinovka-symbol-${symbol}`));
  add(symbols.length, "plosinovka-web-star", { symbols: symbols.join(" / ") });
  add(card.symbol, "plosinovka-web-symbol", {
    symbol: card.symbol ? say(`plosinovka-symbol-${card.symbol}`) : "",
  });
  add(card.condition, "plosinovka-web-condition", { condition: called(card.condition) });
  return [...lines, ...bossRules(card, pack)];
}

/** The rules of a boss, which are too long for its picture: its life, its fields, its setup. */
export function bossRules(card: CardInfo, pack?: PackInfo): string[] {
  const token = card.special ? called(pack?.cards[card.special]?.name) : "";
  return [
    ...(card.type === "boss" ? [say("plosinovka-web-boss-life")] : []),
    ...(token ? [say("plosinovka-web-special-fields", { token })] : []),
    ...(card.setup ? [say("plosinovka-web-setup", { setup: called(card.setup) })] : []),
  ];
}

/** What a card says, paragraph by paragraph: first what has to be done to have it. */
export function textOf(card: CardInfo): string[] {
  const text = card.text[settings.language] ?? card.text["en"] ?? [];
  if (!card.condition) return text;
  return [say("plosinovka-web-condition", { condition: called(card.condition) }), ...text];
}

/** Their own hero and what they hold can be asked about; so can what is sold. */
export function lookAt(view: TowerView, pack: PackInfo, card: string, state: string[] = []): Look {
  const info = pack.cards[card]!;
  const lines = [...state, ...printed(info, pack)];
  if (info.type === "hero") {
    const own = view.asked ? view.players[view.asked.seat]?.hero === card : false;
    return own ? { card, what: "hero", state: lines } : { card, state: lines };
  }
  const usable = ["item", "potion", "artifact", "token"].includes(info.type);
  return usable ? { card, what: card, state: lines } : { card, state: lines };
}

export function lookOf(
  view: TowerView,
  pack: PackInfo,
  data: Record<string, unknown>,
): Look | null {
  const [verb, card] = [data["verb"], data["card"]];
  if (typeof card === "string" && card in pack.cards) return lookAt(view, pack, card);
  if (verb === "hero" && view.asked) return lookAt(view, pack, view.players[view.asked.seat]!.hero);
  const figure = view.figures.find((one) => one.figure === data["figure"]);
  return verb === "enemy" && figure ? lookAt(view, pack, figure.card) : null;
}
