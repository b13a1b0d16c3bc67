/** A page without a server: a folder that a plain web host serves. */

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "vitest";
import { PROGRAM } from "./server.ts";
import type { Visitor, Wish } from "./visitor.ts";

const PYTHON = join(dirname(PROGRAM), "python");

export const PATIENCE = 120_000; // Python takes its time on a busy machine

type Visit = (wish?: Wish) => Promise<Visitor>;

/** Opens a table as anybody does. */
export async function open(visitor: Visitor, game: string): Promise<void> {
  const { page } = visitor;
  await page.locator(`button.game.${game}`).click();
  await page.locator("button.play").click();
  await page.waitForURL(/table/, { waitUntil: "commit" });
  expect(await visitor.asked()).toBe(true);
}

export class Site {
  address = "";
  readonly #folder = mkdtempSync(join(tmpdir(), "deskovka-site-"));
  readonly out = join(this.#folder, "site");
  #host: ChildProcess | null = null;

  /** Written, over an older one if there is one. */
  write(...options: string[]): void {
    execFileSync(PROGRAM, ["site", this.out, ...options], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }

  /** What somebody has downloaded. */
  unpack(zip: string): void {
    execFileSync(PYTHON, ["-m", "zipfile", "-e", zip, this.out]);
  }

  /** A file beside the site. */
  keep(name: string, text: string): string {
    const path = join(this.#folder, name);
    writeFileSync(path, text);
    return path;
  }

  /** A host that knows nothing of what it serves. */
  async host(): Promise<void> {
    const options = [
      "-u",
      "-m",
      "http.server",
      "--bind",
      "127.0.0.1",
      "--directory",
      this.out,
      "0",
    ];
    const host = spawn(PYTHON, options, { stdio: ["ignore", "pipe", "ignore"] });
    this.#host = host;
    for await (const line of createInterface({ input: host.stdout })) {
      const found = /http:[^\s)]+/.exec(line);
      if (!found) continue;
      this.address = found[0];
      return;
    }
    throw new Error("the host ended before it named its address");
  }

  /** Somebody who comes to its page, and waits for Python. */
  async receive(visit: Visit, wish: Wish = {}): Promise<Visitor> {
    const visitor = await visit({ address: this.address, ...wish });
    visitor.context.setDefaultTimeout(PATIENCE);
    return visitor;
  }

  async close(): Promise<void> {
    if (this.#host?.exitCode === null) {
      const gone = once(this.#host, "exit");
      this.#host.kill();
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
