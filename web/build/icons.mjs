/** Draws the icons that phones want as PNG, from `public/icon.svg`: `npm run icons`. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, "utf-8");
const square = drawing.replace(' rx="14"', ""); // phones round the corners themselves
const small = square.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"');

const ICONS = {
    "icon-180.png": [180, square],
    "icon-192.png": [192, drawing],
    "icon-512.png": [512, drawing],
    "icon-full.png": [512, small],
};

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage();
for (const [name, [size, svg]] of Object.entries(ICONS)) {
    await page.setViewportSize({ width: size, height: size });
    const ground = name === "icon-full.png" ? "#141a3c" : "transparent";
    await page.setContent(
        `<style>body{margin:0;background:${ground}}svg{display:block}</style>${svg}`,
    );
    await page.screenshot({ path: folder + name, omitBackground: true });
}
await browser.close();
