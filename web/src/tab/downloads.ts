/** Links to files that the engine makes: what the server sends as a download, the tab makes one. */

import type { Answered } from "../way.ts";

const FILES = 'a[download][href^="/api/"]';

export function makeDownloads(ask: (method: string, path: string) => Promise<Answered>): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(FILES) : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    void ask("GET", link.getAttribute("href") ?? "").then(({ ok, text }) => {
      if (ok) save(link.download || "deskovka-replay.json", text);
    });
  });
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text]));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
