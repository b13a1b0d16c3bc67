/** How a page starts in Chromium: `measure.mjs site|server ADDRESS STARTS`; prints JSON. */

import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const SLOW = 4; // times slower
const PHONE = { width: 360, height: 740 };
const [what, address, starts] = process.argv.slice(2);

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const found = [];
const row = (name, unit, values) => found.push({ name, unit, values });

/** A browser that has never been here. */
async function come() {
    const context = await browser.newContext({ baseURL: address, viewport: PHONE });
    context.setDefaultTimeout(300_000);
    return { context, page: await context.newPage() };
}

/** Marks when a game can be chosen: it has been painted, and the page answers. */
function watch() {
    const look = () => {
        if (!document.querySelector("button.game:enabled")) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => performance.mark("interactive")));
    };
    requestAnimationFrame(look);
}

/** Milliseconds until then, by the page's own clock: a slow page runs our scripts slowly, too. */
async function interactive(page, path = "") {
    await page.addInitScript(watch);
    await page.goto(path, { waitUntil: "commit" });
    const marked = () => performance.getEntriesByName("interactive")[0]?.startTime;
    const found = await page.waitForFunction(marked, undefined, { polling: 100 });
    return found.jsonValue();
}

/** Until Python runs and has opened the engine. */
async function ready(page) {
    await page.locator(".status progress").waitFor();
    await page.locator(".status progress").waitFor({ state: "detached" });
}

async function measured(times, measure) {
    const values = [];
    for (let at = 0; at < times; at++) {
        const { context, page } = await come();
        values.push(await measure(page, context));
        await context.close();
    }
    return values;
}

const asked = (page) => page.locator("section.question .option:not(:disabled)").first().waitFor();

async function open(page) {
    await page.locator("button.game").first().click();
    await page.locator("button.play").click();
    await asked(page);
}

/** Bytes that came over the wire, to the page and its workers. */
function counted(context) {
    let bytes = 0;
    const count = async (request) => {
        const sizes = await request.sizes().catch(() => null);
        if (sizes) bytes += sizes.responseBodySize + sizes.responseHeadersSize;
    };
    context.on("requestfinished", count);
    return () => bytes;
}

/** What all processes of the tab take up, in KiB. */
async function memory() {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const sizes = processInfo
        .filter(({ type }) => type === "renderer")
        .map(
            ({ id }) => /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf-8"))[1],
        );
    return sizes.reduce((sum, size) => sum + Number(size), 0);
}

async function measureSite() {
    row("page, first visit", "ms", await measured(Number(starts), (page) => interactive(page)));
    const slow = await measured(Number(starts), async (page, context) => {
        const session = await context.newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
        return interactive(page);
    });
    row(`page, first visit, ${SLOW} times slower`, "ms", slow);
    for (let at = 0; at < Number(starts); at++) await visitTwice();
}

/** One browser, from its first visit to a game offline. */
async function visitTwice() {
    const { context, page } = await come();
    const bytes = counted(context);
    const begun = performance.now();
    await page.goto("", { waitUntil: "commit" });
    await ready(page);
    row("engine, first visit", "ms", [performance.now() - begun]);
    await open(page);
    row("first question, first visit", "ms", [performance.now() - begun]);
    row("over the wire until then", "KB", [bytes() / 1000]);
    row("longest frame while a bot thinks", "ms", [await longestFrame(page)]);
    row("memory of the tab with a game", "MiB", [(await memory()) / 1024]);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.close();

    await context.setOffline(true);
    const again = await context.newPage();
    const started = performance.now();
    row("page, second visit, offline", "ms", [await interactive(again)]);
    await ready(again);
    row("engine, second visit, offline", "ms", [performance.now() - started]);
    await context.close();
}

/** Plays on by the quiet option, and watches the frames of the page until it is asked again. */
async function longestFrame(page) {
    await page.evaluate(() => {
        window.longest = 0;
        let last = performance.now();
        const watch = (now) => {
            const thinks = !document.querySelector("section.question .option:not(:disabled)");
            if (thinks) window.longest = Math.max(window.longest, now - last);
            last = now;
            requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
    });
    const options = page.locator("section.question .option:not(:disabled)");
    for (let picks = 0; picks < 8; picks++) {
        await options.last().evaluate((one) => one.click()); // whatever lies above it
        await page.waitForTimeout(300);
        await asked(page);
    }
    return page.evaluate(() => window.longest);
}

if (what === "site") await measureSite();
else {
    const values = await measured(1, (page) => interactive(page));
    row("page of a server, its start included", "ms", values);
}
await browser.close();
console.log(JSON.stringify(found));
