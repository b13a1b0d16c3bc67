/** What somebody prefers on this device; remembered by the browser. */

import type { Language, Stop } from "./wire.ts";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "off";

const KEY = "deskovka";

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** Reaction windows in which to be asked; null is what the server finds usual. */
  stops: Record<string, Stop> | null;
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
  stops = $state.raw<Record<string, Stop> | null>(null);

  constructor() {
    const before = stored();
    this.language =
      before.language === "en" || before.language === "cs" ? before.language : preferred();
    this.theme = before.theme === "light" || before.theme === "dark" ? before.theme : "auto";
    this.motion = before.motion === "off" ? "off" : "auto";
    this.stops = before.stops ?? null;
  }

  change(wanted: Partial<Stored>): void {
    Object.assign(this, wanted);
    const { language, theme, motion, stops } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, stops }));
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
