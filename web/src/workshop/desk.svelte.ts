/** A card or level on the desk: as it is written now, as it was saved, and what is wrong with it. */

import { addresses } from "#address";
import { say } from "../text.ts";
import type { Mark } from "../wire.ts";
import { forget, keep, kept } from "./unsaved.ts";

const PAUSE = 220; // of the typing, before it is read

interface Work<D, C> {
  /** How the address calls it. */
  id: string;
  saved: D | null;
  blank: D;
  /** The address of what has such an id; until it is saved it is kept by that name. */
  address(id: string): string;
  /** What is sent of a draft: two that send the same are the same. */
  written(draft: D): D;
  check(draft: D): Promise<C>;
  store(draft: D): Promise<unknown>;
  /** Whether something else has that id already. */
  isTaken(id: string): Promise<boolean>;
}

/** As text, whatever order its keys are in. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export class Desk<D extends { id: string }, C extends { marks: Mark[] }> {
  draft: D = $state.raw()!;
  saved: D | null = $state.raw(null);
  checked: C | null = $state.raw(null);
  /** The draft that was checked last. */
  read: D | null = $state.raw(null);
  /** What is shown belongs to an older draft. */
  checking = $state(true);
  busy = $state(false);
  problem = $state("");
  /** It was found as it was left, not as it was saved. */
  restored = $state(false);
  #work: Work<D, C>;
  #place: string;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(work: Work<D, C>) {
    this.#work = work;
    this.#place = work.address(work.id);
    this.saved = work.saved;
    const left = kept<D>(this.#place);
    this.draft = left ?? this.#origin;
    this.restored = left !== null && this.changed;
    void this.#ask();
  }

  get #origin(): D {
    return this.saved ?? this.#work.blank;
  }

  get changed(): boolean {
    const { written } = this.#work;
    return ordered(written(this.draft)) !== ordered(written(this.#origin));
  }

  /** Nobody is blamed for what is not begun yet. */
  get marks(): Mark[] {
    return this.saved || this.changed ? (this.checked?.marks ?? []) : [];
  }

  /** How many things keep it from being played with. */
  get wrong(): number {
    return this.marks.filter((mark) => !mark.mild).length;
  }

  /** Whether it can be played with, as far as is known. */
  get sound(): boolean {
    return !this.checking && this.checked !== null && this.checked.marks.every(({ mild }) => mild);
  }

  change(part: Partial<D>): void {
    this.#put({ ...this.draft, ...part });
  }

  #put(draft: D): void {
    this.draft = draft;
    this.#keep();
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  /** Back to what was saved. */
  discard(): void {
    this.#put(this.#origin);
    this.restored = false;
  }

  /** Its id, once it is stored, which it keeps from then on, whatever it is called. */
  async save(): Promise<string | null> {
    const { written, isTaken, store, address } = this.#work;
    const draft = written(this.draft);
    const { id } = draft;
    if (!this.changed && this.saved) return id;
    this.busy = true;
    try {
      if (!this.saved && (await isTaken(id))) throw new Error(say("web-workshop-taken", { id }));
      await store(draft);
    } catch (error) {
      this.problem = (error as Error).message;
      return null;
    } finally {
      this.busy = false;
    }
    forget(this.#place);
    this.#place = address(id);
    this.saved = draft;
    this.restored = false;
    this.problem = "";
    if (this.draft.id !== id) this.change({ id } as Partial<D>);
    else this.#keep();
    history.replaceState(null, "", addresses.href(this.#place)); // the screen stays as it is
    return id;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = -1;
  }

  /** While it is saved somebody may have gone on writing. */
  #keep(): void {
    if (this.changed) keep(this.#place, this.draft);
    else forget(this.#place);
  }

  /** The last question's answer is the one that counts. */
  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const draft = this.draft;
    try {
      const answer = await this.#work.check(draft);
      if (asked !== this.#asked) return;
      this.checked = answer;
      this.read = draft;
      this.problem = "";
      this.checking = false;
    } catch (error) {
      if (asked === this.#asked) this.problem = (error as Error).message;
    }
  }
}
