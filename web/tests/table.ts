/** A server of one's own, and browsers that look at it. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { expect } from "vitest";

const COMMAND = process.env["DESKOVKA"] ?? join(import.meta.dirname, "../../.venv/bin/deskovka");
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export class Server {
  address = "";
  #process: ChildProcess | undefined;
  readonly #data = mkdtempSync(join(tmpdir(), "deskovka-"));

  /** Started again, it is at the same address and has the same tables. */
  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : "0";
    const serving = spawn(COMMAND, ["serve", "--port", port, "--data", this.#data]);
    this.#process = serving;
    this.address = await new Promise<string>((resolve, reject) => {
      let said = "";
      const listen = (text: Buffer) => {
        said += text.toString();
        const found = /http:\/\/[\d.]+:\d+/.exec(said);
        if (found) resolve(found[0]);
      };
      serving.stdout.on("data", listen);
      serving.stderr.on("data", listen);
      serving.on("exit", () => reject(new Error(`the server ended: ${said}`)));
    });
  }

  kill(): Promise<void> {
    const ended = this.#process;
    return new Promise((resolve) => {
      if (!ended || ended.exitCode !== null) return resolve();
      ended.on("exit", () => resolve());
      ended.kill("SIGKILL");
    });
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: QUIET });

export interface Wanted {
  phone?: boolean;
  language?: "en" | "cs";
  theme?: "light" | "dark";
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What the page complained about. */
  faults: string[];
}

/** Somebody new comes to the page. */
export async function visit(
  browser: Browser,
  address: string,
  wanted: Wanted = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: wanted.phone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    locale: wanted.language === "cs" ? "cs-CZ" : "en-GB",
    colorScheme: wanted.theme ?? "dark",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/ERR_CONNECTION|WebSocket/.test(message.text()))
      faults.push(message.text());
  });
  await page.goto(address);
  return { page, context, faults };
}

/** From the home page to a table, against whom it says. */
export async function sitDown(page: Page, game: string, opponent: string): Promise<void> {
  await page.click(`.game.${game}`);
  await page.selectOption(".opponent select >> nth=0", opponent);
  await page.click(".play");
  await page.waitForURL("**/table/*");
}

export const OPEN_OPTION = ".option:not(:disabled)";

/** Wait until the page asks, or the game is over; says whether it is. */
export async function isOver(page: Page): Promise<boolean> {
  await page.waitForSelector(`${OPEN_OPTION}, .ended`, { timeout: 60_000 });
  return (await page.$(".ended")) !== null;
}

/** Choose, and wait until that question is gone. */
export async function answer(page: Page, choose: (count: number) => Promise<void>): Promise<void> {
  const asked = await page.getAttribute("ol[data-moment]", "data-moment");
  await choose(await page.locator(OPEN_OPTION).count());
  await page.waitForFunction(
    (moment) => document.querySelector("ol[data-moment]")?.getAttribute("data-moment") !== moment,
    asked,
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((found) => `${found.id}: ${found.nodes[0]?.html}`)).toEqual([]);
}
