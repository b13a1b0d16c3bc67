/** People with a browser of their own, who look, tap and type. */

import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { expect, inject, test as plain } from "vitest";
import type { Language, NewTable, TableInfo } from "../src/wire.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const SANDBOX = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
export const PROGRAM = { executablePath: CHROMIUM, args: [...FLAGS, ...SANDBOX] };

const BLOCKED = "Service Worker registration blocked"; // says Playwright, who was told so

export const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
};

export interface Wish {
  language?: Language;
  size?: keyof typeof SIZES;
  theme?: "light" | "dark";
  address?: string;
  /** Bytes that the browser keeps for the page, and no more; as many as it likes, unless given. */
  room?: number;
  /** What keeps the page for when there is no network; a page of a site does so anyway. */
  kept?: boolean;
  moving?: boolean;
  /** How fast what happens is shown; at once, unless a test is about that. */
  speed?: "fast" | "normal" | "instant";
  /** Only what the board does not show stands in the list of answers. */
  byHand?: boolean;
}

export class Visitor {
  /** Whatever the browser complained about. */
  readonly troubles: string[] = [];
  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(
    page: Page,
    readonly address: string,
  ) {
    this.page = page;
    this.context = page.context();
    page.on("pageerror", (error) => this.troubles.push(error.message));
    page.on("console", (message) => {
      const text = message.text();
      if (["error", "warning"].includes(message.type()) && !text.startsWith(BLOCKED))
        this.troubles.push(`${text} ${message.location().url}`);
    });
  }

  static async come(browser: Browser, wish: Wish): Promise<Visitor> {
    const address = wish.address ?? inject("address");
    const context = await browser.newContext({
      baseURL: address,
      serviceWorkers: (wish.kept ?? wish.address) ? "allow" : "block",
      viewport: SIZES[wish.size ?? "desktop"],
      hasTouch: wish.size === "phone",
      locale: wish.language === "cs" ? "cs-CZ" : "en-GB",
      colorScheme: wish.theme ?? "dark",
      reducedMotion: wish.moving ? "no-preference" : "reduce",
    });
    context.setDefaultTimeout(30_000);
    await context.addInitScript(
      (settings) => {
        localStorage.setItem("deskovka", localStorage.getItem("deskovka") ?? settings);
      },
      JSON.stringify({ speed: wish.speed ?? "instant", listed: !wish.byHand }),
    );
    const visitor = new Visitor(await context.newPage(), address);
    if (wish.room) await visitor.#confine(wish.room);
    await visitor.page.goto("/");
    await visitor.page.locator(".game").first().waitFor();
    return visitor;
  }

  /** Before the page comes: for half a minute, Chromium grants what was free when it last looked. */
  async #confine(quotaSize: number): Promise<void> {
    const session = await this.context.newCDPSession(this.page);
    const { origin } = new URL(this.address);
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
  }

  /** What the page would send to the server, without the page. */
  async send<T>(method: string, path: string, data?: object): Promise<T> {
    const answer = await this.context.request.fetch(`/api/${path}`, {
      method,
      ...(data ? { data } : {}),
      headers: { Origin: new URL(this.page.url()).origin },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  }

  /** A table as the dialog would make it, for those whose test is about something else. */
  async sitDown(table: Omit<NewTable, "public">): Promise<string> {
    const { id } = await this.send<TableInfo>("POST", "tables", { public: false, ...table });
    await this.goTo(id);
    return id;
  }

  async goTo(table: string): Promise<void> {
    await this.page.goto(`/table/${table}`);
    await this.page.locator("section.question, .waiting").first().waitFor();
  }

  /** Complaints that a test brought about itself. */
  forgive(what: RegExp): void {
    const left = this.troubles.filter((trouble) => !what.test(trouble));
    expect(left.length).toBeLessThan(this.troubles.length);
    this.troubles.splice(0, Infinity, ...left);
  }

  get question() {
    return this.page.locator("section.question h2");
  }

  get options() {
    return this.page.locator("section.question .option:not(:disabled)");
  }

  get ended() {
    return this.page.locator(".ended");
  }

  get log() {
    return this.page.getByRole("log").locator("p");
  }

  /** Until this person can choose or the game is over; says whether they can choose. */
  async asked(): Promise<boolean> {
    await this.options.or(this.ended).first().waitFor();
    return !(await this.ended.isVisible());
  }

  /** Answers questions by tapping options until `enough` or the end; the number of answers. */
  async answer(choose: Chooser, enough: number): Promise<number> {
    for (let answers = 0; answers < enough; answers++) {
      if (!(await this.asked())) return answers;
      const quiet = await this.options.evaluateAll((options) =>
        options.map((option) => option.classList.contains("quiet")),
      );
      await this.options.nth(choose(quiet.length, Math.max(0, quiet.indexOf(true)))).click();
    }
    return enough;
  }
}

/** Which of so many options; one of them is the quiet one. */
export type Chooser = (count: number, quiet: number) => number;

/** Chance that is the same in every run. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Anything, but the quiet option with that likelihood: the more of it, the sooner a bot wins. */
export function anything(seed: number, calm = 0): Chooser {
  const next = chance(seed);
  return (count, quiet) => (next() < calm ? quiet : Math.floor(next() * count));
}

interface Fixtures {
  browser: Browser;
  visit: (wish?: Wish) => Promise<Visitor>;
}

/** A test with visitors; it fails if a browser complained about anything. */
export const test = plain.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch(PROGRAM);
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  visit: async ({ browser }, use) => {
    const visitors: Visitor[] = [];
    await use(async (wish = {}) => {
      const visitor = await Visitor.come(browser, wish);
      visitors.push(visitor);
      return visitor;
    });
    for (const { context } of visitors) await context.close();
    expect(visitors.flatMap(({ troubles }) => troubles)).toEqual([]);
  },
});

type Body = (fixtures: { visit: Fixtures["visit"] }) => Promise<void>;

/** A test that proves rules, by their ids; `deskovka rules` reads them here. */
export function rule(ids: string, title: string, body: Body): void {
  test(`${title} (${ids})`, body);
}
