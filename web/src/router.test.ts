import { expect, test } from "vitest";
import { screenOf } from "./router.svelte.ts";

test.each([
  ["/", { name: "home" }],
  ["/table/x7", { name: "table", id: "x7" }],
  ["/table/x7/", { name: "table", id: "x7" }],
  ["/about", { name: "about" }],
  ["/carry", { name: "carry" }],
  ["/workshop", { name: "workshop", at: [] }],
  ["/workshop/p1/card/ember-wolf", { name: "workshop", at: ["p1", "card", "ember-wolf"] }],
  ["/workshop/p1/card", { name: "lost" }],
  ["/decks", { name: "decks" }],
  ["/decks/new", { name: "build", id: "new" }],
  ["/deck/x7", { name: "deck", id: "x7" }],
  ["/deck", { name: "lost" }],
  ["/rules/checkers", { name: "rules", game: "checkers" }],
  ["/learn/checkers", { name: "learn", game: "checkers" }],
  ["/replays", { name: "replays" }],
  ["/replay/x7", { name: "replay", id: "x7" }],
  ["/replay", { name: "lost" }],
  ["/statistics", { name: "statistics" }],
  ["/rules", { name: "lost" }],
  ["/table", { name: "lost" }],
  ["/table/a/b", { name: "lost" }],
  ["/nowhere", { name: "lost" }],
])("%s", (path, screen) => {
  expect(screenOf(path)).toEqual(screen);
});
