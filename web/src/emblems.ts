/** Emblems that the page itself uses, besides those of the packs. */
export const PAGE_EMBLEMS = [
  "castle-ruins", // stands in for an emblem that is not at hand
  "crossed-swords",
  "hearts",
  "mining",
  "modern-city",
  "ringed-planet",
  "rocket",
  "space-suit",
  "spell-book",
  "wolf-trap",
  "sleepy",
  "trophy",
];
