/** The tower as it is watched: it runs after the events until it is as the view says. */

import { sounds, type Sound } from "../../sound.ts";
import type { Happened } from "../../wire.ts";
import { after, sceneOf, stepsOf, type Scene, type Step, type Tone } from "./motion.ts";
import type { TowerView } from "./view.ts";

export interface Said {
  key: number;
  figure: number;
  field: number;
  tone: Tone;
  amount: number;
}

/** A figure reaches for a field; ``key`` tells one reach from the next. */
export interface Lunge {
  key: number;
  at: number;
}

const SAID = 1100;

function soundOf(step: Step): Sound | undefined {
  if (step.does === "go") return step.manner === "fall" ? "fall" : "step";
  if (step.does === "say")
    return step.amount < 0 && step.tone !== "hurt" ? undefined : SAYS[step.tone];
  return DOES[step.does];
}
const SAYS: Record<Tone, Sound> = { hurt: "hit", heal: "heal", coin: "coin", gem: "gem" };
const DOES: Partial<Record<Step["does"], Sound>> = {
  lunge: "hit",
  leave: "gone",
  show: "card",
  faint: "fall",
  roll: "dice",
};

export class Stage {
  scene = $state.raw<Scene>({ figures: new Map(), lying: new Map() });
  manner = $state.raw<ReadonlyMap<number, string>>(new Map());
  lunges = $state.raw<ReadonlyMap<number, Lunge>>(new Map());
  said = $state.raw<Said[]>([]);
  shown = $state<number | null>(null);
  /** The hero that loses its last life just now. */
  fainting = $state<number | null>(null);
  rolling = $state(0);
  /** There is still something to be watched. */
  busy = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = 0;
  #view: TowerView | undefined;

  /**
   * A new view has come, with what led to it. What was still to be watched is skipped. `tempo` is
   * how long things are watched: 2 is half as fast, 0 is not at all.
   */
  play(view: TowerView, events: readonly Happened[], tempo: number): void {
    clearTimeout(this.#timer);
    const before = this.#view;
    if (before) this.scene = sceneOf(before);
    this.#view = view;
    this.shown = null;
    this.fainting = null;
    const steps = before && tempo ? stepsOf(this.scene, events) : [];
    this.busy = steps.length > 0;
    this.#run(view, steps, tempo);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #run(view: TowerView, steps: readonly Step[], tempo: number): void {
    let at = 0;
    while (at < steps.length) {
      const step = steps[at++]!;
      this.#do(step, view);
      if (step.ms) {
        this.#timer = setTimeout(() => this.#run(view, steps.slice(at), tempo), step.ms * tempo);
        return;
      }
    }
    this.busy = false;
    this.scene = sceneOf(view);
    this.manner = new Map();
    this.lunges = new Map();
    this.shown = null;
    this.fainting = null;
  }

  #do(step: Step, view: TowerView): void {
    const sound = soundOf(step);
    if (sound) sounds.play(sound);
    if (step.does === "go") this.manner = new Map(this.manner).set(step.figure, step.manner);
    else if (step.does === "lunge")
      this.lunges = new Map(this.lunges).set(step.figure, { key: ++this.#key, at: step.at });
    else if (step.does === "say") this.#say(step.figure, step.tone, step.amount);
    else if (step.does === "show") this.shown = step.card;
    else if (step.does === "roll") this.rolling++;
    else if (step.does === "faint") {
      this.fainting = step.figure;
      this.manner = new Map(this.manner).set(step.figure, "faint");
    }
    this.scene = after(this.scene, step, view);
  }

  #say(figure: number, tone: Tone, amount: number): void {
    const field = this.scene.figures.get(figure)?.field;
    if (field === undefined) return;
    const key = ++this.#key;
    this.said = [...this.said, { key, figure, field, tone, amount }];
    setTimeout(() => (this.said = this.said.filter((one) => one.key !== key)), SAID);
  }
}
