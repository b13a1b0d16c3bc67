/** A table at once, to see how what was just made plays. */

import { api } from "../api.ts";
import { faceOf } from "../games/index.ts";
import type { NewTable, TableInfo } from "../wire.ts";

const BOT = { kind: "bot", bot: "simple" } as const;

export function tryPack(
  game: string,
  pack: string,
  more: Partial<NewTable> = {},
): Promise<TableInfo> {
  const brings = faceOf(game).workshop?.brings;
  return api.newTable({ game, packs: [pack], seats: [{ kind: "me", ...brings }, BOT], ...more });
}
