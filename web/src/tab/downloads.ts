/** Links to files that the engine makes: what the server sends as a download, the tab makes one. */

import { save } from "../save.ts";
import type { AnsweredFile } from "../way.ts";

const FILES = 'a[download][href^="/api/"]';

export function makeDownloads(ask: (path: string) => Promise<AnsweredFile>): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(FILES) : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    void ask(link.getAttribute("href") ?? "").then(({ ok, file }) => {
      if (ok) save(link.download || "deskovka-replay.json", file);
    });
  });
}
