/** A worker that does what the engine asks of it, while the engine answers the page. */

import type { FromHelper, ToHelper } from "./messages.ts";
import { startPython, type PythonObject } from "./python.ts";

type Work = (kind: string, message: Uint8Array, tell: (answer: PythonObject) => void) => void;

const DO = "from deskovka.tab import door; door.work";

let ready: Promise<Work> | null = null;

const tell = (heard: FromHelper) => postMessage(heard);

async function work(id: number, kind: string, message: Uint8Array): Promise<void> {
  try {
    const act = await ready!;
    let answer: Uint8Array | null = null;
    act(kind, message, (found) => {
      if (answer) tell({ id, answer, last: false });
      answer = (found.toJs() as Uint8Array).slice();
    });
    tell({ id, answer, last: true });
  } catch (error) {
    console.error(error);
    tell({ id, answer: null, last: true });
  }
}

onmessage = (event) => {
  const order = event.data as ToHelper;
  if (order.do === "begin")
    ready = startPython(order.setting).then((python) => python.runPython(DO) as Work);
  else void work(order.id, order.kind, order.message);
};
