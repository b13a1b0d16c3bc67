/** The server's part for those who write cards and draw levels. */

import { fileOf, known } from "../api.ts";
import type {
  CardCheck,
  CardDraft,
  CheckedCard,
  CheckedDungeon,
  DungeonCheck,
  DungeonDraft,
  MyPack,
  NewPack,
  NewTrial,
  PackDraft,
  PackUpload,
  SentenceInfo,
  Trial,
} from "../wire.ts";

/** What a page of one's own says about its cards. */
export interface SiteWish {
  title: string;
  author: string;
  licence: string;
}

const inside = (...parts: string[]) => ["my/packs", ...parts.map(encodeURIComponent)].join("/");
const kept = new Map<string, Promise<unknown>>();

/** Asked for once: it stays the same as long as the page is open. */
function once<T>(path: string): Promise<T> {
  let asked = kept.get(path) as Promise<T> | undefined;
  if (!asked) {
    asked = known<T>("GET", path);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path)); // the next to ask tries again
  }
  return asked;
}

export const packs = {
  all: () => known<MyPack[]>("GET", "my/packs"),
  make: (wanted: NewPack) => known<MyPack>("POST", "my/packs", wanted),
  upload: (wanted: PackUpload) => known<MyPack>("POST", "my/packs/upload", wanted),
  open: (id: string) => known<PackDraft>("GET", inside(id)),
  rename: (id: string, name: string) => known<unknown>("PUT", inside(id), { name }),
  discard: (id: string) => known<unknown>("DELETE", inside(id)),
  saveCard: (id: string, card: string, draft: CardDraft) =>
    known<PackDraft>("PUT", inside(id, "cards", card), draft),
  discardCard: (id: string, card: string) => known<unknown>("DELETE", inside(id, "cards", card)),
  saveDungeon: (id: string, dungeon: string, draft: DungeonDraft) =>
    known<PackDraft>("PUT", inside(id, "dungeons", dungeon), draft),
  discardDungeon: (id: string, dungeon: string) =>
    known<unknown>("DELETE", inside(id, "dungeons", dungeon)),
  /** A page without a server that brings the pack along, as a zip. */
  site: (id: string, wish: SiteWish) =>
    fileOf(`${inside(id, "site")}?${new URLSearchParams({ ...wish })}`),
  /** Where its TOML lies, to be downloaded. */
  text: (id: string) => `/api/${inside(id, "text")}`,
};

export const workshop = {
  card: (wanted: CardCheck) => known<CheckedCard>("POST", "workshop/card", wanted),
  dungeon: (wanted: DungeonCheck) => known<CheckedDungeon>("POST", "workshop/dungeon", wanted),
  sentences: (game: string) => once<SentenceInfo[]>(`workshop/sentences?game=${game}`),
  emblems: () => once<string[]>("workshop/emblems"),
  tryOut: (wanted: NewTrial) => known<Trial>("POST", "workshop/trials", wanted),
  trial: (id: string) => known<Trial>("GET", `workshop/trials/${id}`),
  stop: (id: string) => known<unknown>("DELETE", `workshop/trials/${id}`),
};
