/** The server's part for those who look at games again. */

import { known } from "../api.ts";
import type {
  Continue,
  Language,
  ReplayFrame,
  ReplayInfo,
  ReplayItem,
  Story,
  TableInfo,
} from "../wire.ts";

const one = (id: string) => `replays/${encodeURIComponent(id)}`;

export const replays = {
  mine: () => known<ReplayItem[]>("GET", "replays"),
  upload: (text: string) => known<ReplayItem>("POST", "replays", { text }),
  remove: (id: string) => known<unknown>("DELETE", one(id)),
  info: (id: string, language: Language) =>
    known<ReplayInfo>("GET", `${one(id)}?language=${language}`),
  story: (id: string, eye: string, language: Language) =>
    known<Story>("GET", `${one(id)}/story?eye=${eye}&language=${language}`),
  frames: (id: string, first: number, many: number, eye: string, language: Language) =>
    known<ReplayFrame[]>(
      "GET",
      `${one(id)}/frames?first=${first}&many=${many}&eye=${eye}&language=${language}`,
    ),
  goOn: (id: string, wanted: Continue) => known<TableInfo>("POST", `${one(id)}/continue`, wanted),
  file: (id: string) => `/api/${one(id)}/file`,
};
