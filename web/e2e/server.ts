/** The real server, on a port and a folder of its own. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

const ROOT = join(import.meta.dirname, "../..");
export const PROGRAM = process.env.DESKOVKA ?? join(ROOT, ".venv/bin/deskovka");

export class Server {
  address = "";
  readonly #data = mkdtempSync(join(tmpdir(), "deskovka-"));
  #process: ChildProcess | null = null;

  /** With the games of other packages that are installed in a folder, if there is one. */
  constructor(readonly packages = "") {}

  /** Starts it, the second time where it was: same port, same data. */
  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : "0";
    const server = spawn(PROGRAM, ["serve", "--port", port, "--data", this.#data], {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        PYTHONPATH: [process.env.PYTHONPATH, this.packages].filter(Boolean).join(delimiter),
      },
    });
    this.#process = server;
    for await (const line of createInterface({ input: server.stdout })) {
      const found = /http:\S+/.exec(line);
      if (found) {
        this.address = found[0];
        await this.#answers();
        return;
      }
    }
    throw new Error(`${PROGRAM} serve ended before it named its address`);
  }

  async #answers(): Promise<void> {
    for (let tries = 0; tries < 300; tries++) {
      const answer = await fetch(`${this.address}/api/games`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${this.address} does not answer`);
  }

  /** As a power cut would: nothing is said, nothing is put in order. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** It keeps its connections and answers nothing, until it goes on. */
  hang(): void {
    this.#process?.kill("SIGSTOP");
  }

  goOn(): void {
    this.#process?.kill("SIGCONT");
  }

  async close(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null) return;
    const gone = once(server, "exit");
    server.kill(signal);
    await gone;
  }
}
