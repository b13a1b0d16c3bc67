/** A card or level on the desk: as it is written now, as it was saved, and what is wrong with it. */

import type { Mark } from "../wire.ts";
import { forget, keep, kept } from "./keeping.ts";

const PAUSE = 220; // of the typing, before it is read

interface Work<D, C> {
  /** Where it is kept until it is saved. */
  place: string;
  saved: D | null;
  blank: D;
  check(draft: D): Promise<C>;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class Desk<D, C extends { marks: Mark[] }> {
  draft: D = $state.raw()!;
  saved: D | null = $state.raw(null);
  checked: C | null = $state.raw(null);
  /** What is shown belongs to an older draft. */
  checking = $state(true);
  problem = $state("");
  /** It was found as it was left, not as it was saved. */
  restored = $state(false);
  #place: string;
  #check: (draft: D) => Promise<C>;
  #blank: D;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ place, saved, blank, check }: Work<D, C>) {
    this.#place = place;
    this.#check = check;
    this.#blank = blank;
    this.saved = saved;
    const left = kept<D>(place);
    this.draft = left ?? saved ?? blank;
    this.restored = left !== null && !same(left, saved ?? blank);
    void this.#read();
  }

  get changed(): boolean {
    return !same(this.draft, this.saved ?? this.#blank);
  }

  get marks(): Mark[] {
    return this.checked?.marks ?? [];
  }

  /** Whether it can be played with, as far as is known. */
  get sound(): boolean {
    return !this.checking && this.checked !== null && this.marks.every((mark) => mark.mild);
  }

  change(part: Partial<D>): void {
    this.draft = { ...this.draft, ...part };
    if (this.changed) keep(this.#place, this.draft);
    else forget(this.#place);
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#read(), PAUSE);
  }

  /** Back to what was saved. */
  discard(): void {
    this.change(this.saved ?? this.#blank);
    this.restored = false;
  }

  stored(draft: D): void {
    this.saved = draft;
    this.restored = false;
    if (this.changed) keep(this.#place, this.draft);
    else forget(this.#place);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = -1;
  }

  /** The last question's answer is the one that counts. */
  async #read(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const answer = await this.#check(this.draft);
      if (asked !== this.#asked) return;
      this.checked = answer;
      this.problem = "";
      this.checking = false;
    } catch (error) {
      if (asked === this.#asked) this.problem = (error as Error).message;
    }
  }
}
