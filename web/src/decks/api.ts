/** The server's part for those who build decks. */

import { known, textOf } from "../api.ts";
import type {
  CheckedDeck,
  Deck,
  DeckCards,
  DeckWish,
  Language,
  ReadDeck,
  ReadyDeck,
  SharedDeck,
} from "../wire.ts";

const mine = (id: string) => `my/decks/${encodeURIComponent(id)}`;

export const decks = {
  mine: () => known<Deck[]>("GET", "my/decks"),
  make: (wanted: DeckWish) => known<Deck>("POST", "my/decks", wanted),
  change: (id: string, wanted: DeckWish) => known<Deck>("PUT", mine(id), wanted),
  remove: (id: string) => known<unknown>("DELETE", mine(id)),
  ready: () => known<ReadyDeck[]>("GET", "decks"),
  check: (wanted: DeckCards) => known<CheckedDeck>("POST", "decks/check", wanted),
  read: (text: string) => known<ReadDeck>("POST", "decks/read", { text }),
  shared: (id: string) => known<SharedDeck>("GET", `decks/${encodeURIComponent(id)}`),

  text: (id: string, language: Language) =>
    textOf(`decks/${encodeURIComponent(id)}/text?language=${language}`),
};

/** How a deck of one's own is named where decks are chosen. */
export const own = (deck: Deck) => `my:${deck.id}`;
