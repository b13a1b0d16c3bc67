import type { GameFace } from "../board.ts";
import Picture from "./Picture.svelte";
import Tower from "./Tower.svelte";
import type { TowerView } from "./view.ts";

export const plosinovka: GameFace<TowerView> = {
  Board: Tower,
  Picture,
  cardOf: (pack, id) => pack.cards[id],
  moment: () => "",
  lookOf: (_view, pack, data) => {
    const card = data["card"];
    return typeof card === "string" && card in pack.cards ? { card } : null;
  },
  explained: () => [],
  windows: [],
};
