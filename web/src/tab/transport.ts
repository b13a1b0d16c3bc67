/** The way to an engine in this tab: a worker instead of a server. */

import { settings } from "../settings.svelte.ts";
import type { Answered, Hearing, Transport } from "../way.ts";
import { makeDownloads } from "./downloads.ts";
import { Engine } from "./link.svelte.ts";
import { keepOffline } from "./offline.svelte.ts";

export const engine = new Engine(() => settings.language);
makeDownloads((path) => engine.file(path));
keepOffline(engine);

/** Answers that are the same for everybody, made together with the site. */
async function ready(path: string): Promise<Answered | null> {
  const file = (await engine.site).ready[path];
  if (!file) return null;
  const answer = await fetch(file);
  const { ok, status, statusText } = answer;
  return ok ? { ok, status, statusText, text: await answer.text() } : null;
}

export const transport: Transport = {
  alone: true,

  async ask(method, path, body) {
    const known = method === "GET" ? await ready(path) : null;
    return known ?? engine.ask(method, `/api/${path}`, body);
  },

  file: (path) => engine.file(`/api/${path}`),

  connect(path: string, hearing: Hearing) {
    const table = path.split("/")[1] ?? "";
    return engine.connect(decodeURIComponent(table), hearing);
  },

  emblem: (name) => `emblems/${name.slice(0, 2)}.svg#${name}`,
};
