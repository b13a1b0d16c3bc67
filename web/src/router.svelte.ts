/** Which screen an address leads to. */

import { addresses } from "#address";

export type Screen =
  | { name: "home" }
  | { name: "table"; id: string }
  | { name: "carry" }
  | { name: "workshop"; at: string[] }
  | { name: "decks" }
  | { name: "build"; id: string }
  | { name: "deck"; id: string }
  | { name: "rules"; game: string }
  | { name: "learn"; game: string }
  | { name: "replays" }
  | { name: "replay"; id: string }
  | { name: "statistics" }
  | { name: "about" }
  | { name: "lost" };

export function screenOf(path: string): Screen {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { name: "home" };
  if (parts.length === 2 && parts[0] === "table") return { name: "table", id: parts[1]! };
  if (parts[0] === "workshop" && [1, 2, 4].includes(parts.length))
    return { name: "workshop", at: parts.slice(1) };
  if (parts.length === 1 && parts[0] === "decks") return { name: "decks" };
  if (parts.length === 2 && parts[0] === "decks") return { name: "build", id: parts[1]! };
  if (parts.length === 2 && parts[0] === "deck") return { name: "deck", id: parts[1]! };
  if (parts.length === 2 && (parts[0] === "rules" || parts[0] === "learn"))
    return { name: parts[0], game: parts[1]! };
  if (parts.length === 2 && parts[0] === "replay") return { name: "replay", id: parts[1]! };
  if (parts.length === 1 && (parts[0] === "replays" || parts[0] === "statistics"))
    return { name: parts[0] };
  if (parts.length === 1 && (parts[0] === "about" || parts[0] === "carry"))
    return { name: parts[0] };
  return { name: "lost" };
}

class Router {
  #at = $state.raw(addresses.here());
  path = $derived(this.#at.path);
  screen = $derived(screenOf(this.path));
  /** What is asked of the screen. */
  search = $derived(this.#at.search);
  /** A place on the screen. */
  place = $derived(this.#at.place);

  start(): void {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", addresses.href(path));
    this.#arrive();
    if (!this.#at.place) scrollTo(0, 0); // else the screen goes to that place
  }

  /** The same screen under another address: what is on it stays. */
  replace(path: string): void {
    history.replaceState(null, "", addresses.href(path));
    this.#arrive();
  }

  #arrive(): void {
    this.#at = addresses.here();
  }

  /** Links within the page change the screen without loading it anew. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || event.defaultPrevented) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = addresses.follow(link);
    if (path === null) return;
    event.preventDefault();
    this.go(path);
  }
}

export const router = new Router();
