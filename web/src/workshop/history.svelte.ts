/** What was before, to go back to it and forth again. */

const MOST = 200;

export class History<T> {
  #past = $state.raw<readonly T[]>([]);
  #future = $state.raw<readonly T[]>([]);

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  get redoable(): boolean {
    return this.#future.length > 0;
  }

  /** `before` is about to be left. */
  leave(before: T): void {
    this.#past = [...this.#past, before].slice(-MOST);
    this.#future = [];
  }

  undo(now: T): T {
    const before = this.#past.at(-1);
    if (before === undefined) return now;
    this.#past = this.#past.slice(0, -1);
    this.#future = [now, ...this.#future];
    return before;
  }

  redo(now: T): T {
    const after = this.#future[0];
    if (after === undefined) return now;
    this.#future = this.#future.slice(1);
    this.#past = [...this.#past, now];
    return after;
  }
}
