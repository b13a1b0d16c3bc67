/** A deck that is being built: every change is saved by itself, and the server says what it thinks. */

import { say } from "../text.ts";
import type { Deck, DeckProblem } from "../wire.ts";
import { decks } from "./api.ts";
import { changed, type Counts, sizeOf } from "./cards.ts";

export type SaveState = "saved" | "waiting" | "saving" | "failed";

const PAUSE = 400; // ms without a change before it is saved
const REMEMBERED = 100;

export class Draft {
  id = $state<string | null>(null);
  name = $state("");
  cards = $state.raw<Counts>({});
  packs = $state.raw<string[]>([]);
  /** The hash of all cards to choose from. */
  pack = $state("");
  /** Null until the server has said. */
  problems = $state.raw<DeckProblem[] | null>(null);
  saving = $state<SaveState>("saved");
  trouble = $state("");
  /** What the deck was before each of the last changes. */
  before = $state.raw<Counts[]>([]);
  size = $derived(sizeOf(this.cards));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #dirty = false;

  static of(deck: Deck): Draft {
    const draft = new Draft();
    draft.id = deck.id;
    draft.name = deck.name;
    draft.cards = deck.cards;
    draft.packs = deck.packs;
    draft.#told(deck);
    return draft;
  }

  /** An empty one, which is stored as soon as there is something in it. */
  static async empty(packs: string[]): Promise<Draft> {
    const draft = new Draft();
    draft.name = say("web-decks-unnamed");
    draft.packs = packs;
    draft.#told(await decks.check({ cards: {}, packs }));
    return draft;
  }

  count(id: string): number {
    return this.cards[id] ?? 0;
  }

  add(id: string, by = 1): void {
    this.#put(changed(this.cards, id, by));
  }

  /** Put in what another deck has, besides what is there. */
  fill(cards: Counts): void {
    this.#put({ ...cards, ...this.cards });
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.cards = last;
    this.#later();
  }

  rename(name: string): void {
    this.name = name;
    this.#later();
  }

  choose(packs: string[]): void {
    this.packs = packs;
    this.#later();
  }

  /** Until what is on the screen is what the server has; says whether it is. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#dirty || this.#running) {
      this.#running ??= this.#send().finally(() => (this.#running = null));
      await this.#running;
      if (this.saving === "failed") return false;
    }
    return true;
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#dirty = false;
  }

  #put(cards: Counts): void {
    this.before = [...this.before, this.cards].slice(-REMEMBERED);
    this.cards = cards;
    this.#later();
  }

  #later(): void {
    this.#dirty = true;
    this.saving = "waiting";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }

  async #send(): Promise<void> {
    this.#dirty = false;
    this.saving = "saving";
    const wanted = { name: this.name, cards: this.cards, packs: this.packs };
    try {
      const deck = await (this.id ? decks.change(this.id, wanted) : decks.make(wanted));
      this.id = deck.id;
      this.trouble = "";
      this.#told(deck);
      this.saving = this.#dirty ? "waiting" : "saved";
    } catch (error) {
      this.#dirty = true; // so that trying again sends it
      this.saving = "failed";
      this.trouble = (error as Error).message;
    }
  }

  #told(said: { pack: string; problems: DeckProblem[] }): void {
    this.pack = said.pack;
    this.problems = said.problems;
  }
}
