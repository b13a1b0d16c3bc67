/** Several processes behind nginx, as the page for hosts describes them; one of them hangs. */

import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { anything, test, type Visitor } from "./visitor.ts";

/** Where the system has none, there is nothing to be said of it. */
const NGINX = ["/usr/sbin", "/usr/local/sbin", "/usr/bin", "/usr/local/bin"].some((folder) =>
  existsSync(join(folder, "nginx")),
);
const ROOT = join(import.meta.dirname, "../..");
const AGAINST_BOT = {
  game: "plosinovka",
  seats: [{ kind: "me" as const }, { kind: "bot" as const, bot: "greedy" }],
};

class Club {
  address = "";
  #process: ChildProcess | null = null;
  #lines: AsyncIterator<string> | null = null;

  async start(): Promise<void> {
    const python = join(ROOT, ".venv/bin/python");
    const club = spawn(python, ["-m", "tests.server.cluster.club"], {
      cwd: ROOT,
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#process = club;
    this.#lines = createInterface({ input: club.stdout })[Symbol.asyncIterator]();
    this.address = await this.#said();
  }

  async #said(): Promise<string> {
    const { value, done } = await this.#lines!.next();
    if (done) throw new Error("the club has ended");
    return value;
  }

  async order(...words: string[]): Promise<string> {
    this.#process!.stdin!.write(`${words.join(" ")}\n`);
    return this.#said();
  }

  async close(): Promise<void> {
    const club = this.#process!;
    const gone = new Promise((resolve) => club.once("exit", resolve));
    club.stdin!.end();
    await gone;
  }
}

/** A table whose socket is where it is driven, or is not. */
async function seated(visitor: Visitor, club: Club, together: boolean): Promise<[string, string]> {
  for (;;) {
    const table = await visitor.sitDown(AGAINST_BOT);
    await visitor.asked();
    const found: [string, string] = [await club.order("socket"), await club.order("driver", table)];
    if ((found[0] === found[1]) === together) return found;
  }
}

function hanging(): void {
  const club = new Club();
  beforeAll(() => club.start());
  afterAll(() => club.close());

  const cases = [
    ["that has the socket", false, 0],
    ["that drives the table", false, 1],
    ["that does both", true, 0],
  ] as const;

  for (const [which, together, at] of cases) {
    test(`the one ${which}: people go on meanwhile, and afterwards`, async ({ visit }) => {
      const visitor = await visit({ address: club.address, kept: false });
      const hung = (await seated(visitor, club, together))[at];
      const before = await visitor.log.allTextContents();
      const choose = anything(3);
      await club.order("hang", hung);
      try {
        while ((await visitor.log.count()) <= before.length) await visitor.answer(choose, 1);
        expect(await visitor.answer(choose, 3)).toBe(3); // it hangs all the while
        await visitor.page.reload(); // and the page comes anew
        expect(await visitor.answer(anything(5), 2)).toBe(2);
      } finally {
        await club.order("go", hung);
      }
      const seen = await visitor.log.allTextContents();
      await visitor.page.reload();
      expect(await visitor.answer(anything(6), 4)).toBe(4);
      expect((await visitor.log.allTextContents()).join("\n")).toContain(seen.at(-1));
      if (visitor.troubles.length) visitor.forgive(/WebSocket connection to .* failed/);
    });
  }
}

if (NGINX) describe("of several processes one hangs", hanging);
