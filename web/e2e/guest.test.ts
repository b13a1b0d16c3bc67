/** A game that another package brings: the page knows nothing of it but what the server says. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Frames, Language, State } from "../src/wire.ts";
import { expectAccess, expectFits, settled } from "./access.ts";
import { latest } from "./latest.ts";
import { Server } from "./server.ts";
import { anything, test, type Visitor } from "./visitor.ts";

/** Where `make test` installs it. */
const FOLDER = process.env.GUEST ?? join(import.meta.dirname, "../../build/third-game");
const LONG_GAME = 300;

function guest(): string {
  const info = readdirSync(FOLDER).find((name) => name.endsWith(".dist-info"))!;
  const points = readFileSync(join(FOLDER, info, "entry_points.txt"), "utf-8");
  return /\[deskovka\.games\]\s+(\S+)/.exec(points)![1]!;
}

interface Seen {
  players: { seat: number; hand?: number[] }[];
}

/** All views that reach a page from now on. */
function views(visitor: Visitor): Seen[] {
  const found: Seen[] = [];
  let state: State | null = null;
  visitor.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      state = latest(state, JSON.parse(String(payload)) as Frames);
      if (state?.view) found.push(state.view as unknown as Seen);
    }),
  );
  return found;
}

const SIT: Record<Language, string> = { en: "Sit down", cs: "Sednout si" };

describe("a game of another package", () => {
  const server = new Server(FOLDER);
  beforeAll(() => server.start());
  afterAll(() => server.close());

  /** Whoever is asked answers, until the game is over. */
  async function playOut(people: readonly Visitor[]): Promise<void> {
    const choose = anything(3);
    for (let done = 0; done < LONG_GAME; done++) {
      const asked = await Promise.race(
        people.map(async (one) => ((await one.asked()) ? one : null)),
      );
      if (!asked) return;
      await asked.answer(choose, 1);
    }
    throw new Error("it does not end");
  }

  test("two people and a bot play it, each in a language of their own", async ({ visit }) => {
    const game = guest();
    const { address } = server;
    const host = await visit({ address, size: "phone", theme: "light" });
    const friend = await visit({ address, language: "cs" });
    const seen = [views(host), views(friend)];
    const table = await host.sitDown({
      game,
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "greedy" }],
    });
    await friend.page.goto(`/table/${table}`);
    await friend.page.getByRole("button", { name: SIT.cs }).click();
    const people = [host, friend];
    for (const { page } of people) await page.locator(".plain-board").waitFor();
    for (const visitor of people) {
      await settled(visitor);
      await expectAccess(visitor);
      await expectFits(visitor);
    }
    await playOut(people);
    for (const { ended } of people) await ended.waitFor();
    expect(await friend.ended.locator("h2").textContent()).not.toBe(
      await host.ended.locator("h2").textContent(),
    );
    for (const [seat, frames] of seen.entries()) {
      const hands = frames.flatMap(({ players }) => players.filter((one) => one.hand));
      expect(hands.length).toBeGreaterThan(5);
      expect(hands.filter((one) => one.seat !== seat)).toEqual([]);
    }
  });

  test("it is opened on the home page, and its pieces can be tapped", async ({ visit }) => {
    const visitor = await visit({ address: server.address });
    const { page } = visitor;
    await page.locator(`.game.${guest()}`).click();
    await expectAccess(visitor);
    await page.locator("dialog[open] .play").click();
    await visitor.asked();
    const glowing = page.locator(".plain-board [data-spot=glows]").first();
    await glowing.waitFor();
    const lines = await visitor.log.count();
    await glowing.click();
    const several = page.locator("dialog[open] .several button").first();
    if (await several.isVisible()) await several.click();
    await expect.poll(() => visitor.log.count()).toBeGreaterThan(lines);
  });
});
