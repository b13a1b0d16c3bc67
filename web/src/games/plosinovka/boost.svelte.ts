/** Gems that are put on a die before it is used (GEM-1); none unless they are raised. */

import type { DecisionInfo, PlannedPick } from "../../wire.ts";

/** Gems for a symbol that counts so many times more: each time costs one gem more than the last. */
export const gemsFor = (times: number): number => ((times - 1) * times) / 2;

/** Questions with which the next use of a die begins. */
const FRESH = new Set(["action", "swords", "appear"]);
/** Answers after which gems may be asked for. */
const USES = new Set(["use", "special", "merge", "symbol", "enemy", "appear"]);

class Boost {
  times = $state(1);

  raise(gems: number): void {
    if (gemsFor(this.times + 1) <= gems) this.times++;
  }

  lower(): void {
    this.times = Math.max(1, this.times - 1);
  }

  /** A new question: gems that were put on the last die are not put on the next. */
  meet(decision: DecisionInfo | null): void {
    if (decision && FRESH.has(decision.kind)) this.times = 1;
  }

  /** Can something be used here on which gems would count? */
  suits(decision: DecisionInfo | null): boolean {
    return decision?.options.some(({ data }) => USES.has(String(data["verb"]))) ?? false;
  }

  /** The answer to the question for gems, for whoever uses a die. */
  follow(decision: DecisionInfo): PlannedPick[] {
    return decision.kind === "gems" ? [] : [{ asks: "gems", option: { times: this.times } }];
  }
}

export const boost = new Boost();
