/** The worker in which the engine runs: it answers what the page asks. */

import { Database, type Change } from "./database.ts";
import { Helpers } from "./helpers.ts";
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

const OPEN = "from deskovka.tab import door; door.open_door";

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

async function ask(id: number, method: string, path: string, body: string): Promise<void> {
  const answer = await (await door!).ask(method, path, body);
  const [status, text] = answer.toJs() as [number, string];
  answer.destroy();
  tell({ is: "answered", id, status, text });
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
