/** What somebody prefers on this device; remembered by the browser. */

import type { Language, NewTable, Stop } from "./wire.ts";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "off";
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long new tables pause where a hand decides; empty is as the server has it. */
export type Pace = NonNullable<NewTable["pace"]> | "";

const KEY = "deskovka";

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  /** Reaction windows in which to be asked; null is what the server finds usual. */
  stops: Record<string, Stop> | null;
  /** How fast what happens is shown. */
  speed: Speed;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Every answer stands in the list, also those that the board shows. */
  listed: boolean;
}

function preferred(): Language {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith("cs")) ? "cs" : "en";
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {}; // the browser forbids storing, or something else wrote there
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  pace = $state<Pace>("");
  stops = $state.raw<Record<string, Stop> | null>(null);
  speed = $state<Speed>("normal");
  sound = $state(true);
  volume = $state(0.5);
  listed = $state(false);

  constructor() {
    const before = stored();
    this.language =
      before.language === "en" || before.language === "cs" ? before.language : preferred();
    this.theme = before.theme === "light" || before.theme === "dark" ? before.theme : "auto";
    this.motion = before.motion === "off" ? "off" : "auto";
    this.pace = before.pace ?? "";
    this.stops = before.stops ?? null;
    this.speed = SPEEDS.find((speed) => speed === before.speed) ?? "normal";
    this.sound = before.sound !== false;
    this.volume = typeof before.volume === "number" ? before.volume : 0.5;
    this.listed = before.listed === true;
  }

  change(wanted: Partial<Stored>): void {
    Object.assign(this, wanted);
    const { language, theme, motion, pace, stops, speed, sound, volume, listed } = this;
    const all: Stored = { language, theme, motion, pace, stops, speed, sound, volume, listed };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // it holds until the page is left
    }
  }

  /** Whether things may move on the page. */
  get moving(): boolean {
    return this.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
