/** Where one is on the page: a screen, what is asked of it, and a place on it. */

export interface Place {
  path: string;
  search: string;
  place: string;
}

export interface Addresses {
  here(): Place;
  /** The address of a screen, as the browser shows it. */
  href(path: string): string;
  /** The screen that a link of the page leads to; null where it leads elsewhere. */
  follow(link: HTMLAnchorElement): string | null;
}
