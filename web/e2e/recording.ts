/** What happens on a page for a while, as an animated WebP picture. */

import type { Visitor } from "./visitor.ts";

const QUALITY = 40;
const BRIEF = 150; // ms between two looks at the page
const LAST = 1500; // ms for which the end is shown
const HEAD = 12; // bytes: RIFF, a length, WEBP
const CHUNK = 8; // bytes before what a part holds: its name and its length

/** A file of parts, each with a name of four letters. */
function part(name: string, ...held: Buffer[]): Buffer {
  const inside = Buffer.concat(held);
  const head = Buffer.alloc(CHUNK);
  head.write(name, "latin1");
  head.writeUInt32LE(inside.length, 4);
  return Buffer.concat([head, inside, Buffer.alloc(inside.length % 2)]);
}

/** The part with the drawing of a still picture. */
function drawing(picture: Buffer): Buffer {
  for (let at = HEAD; at < picture.length;) {
    const size = CHUNK + picture.readUInt32LE(at + 4);
    const padded = size + (size % 2);
    if (picture.toString("latin1", at, at + 4) === "VP8 ") return picture.subarray(at, at + padded);
    at += padded;
  }
  throw new Error("the browser's picture has no drawing that is known");
}

const number = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(value, 0, bytes);
  return written;
};

interface Frame {
  picture: Buffer;
  from: number;
}

export class Recording {
  readonly #frames: Frame[] = [];
  readonly #width: number;
  readonly #height: number;
  #ends = 0;
  #goesOn = true;
  #done: Promise<void> = Promise.resolve();

  /** Of the whole page, so many times as large as it is. */
  constructor(
    private readonly visitor: Visitor,
    private readonly scale: number,
  ) {
    const { width, height } = visitor.page.viewportSize()!;
    [this.#width, this.#height] = [Math.round(width * scale), Math.round(height * scale)];
  }

  async start(): Promise<void> {
    const { page, context } = this.visitor;
    const session = await context.newCDPSession(page);
    const screen = { ...page.viewportSize()!, deviceScaleFactor: this.scale, mobile: false };
    await session.send("Emulation.setDeviceMetricsOverride", screen);
    const began = Date.now() - this.#ends;
    this.#goesOn = true;
    this.#done = (async () => {
      while (this.#goesOn) {
        const from = Date.now() - began;
        const wish = { format: "webp", quality: QUALITY, optimizeForSpeed: true } as const;
        const { data } = await session.send("Page.captureScreenshot", wish);
        const picture = Buffer.from(data, "base64");
        if (!this.#frames.at(-1)?.picture.equals(picture)) this.#frames.push({ picture, from });
        await page.waitForTimeout(BRIEF);
      }
      this.#ends = Date.now() - began + LAST;
      await session.detach();
    })();
  }

  async stop(): Promise<void> {
    this.#goesOn = false;
    await this.#done;
  }

  /** The file, which is shown again and again. */
  file(): Buffer {
    const size = [number(this.#width - 1, 3), number(this.#height - 1, 3)];
    const frames = this.#frames.map(({ picture, from }, at) => {
      const until = this.#frames[at + 1]?.from ?? this.#ends;
      const flags = number(2, 1); // in place of the one before, nothing shines through
      const place = [number(0, 3), number(0, 3), ...size];
      return part("ANMF", ...place, number(until - from, 3), flags, drawing(picture));
    });
    const animated = number(2, 1);
    const parts = [
      Buffer.from("WEBP"),
      part("VP8X", animated, number(0, 3), ...size),
      part("ANIM", number(0xff_ff_ff_ff, 4), number(0, 2)),
      ...frames,
    ];
    return part("RIFF", ...parts);
  }
}
