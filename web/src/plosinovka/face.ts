import type { GameFace } from "../board.ts";
import { say } from "../text.ts";
import { lookOf } from "./looking.ts";
import Picture from "./Picture.svelte";
import Scene from "./Scene.svelte";
import Tower from "./Tower.svelte";
import type { TowerView } from "./view.ts";

export const plosinovka: GameFace<TowerView> = {
  Board: Tower,
  Picture,
  Scene,
  cardOf: (pack, id) => pack.cards[id],
  moment: (view) => say("web-tower-moment", { turn: view.turn }),
  lookOf,
  explained: (card) => [`web-word-${card.type}`],
  windows: [],
};
