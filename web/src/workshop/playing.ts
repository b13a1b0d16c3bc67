/** A table at once, to see how what was just made plays. */

import { api } from "../api.ts";
import type { DungeonDraft, TableInfo } from "../wire.ts";

const TRIAL = "trial"; // the deck that the server makes of somebody's own cards
const BOT = { kind: "bot", bot: "simple" } as const;

export function playCard(game: string, pack: string): Promise<TableInfo> {
  const mine = game === "conquerors" ? { deck: TRIAL } : {};
  return api.newTable({ game, packs: [pack], seats: [{ kind: "me", ...mine }, BOT] });
}

/** A tower with the level at its foot; a boss level may come at its top, by chance. */
export function playLevel(pack: string, level: DungeonDraft): Promise<TableInfo> {
  return api.newTable({
    game: "plosinovka",
    packs: [pack],
    dungeon: level.dungeon ?? "forest",
    seats: [{ kind: "me" }, BOT],
    ...(level.boss ? {} : { lowest: level.id }),
  });
}
