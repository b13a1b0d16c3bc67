/** What the page calls itself: one that somebody has published has a name of its own. */

export const TITLE = document.title || "Deskovka";
