/** What a miner brings in each of its owner's turns. */

import type { CardInfo } from "../../wire.ts";
import { MATERIALS, type Material } from "./terms.ts";

export function broughtBy(card: CardInfo, count = 1): { material: Material; amount: number }[] {
  return MATERIALS.flatMap((material) => {
    const amount = (card.adds?.[material] ?? 0) * count;
    return amount ? [{ material, amount }] : [];
  });
}
