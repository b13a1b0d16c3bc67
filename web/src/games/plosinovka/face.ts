import type { GameFace } from "../../board.ts";
import { say } from "../../text.ts";
import Board from "./Board.svelte";
import { boost } from "./boost.svelte.ts";
import { choicesOf } from "./choices.ts";
import { bossRules, lookOf, printed } from "./look.ts";
import { lengthOf, sceneOf, stepsOf } from "./motion.ts";
import Picture from "./Picture.svelte";
import Scene from "./Scene.svelte";
import type { Player, TowerView } from "./view.ts";
import { workshop } from "./workshop/face.ts";

/** Places where an option can be seen and tapped; shop and cards lie further down on a phone. */
const SEEN = /^(die|pair|field|hero) |^(special|gravity|picker)$/;
const BESIDE = /^(ware|held) /;

function isSeen(place: string): boolean {
  return SEEN.test(place) || (BESIDE.test(place) && matchMedia("(min-width: 48rem)").matches);
}

export const face: GameFace<TowerView> = {
  Board,
  Picture,
  Scene,
  dress: {
    backdrop: "linear-gradient(160deg, #145a68, #1d6b3b 60%, #5a4a10)",
    edge: "4px double var(--calm)",
    height: "clamp(28rem, 70vh, 36rem)",
    printedHeight: "33rem",
  },
  cardOf: (pack, id) => pack.cards[id],
  moment: (view) => say("plosinovka-web-moment", { turn: view.turn }),
  figures: (view) => {
    const each = (label: string, value: (player: Player) => number) => ({
      label: say(`plosinovka-web-figure-${label}`),
      values: view.players.map(value),
    });
    return [
      each("life", (player) => player.life),
      each("defeated", (player) => player.defeated),
      each("coins", (player) => player.coins),
      each("gems", (player) => player.gems),
      each("cards", (player) => player.cards.length),
    ];
  },
  follow: (decision) => boost.follow(decision),
  pace: {
    before: () => [],
    after: (view, events) => lengthOf(stepsOf(sceneOf(view as TowerView), events)),
  },
  placed: (view, decision, index) =>
    [...choicesOf(decision, view)].some(
      ([place, options]) => options.includes(index) && isSeen(place),
    ),
  ends: ["action"],
  lookOf,
  unpictured: bossRules,
  printed,
  explained: (card) => [`plosinovka-web-word-${card.type}`],
  rules: {
    "plosinovka-web-word-hero": "SYM-5",
    "plosinovka-web-word-enemy": "ATTACK-1",
    "plosinovka-web-word-helper": "BOSS-13",
    "plosinovka-web-word-boss": "BOSS-2",
    "plosinovka-web-word-item": "ITEM-1",
    "plosinovka-web-word-potion": "ITEM-2",
    "plosinovka-web-word-artifact": "ART-1",
    "plosinovka-web-word-event": "SOLO-1",
    "plosinovka-web-word-token": "BOSS-12",
    "plosinovka-web-word-attack": "BOSS-8",
  },
  windows: [],
  workshop,
};
