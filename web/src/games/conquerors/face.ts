import type { GameFace } from "../../board.ts";
import { say, sentence } from "../../text.ts";
import { styleOf } from "./appearance.ts";
import Board from "./Board.svelte";
import Cost from "./Cost.svelte";
import { explained, RULES } from "./keywords.ts";
import { pace } from "./pace.ts";
import { inAnyOrder, placed } from "./choices.ts";
import { cardOf, lookOf, printed } from "./look.ts";
import Picture from "./Picture.svelte";
import Scene from "./Scene.svelte";
import type { PlanetView, Player } from "./view.ts";
import { workshop } from "./workshop.ts";

export const face: GameFace<PlanetView> = {
  Board,
  Picture,
  Scene,
  dress: {
    backdrop: "linear-gradient(160deg, #3a1d74, #131c5c 55%, #0a3350)",
    edge: "4px solid var(--cosmium)",
    height: "clamp(36rem, 92vh, 46rem)",
    printedHeight: "31rem",
  },
  cardOf,
  moment: (view) => {
    const phase = sentence(say(`conquerors-phase-${view.phase}`));
    return view.turn ? say("conquerors-web-moment", { turn: view.turn, phase }) : phase;
  },
  figures: (view) => {
    const each = (label: string, value: (player: Player) => number) => ({
      label: say(`conquerors-web-figure-${label}`),
      values: view.players.map(value),
    });
    return [
      each("base", (player) => player.base?.life ?? 0),
      each("buildings", (player) => player.building_life),
      each("warriors", (player) => player.row.filter((card) => "attack" in card).length),
      each("miners", (player) => player.miners.length),
      each("deck", (player) => player.deck),
    ];
  },
  pace,
  placed,
  quiet: inAnyOrder,
  ends: ["main", "attacker", "trap"],
  lookOf,
  printed,
  explained,
  rules: RULES,
  windows: ["play", "paid", "phase", "part", "trap", "line", "blocks", "damage", "lay"],
  decks: { types: ["miner", "building", "warrior", "trap", "spell"], styleOf, Cost },
  workshop,
};
