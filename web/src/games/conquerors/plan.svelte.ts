/** What a player puts together by tapping before all of it is sent as one order. */

import type { DecisionInfo, PlannedPick } from "../../wire.ts";
import type { PlanetCard, PlanetView } from "./view.ts";

/** Questions that are answered together, by the kind of the first. */
const KINDS = ["attacker", "redraw", "kuk"] as const;
export type Kind = (typeof KINDS)[number];
export const EXCHANGED = 3;

/** A card that is marked: by its handle, or by what it is where it has none. */
export type Mark = number | string;

export interface Planned {
  pick: number;
  then: PlannedPick[];
}

export class Plan {
  readonly kind: Kind;
  /** In the order in which they were tapped. */
  marks = $state.raw<readonly Mark[]>([]);
  /** What attackers go for. */
  aims = $state.raw<ReadonlyMap<number, number>>(new Map());

  private constructor(
    kind: Kind,
    private readonly view: PlanetView,
    private readonly decision: DecisionInfo,
  ) {
    this.kind = kind;
  }

  /** For a question that begins such an order. */
  static of(view: PlanetView, decision: DecisionInfo | null): Plan | null {
    const kind = KINDS.find((one) => one === decision?.kind);
    return decision && kind ? new Plan(kind, view, decision) : null;
  }

  /** What can be marked. */
  get markable(): readonly Mark[] {
    if (this.kind === "redraw") return this.#own.hand.map(({ handle }) => handle);
    return this.decision.options.flatMap(({ data }) => {
      const mark = data["card"] ?? data["definition"];
      return typeof mark === "number" || typeof mark === "string" ? [mark] : [];
    });
  }

  /** What attackers can go for: buildings and bases of the others. */
  get targets(): readonly number[] {
    if (this.kind !== "attacker") return [];
    return this.view.players
      .filter((player) => player.seat !== this.decision.seat && !player.out)
      .flatMap(({ base, row }) => [
        ...(base ? [base.handle] : []),
        ...row.filter((card) => card.attack === undefined).map(({ handle }) => handle),
      ]);
  }

  get #own() {
    return this.view.players[this.decision.seat]!;
  }

  taps(handle: number): boolean {
    if (this.markable.includes(handle)) return true;
    return this.marks.length > 0 && this.targets.includes(handle);
  }

  tap(mark: Mark): void {
    if (typeof mark === "number" && this.targets.includes(mark)) this.#aimAt(mark);
    else if (this.marks.includes(mark)) this.#drop(mark);
    else this.#add(mark);
  }

  all(): void {
    for (const mark of this.markable) if (!this.marks.includes(mark)) this.#add(mark);
  }

  clear(): void {
    this.marks = [];
    this.aims = new Map();
  }

  /** Mark the attacker, and let it alone go for that. */
  aim(attacker: number, target: number): void {
    if (!this.markable.includes(attacker) || !this.targets.includes(target)) return;
    if (!this.marks.includes(attacker)) this.#add(attacker);
    this.aims = new Map(this.aims).set(attacker, target);
  }

  #add(mark: Mark): void {
    if (this.kind === "redraw" && this.marks.length === EXCHANGED) this.marks = this.marks.slice(1);
    this.marks = [...this.marks, mark];
    const [only, ...others] = this.targets;
    if (only !== undefined && !others.length)
      this.aims = new Map(this.aims).set(mark as number, only);
  }

  #drop(mark: Mark): void {
    this.marks = this.marks.filter((one) => one !== mark);
    const aims = new Map(this.aims);
    aims.delete(mark as number);
    this.aims = aims;
  }

  /** Those without a target go there; where all have one, all of them. */
  #aimAt(target: number): void {
    const attackers = this.marks as readonly number[];
    const aimless = attackers.filter((one) => !this.aims.has(one));
    const aims = new Map(this.aims);
    for (const one of aimless.length ? aimless : attackers) aims.set(one, target);
    this.aims = aims;
  }

  /** What stands on a marked card: its place in the order. */
  labelOf(handle: number): string {
    const at = this.marks.indexOf(handle);
    return at < 0 ? "" : String(at + 1);
  }

  get ready(): boolean {
    if (this.kind === "attacker")
      return this.marks.length > 0 && this.marks.every((one) => this.aims.has(one as number));
    return this.kind === "kuk" || this.marks.length === EXCHANGED;
  }

  /** The order: the first choice, and those for the questions that follow. */
  get order(): Planned | null {
    if (!this.ready) return null;
    if (this.kind === "redraw") {
      const then = this.#offered.map((card) => answer("redraw_card", { card }));
      return { pick: this.#index((data) => data["verb"] === "yes"), then };
    }
    const [first, ...others] = this.marks;
    const stop = answer(this.kind, { verb: "pass" });
    if (first === undefined)
      return { pick: this.#index((data) => data["verb"] === "pass"), then: [] };
    const key = typeof first === "number" ? "card" : "definition";
    const then = others.map((mark) => answer(this.kind, { [key]: mark }));
    const pick = this.#index((data) => data[key] === first);
    return { pick, then: [...then, stop, ...this.#course()] };
  }

  /** The marked cards of the hand: of equal ones the first that is left is offered. */
  get #offered(): number[] {
    const { hand } = this.#own;
    const chosen: number[] = [];
    for (const mark of this.marks) {
      const marked = hand.find(({ handle }) => handle === mark);
      const equal = hand.filter(({ card }) => card === marked?.card);
      chosen.push(equal.find(({ handle }) => !chosen.includes(handle))!.handle);
    }
    return chosen;
  }

  #index(fits: (data: Record<string, unknown>) => boolean): number {
    return this.decision.options.findIndex(({ data }) => fits(data));
  }

  /** Where each attacker goes, then who comes first where several go for the same. */
  #course(): PlannedPick[] {
    if (this.kind !== "attacker") return [];
    const attackers = this.marks as readonly number[];
    const aims = attackers.map((one) => answer("attack_target", { card: this.aims.get(one)! }));
    const lines = [...new Set(attackers.map((one) => this.aims.get(one)!))].flatMap((target) =>
      this.#lines(attackers.filter((one) => this.aims.get(one) === target)),
    );
    return [...aims, ...lines];
  }

  /** Nobody is asked for the order of the last, nor of those that are all alike. */
  #lines(rivals: readonly number[]): PlannedPick[] {
    const asked: PlannedPick[] = [];
    for (let left = rivals; left.length > 1 && !this.#areAlike(left); left = left.slice(1))
      asked.push(answer("attack_order", { card: left[0]! }));
    return asked;
  }

  #areAlike(handles: readonly number[]): boolean {
    const conditions = handles.map((handle) => {
      const card = this.#own.row.find((one) => one.handle === handle);
      return card ? conditionOf(card) : handle;
    });
    return conditions.every((one) => one === conditions[0]);
  }
}

const answer = (asks: string, option: PlannedPick["option"]): PlannedPick => ({ asks, option });

const conditionOf = ({ card, owner, life, max_life, used, illusion, changes }: PlanetCard) =>
  JSON.stringify([card, owner, life, max_life, used, illusion, changes]);
