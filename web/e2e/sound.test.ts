/** The sounds of the table, as they are heard: rendered by the browser into samples. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { join } from "node:path";
import { build, type Rollup } from "vite";
import { expect } from "vitest";
import type { Page } from "playwright-core";
import type { Sound, SOUNDS } from "../src/sound.ts";
import { test } from "./visitor.ts";

interface Told {
  SOUNDS: typeof SOUNDS;
  /** How loud it is at its loudest, and in the last half second. */
  heard(sound: Sound, settings: object): Promise<{ peak: number; rest: number }>;
}

/** The module that plays them, on a page of its own whose audio is rendered as fast as can be. */
async function listen(page: Page): Promise<void> {
  const made = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [svelte({ configFile: false })],
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, "heard.ts"), formats: ["iife"], name: "told" },
    },
  })) as Rollup.RollupOutput[];
  await page.route("**/heard", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto("/heard");
  await page.addScriptTag({ content: made[0]!.output[0].code });
}

test("every sound is heard, as loud as one wants, and ends", async ({ visit }) => {
  const { page } = await visit();
  await listen(page);
  const hear = (settings: object) =>
    page.evaluate(async (wanted) => {
      const { told } = globalThis as unknown as { told: Told };
      const heard: Record<string, { peak: number; rest: number }> = {};
      for (const sound of told.SOUNDS) heard[sound] = await told.heard(sound, wanted);
      return heard;
    }, settings);

  const loud = await hear({ sound: true, volume: 1 });
  const soft = await hear({ sound: true, volume: 0.25 });
  expect(Object.keys(loud).length).toBeGreaterThan(10);
  for (const [sound, { peak, rest }] of Object.entries(loud)) {
    expect(peak, sound).toBeGreaterThan(0.08); // none is lost beside the others
    expect(peak, sound).toBeLessThanOrEqual(1); // louder would crackle
    expect(rest, sound).toBe(0);
    expect(soft[sound]!.peak / peak, sound).toBeLessThan(0.5);
  }
  for (const silent of [
    { sound: false, volume: 1 },
    { sound: true, volume: 0 },
  ])
    for (const [sound, { peak }] of Object.entries(await hear(silent))) expect(peak, sound).toBe(0);
});

test("the settings turn sound off and on, and let the volume be heard", async ({ visit }) => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (to: AudioNode) => AudioNode;
    const count = window as unknown as { played: number };
    count.played = 0;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) count.played++;
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
  });
  await page.reload();
  const played = () => page.evaluate(() => (window as unknown as { played: number }).played);
  await page.getByRole("button", { name: "Settings" }).click();
  const volume = page.getByRole("slider", { name: "Volume" });
  await volume.fill("0.4");
  await expect.poll(played).toBeGreaterThan(0);
  await page.getByRole("checkbox", { name: "Sounds" }).uncheck();
  expect(await volume.isDisabled()).toBe(true);
  await page.getByRole("checkbox", { name: "Sounds" }).check();
  const before = await played();
  await volume.fill("0");
  expect(await played()).toBe(before);
});
