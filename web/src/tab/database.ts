/** What a device keeps: bytes by keys, in IndexedDB, or in memory where that cannot be had. */

type How = "add" | "put" | "delete";
export type Change = [how: How, key: string, value: Uint8Array<ArrayBuffer>];
export type Outcome = "kept" | "exists" | "failed";

const STORE = "kept";
const AFTER = "\uffff";

const until = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return until(request);
}

/** None where the browser is closing the database, as when somebody clears its data. */
function begun(base: IDBDatabase): IDBTransaction | null {
  try {
    return base.transaction(STORE, "readwrite", { durability: "strict" });
  } catch {
    return null;
  }
}

export class Database {
  /** What could not be kept for good: it is gone with the tab. `null` is something deleted. */
  #memory = new Map<string, Uint8Array | null>();
  #base: IDBDatabase | null = null;
  #fleeting = false;

  constructor(
    readonly name: string,
    readonly fleeting: () => void,
  ) {}

  async open(): Promise<void> {
    try {
      this.#base = await opened(this.name);
      this.#base.onclose = () => this.#remember();
    } catch {
      this.#remember(); // a private window, or the user forbids it
    }
  }

  #remember(): void {
    this.#base = null;
    if (this.#fleeting) return;
    this.#fleeting = true;
    this.fleeting();
  }

  #store(): IDBObjectStore | null {
    return this.#base?.transaction(STORE).objectStore(STORE) ?? null;
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const remembered = this.#memory.get(key);
    if (remembered !== undefined) return remembered ?? undefined;
    const store = this.#store();
    return store ? ((await until(store.get(key))) as Uint8Array | undefined) : undefined;
  }

  async all(beginning: string): Promise<Uint8Array[]> {
    const found = new Map<string, Uint8Array>();
    const store = this.#store();
    if (store) {
      const range = IDBKeyRange.bound(beginning, beginning + AFTER);
      const [keys, values] = await Promise.all([
        until(store.getAllKeys(range)),
        until(store.getAll(range)),
      ]);
      keys.forEach((key, at) => found.set(String(key), values[at] as Uint8Array));
    }
    for (const [key, value] of this.#memory) {
      if (!key.startsWith(beginning)) continue;
      if (value) found.set(key, value);
      else found.delete(key);
    }
    return [...found.keys()].sort().map((key) => found.get(key)!);
  }

  /** All or nothing. What is kept in memory, because there is no room, counts as kept. */
  async write(changes: Change[]): Promise<Outcome> {
    if (this.#base && !this.#memory.size) {
      const outcome = await this.#transact(this.#base, changes);
      if (outcome !== "failed") return outcome;
      this.#remember();
    }
    for (const [how, key] of changes)
      if (how === "add" && (await this.get(key)) !== undefined) return "exists";
    for (const [how, key, value] of changes) this.#memory.set(key, how === "delete" ? null : value);
    return "kept";
  }

  #transact(base: IDBDatabase, changes: Change[]): Promise<Outcome> {
    return new Promise((resolve) => {
      const transaction = begun(base);
      if (!transaction) return resolve("failed");
      const store = transaction.objectStore(STORE);
      transaction.oncomplete = () => resolve("kept");
      transaction.onabort = () =>
        resolve(transaction.error?.name === "ConstraintError" ? "exists" : "failed");
      for (const [how, key, value] of changes) {
        if (how === "delete") store.delete(key);
        else store[how](value, key);
      }
    });
  }
}
