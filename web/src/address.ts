/** Addresses of screens, where the server has one for each of them. */

import type { Addresses } from "./place.ts";

export const addresses: Addresses = {
  here: () => ({
    path: location.pathname,
    search: location.search,
    place: location.hash.slice(1),
  }),
  href: (path) => path,
  follow(link) {
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return null;
    return link.pathname + link.search + link.hash;
  },
};
