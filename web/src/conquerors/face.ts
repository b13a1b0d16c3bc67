import type { GameFace } from "../board.ts";
import { say, sentence } from "../text.ts";
import Board from "./Board.svelte";
import { explained } from "./keywords.ts";
import { cardOf, lookOf } from "./looking.ts";
import Picture from "./Picture.svelte";
import Scene from "./Scene.svelte";
import type { PlanetView } from "./view.ts";

export const conquerors: GameFace<PlanetView> = {
  Board,
  Picture,
  Scene,
  cardOf,
  moment: (view) =>
    say("web-moment", { turn: view.turn, phase: sentence(say(`phase-${view.phase}`)) }),
  lookOf,
  explained,
  windows: ["play", "paid", "phase", "part", "trap", "line", "blocks", "damage"],
};
