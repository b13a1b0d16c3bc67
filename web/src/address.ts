/** Addresses of screens, where the server has one for each of them. */

import type { Addresses } from "./place.ts";

const APART = ["/api/", "/alone/"]; // no screens of this page

export const addresses: Addresses = {
  here: () => ({
    path: location.pathname,
    search: location.search,
    place: location.hash.slice(1),
  }),
  href: (path) => path,
  follow(link) {
    const outside = APART.some((place) => link.pathname.startsWith(place));
    if (link.origin !== location.origin || outside) return null;
    return link.pathname + link.search + link.hash;
  },
};
