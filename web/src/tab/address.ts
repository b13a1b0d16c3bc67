/** Addresses of screens on a static page: all of them behind the #, since there is but one file. */

import type { Addresses, Place } from "../place.ts";

export function placeOf(hash: string): Place {
  const [whole = "", ...places] = hash.replace(/^#/, "").split("#");
  const [path = "", ...search] = whole.split("?");
  return {
    path: path || "/",
    search: search.length ? `?${search.join("?")}` : "",
    place: places.join("#"),
  };
}

export const addresses: Addresses = {
  here: () => placeOf(decodeURI(location.hash)),
  href: (path) => (path === "/" ? location.pathname : `#${path}`),
  follow(link) {
    const written = link.getAttribute("href") ?? "";
    if (written.startsWith("#/")) return written.slice(1);
    if (written.startsWith("#")) {
      const { path, search } = addresses.here();
      return path + search + written;
    }
    return written.startsWith("/") && !written.startsWith("/api/") ? written : null;
  },
};

/** Links are written as the server has them: in another tab, too, they have to lead here. */
function mend(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const path = link && addresses.follow(link);
  if (link && path) link.setAttribute("href", path === "/" ? "./" : `#${path}`);
}

for (const kind of ["pointerover", "focusin"]) addEventListener(kind, mend, true);
