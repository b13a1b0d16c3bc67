/** The worker in which the engine runs: it answers what the page asks. */

import { Database, type Change } from "./database.ts";
import { Helpers } from "./helpers.ts";
import type { Site } from "./link.svelte.ts";
import { Locks } from "./locks.ts";
import type { FromEngine, Setting, ToEngine } from "./messages.ts";
import { startPython, type PythonObject } from "./python.ts";

/** `deskovka.tab.door.Door`. */
interface Door {
  ask(method: string, path: string, body: string): Promise<PythonObject>;
  look(id: number, table: string): Promise<boolean>;
  hear(id: number, text: string): void;
  close(id: number): void;
  give_way(table: string): void;
}

type Open = (browser: object, language: string, published: string) => Door;

const ABOUT = "site.json";
const WORKER = "service.js"; // which keeps the others, and not itself
const OPEN = "from deskovka.site import door; door.open_door";

const tell = (frame: FromEngine) => postMessage(frame);
let door: Promise<Door> | null = null;

async function begin(setting: Setting): Promise<Door> {
  const name = `deskovka ${new URL("..", setting.engine).pathname}`;
  const database = new Database(name, () => tell({ is: "fleeting" }));
  const locks = new Locks(name, (table) => void door?.then((one) => one.give_way(table)));
  const helpers = new Helpers(setting);
  const of = setting.files.reduce((sum, file) => sum + file.bytes, 0);
  const [python] = await Promise.all([
    startPython(setting, (loaded) => tell({ is: "loading", loaded, of })),
    database.open(),
  ]);
  const browser = {
    get: (key: string) => database.get(key),
    all: (beginning: string) => database.all(beginning),
    write: (changes: PythonObject) => database.write(changes.toJs() as Change[]),
    claim: (table: string) => locks.claim(table),
    files: () => siteFiles(new URL("..", setting.engine)),
    ask: (kind: string, message: PythonObject) => helpers.ask(kind, message.toJs() as Uint8Array),
    begin: (kind: string, message: PythonObject, heard: (answer: Uint8Array) => void) =>
      helpers.begin(kind, message.toJs() as Uint8Array, heard),
    send: (id: number, text: string) => tell({ is: "heard", id, text }),
    ended: (id: number, elsewhere: boolean) => tell({ is: "closed", id, elsewhere }),
  };
  const opened = (python.runPython(OPEN) as Open)(browser, setting.language, setting.published);
  helpers.prepare();
  tell({ is: "ready" });
  return opened;
}

/** All files of the site by their names; null where they cannot be had now. */
async function siteFiles(home: URL): Promise<[string, Uint8Array][] | null> {
  const read = async (name: string): Promise<[string, Uint8Array]> => {
    const answer = await fetch(new URL(name, home));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return [name, new Uint8Array(await answer.arrayBuffer())];
  };
  try {
    const about = await read(ABOUT);
    const { files, emblems } = JSON.parse(new TextDecoder().decode(about[1])) as Site;
    const names = [...Object.keys(files), ...emblems, WORKER];
    return [about, ...(await Promise.all(names.map(read)))];
  } catch {
    return null;
  }
}

async function ask(id: number, method: string, path: string, body: string): Promise<void> {
  try {
    const answer = await (await door!).ask(method, path, body);
    const [status, content] = answer.toJs() as [number, Uint8Array<ArrayBuffer>];
    answer.destroy();
    tell({ is: "answered", id, status, content: content.slice() });
  } catch (error) {
    console.error(error);
    const content = new TextEncoder().encode(JSON.stringify({ error: String(error) }));
    tell({ is: "answered", id, status: 500, content });
  }
}

async function look(id: number, table: string): Promise<void> {
  if (await (await door!).look(id, table)) tell({ is: "opened", id });
}

onmessage = (event) => {
  const order = event.data as ToEngine;
  switch (order.do) {
    case "begin":
      door = begin(order.setting);
      door.catch((error: unknown) => tell({ is: "failed", why: String(error) }));
      break;
    case "ping":
      tell({ is: "there" });
      break;
    case "ask":
      void ask(order.id, order.method, order.path, order.body);
      break;
    case "open":
      void look(order.id, order.table);
      break;
    case "say":
      void door?.then((one) => one.hear(order.id, order.text));
      break;
    case "close":
      void door?.then((one) => one.close(order.id));
      break;
  }
};
