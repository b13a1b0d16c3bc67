/** Games outlive pages, connections and servers. */

import { afterAll, beforeAll, describe, expect } from "vitest";
import { Server } from "./server.ts";
import { anything, test, type Visitor } from "./visitor.ts";

const AGAINST_BOT = {
  game: "plosinovka",
  seats: [{ kind: "me" as const }, { kind: "bot" as const, bot: "greedy" }],
};

/** What somebody sees who is asked. */
async function sight(visitor: Visitor): Promise<string[]> {
  await visitor.asked();
  return [
    ...(await visitor.log.allTextContents()),
    (await visitor.question.textContent()) ?? "",
    ...(await visitor.options.allTextContents()),
  ];
}

test("a reload leads back to the same question", async ({ visit }) => {
  const visitor = await visit();
  await visitor.sitDown(AGAINST_BOT);
  await visitor.answer(anything(4), 6);
  const before = await sight(visitor);
  await visitor.page.reload();
  expect(await sight(visitor)).toEqual(before);
  expect(await visitor.answer(anything(5), 3)).toBe(3);
});

test("a person with two windows plays in both", async ({ visit }) => {
  const visitor = await visit();
  const table = await visitor.sitDown(AGAINST_BOT);
  const second = await visitor.context.newPage();
  await second.goto(`/table/${table}`);
  await visitor.answer(anything(6), 2);
  const before = await sight(visitor);
  await expect
    .poll(() => second.getByRole("log").locator("p").allTextContents())
    .toEqual(before.slice(0, await visitor.log.count()));
});

describe("a server that is killed", () => {
  const server = new Server();
  beforeAll(() => server.start());
  afterAll(() => server.close());

  test("is missed, and found again, with the game as it was", async ({ visit }) => {
    const visitor = await visit({ address: server.address });
    await visitor.sitDown(AGAINST_BOT);
    await visitor.answer(anything(7), 5);
    const before = await sight(visitor);

    await server.kill();
    const banner = visitor.page.getByText("The connection is lost");
    await banner.waitFor();
    await server.start();
    await banner.waitFor({ state: "hidden" });
    expect(await sight(visitor)).toEqual(before);
    expect(await visitor.answer(anything(8), 3)).toBe(3);
    visitor.forgive(/WebSocket connection to .* failed/);
  });
});

describe("a server that hangs", () => {
  const server = new Server();
  beforeAll(() => server.start());
  afterAll(async () => {
    server.goOn();
    await server.close();
  });

  test("is missed though its connection stays, and found again", async ({ visit }) => {
    const visitor = await visit({ address: server.address });
    await visitor.sitDown(AGAINST_BOT);
    await visitor.answer(anything(7), 5);
    const before = await sight(visitor);

    server.hang();
    const banner = visitor.page.getByText("The connection is lost");
    await banner.waitFor();
    server.goOn();
    await banner.waitFor({ state: "hidden" });
    expect(await sight(visitor)).toEqual(before);
    expect(await visitor.answer(anything(8), 3)).toBe(3);
    if (visitor.troubles.length) visitor.forgive(/WebSocket connection to .* failed/);
  });
});
