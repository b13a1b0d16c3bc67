/** Packs by their hash: asked for once, since what a hash names never changes. */

import { api } from "./api.ts";
import type { PackInfo } from "./wire.ts";

const packs = new Map<string, Promise<PackInfo>>();

export function packOf(hash: string): Promise<PackInfo> {
  let pack = packs.get(hash);
  if (!pack) {
    pack = api.pack(hash);
    packs.set(hash, pack);
    pack.catch(() => packs.delete(hash)); // the next to ask tries again
  }
  return pack;
}
