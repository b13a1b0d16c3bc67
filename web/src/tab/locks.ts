/** Of several tabs that show a table, the one that came last plays on. */

export class Locks {
  #held = new Set<string>();

  constructor(
    readonly name: string,
    readonly lost: (table: string) => void,
  ) {}

  claim(table: string): Promise<void> {
    if (this.#held.has(table) || !navigator.locks) return Promise.resolve();
    return new Promise((resolve) => {
      const holding = () => {
        this.#held.add(table);
        resolve();
        return new Promise(() => {});
      };
      navigator.locks
        .request(`${this.name}/${table}`, { steal: true }, holding)
        .catch((error: unknown) => {
          if (error instanceof DOMException && error.name === "AbortError") this.#lose(table);
          else resolve(); // the browser keeps nothing for this page, locks included
        });
    });
  }

  #lose(table: string): void {
    this.#held.delete(table);
    this.lost(table);
  }
}
