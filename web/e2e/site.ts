/** A page without a server: a folder that a plain web host serves. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PROGRAM } from "./server.ts";

export class Site {
  address = "";
  readonly folder = mkdtempSync(join(tmpdir(), "deskovka-site-"));
  #host: ChildProcess | null = null;

  get out(): string {
    return join(this.folder, "site");
  }

  async host(...options: string[]): Promise<void> {
    const command = ["site", this.out, "--serve", "--port", "0", ...options];
    const host = spawn(PROGRAM, command, { stdio: ["ignore", "pipe", "inherit"] });
    this.#host = host;
    for await (const line of createInterface({ input: host.stdout })) {
      const found = /http:\S+/.exec(line);
      if (!found) continue;
      this.address = found[0];
      return;
    }
    throw new Error("deskovka site ended before it named its address");
  }

  async close(): Promise<void> {
    if (this.#host?.exitCode === null) {
      const gone = once(this.#host, "exit");
      this.#host.kill();
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
