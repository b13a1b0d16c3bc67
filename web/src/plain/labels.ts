/** The words of a game that the page has no board for. */

import { api } from "../api.ts";
import type { Labels } from "../labels.ts";
import type { GameInfo } from "../wire.ts";

let asked: Promise<GameInfo[]> | undefined;

/** Asked for once; without an answer the keys have to do. */
export async function labelsOf(game: string): Promise<Labels> {
  asked ??= api.games();
  const found = await asked.catch(() => (asked = undefined));
  return found?.find((one) => one.name === game)?.labels ?? {};
}
