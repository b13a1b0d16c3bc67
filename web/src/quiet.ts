/** What Enter chooses: what changes nothing that a player has not decided. */

import type { DecisionInfo } from "./wire.ts";

const QUIET = new Set(["pass", "hold", "hit"]);

/** The index of the quiet option; -1 where every choice matters. */
export function quietOf(decision: DecisionInfo | null): number {
  const { verb, gems, times, damage, life } = decision?.options[decision.default]?.data ?? {};
  if (!decision || typeof verb !== "string") return decision?.default ?? -1;
  const isFree = gems === 0 && times === 1;
  const isVain = Number(damage) < Number(life); // a blow that is too weak loses what is in it
  return (QUIET.has(verb) && !isVain) || isFree ? decision.default : -1;
}
