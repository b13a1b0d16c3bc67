import type { GameFace } from "../board.ts";
import { say } from "../text.ts";
import type { PackInfo, View } from "../wire.ts";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Scene from "./Scene.svelte";

/** For games that bring no face: drawn from the structure of their views. */
export const plain: GameFace<View> = {
  Board,
  Picture,
  Scene,
  dress: {
    backdrop: "linear-gradient(160deg, #3b3f58, #2c4a52 60%, #3f3a2a)",
    edge: "4px dotted var(--accent)",
    height: "auto",
    printedHeight: "auto",
  },
  cardOf: (pack, id) => pack.cards[id],
  moment: (view) => say("web-plain-moment", { turn: view.turn }),
  lookOf(_, pack, data) {
    const card = cardIn(pack, Object.values(data));
    return card === undefined ? null : { card, what: card };
  },
  printed: () => [],
  explained: () => [],
  rules: {},
  windows: [],
};

function cardIn(pack: PackInfo, values: readonly unknown[]): string | undefined {
  return values.find((one): one is string => typeof one === "string" && one in pack.cards);
}
