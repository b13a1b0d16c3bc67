/** Things glide from where they were to where they are: found again by their number. */

const DURATION = 320;
const EASING = "cubic-bezier(.2, .8, .3, 1)";

export type Places = Map<string, DOMRect>;

const handleOf = (spot: HTMLElement) => spot.dataset["handle"] ?? "";

export function placesOf(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const spot of root.querySelectorAll<HTMLElement>("[data-handle]"))
    places.set(handleOf(spot), spot.getBoundingClientRect());
  return places;
}

/** Play the way from the places before; what is new comes from where `origin` says. */
export function glide(
  root: HTMLElement,
  before: Places,
  origin: (spot: HTMLElement) => DOMRect | undefined,
): void {
  for (const spot of root.querySelectorAll<HTMLElement>("[data-handle]")) {
    const now = spot.getBoundingClientRect();
    const then = before.get(handleOf(spot)) ?? origin(spot);
    if (!now.width) continue;
    if (!then?.width) {
      if (before.size) spot.animate([{ opacity: 0, scale: 0.8 }, {}], { duration: DURATION });
      continue;
    }
    const x = then.left + then.width / 2 - now.left - now.width / 2;
    const y = then.top + then.height / 2 - now.top - now.height / 2;
    const size = then.width / now.width;
    if (Math.abs(x) + Math.abs(y) < 3 && Math.abs(size - 1) < 0.05) continue;
    spot.animate(
      [
        { translate: `${x}px ${y}px`, scale: size, zIndex: 10 },
        { translate: "0 0", scale: 1, zIndex: 10 },
      ],
      { duration: DURATION, easing: EASING },
    );
  }
}
