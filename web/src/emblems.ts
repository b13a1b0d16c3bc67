/** Emblems that the page itself uses, besides those of the packs. */
export const PAGE_EMBLEMS = [
  "base-dome",
  "castle-ruins", // stands in for an emblem that is not at hand
  "crossed-swords",
  "mining",
  "modern-city",
  "planet-conquest",
  "spell-book",
  "tower-flag",
  "wolf-trap",
];
