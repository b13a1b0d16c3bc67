/** The way to the server: HTTP, and a WebSocket for each table. */

import { reach } from "./reach.svelte.ts";
import type { Hearing, Transport } from "./way.ts";

/** A server that cannot be reached is told at once, wherever one is on the page. */
async function reached(path: string, options: RequestInit = {}): Promise<Response> {
  try {
    const response = await fetch(`/api/${path}`, options);
    reach.lost = false;
    return response;
  } catch (error) {
    reach.lost = true;
    throw error;
  }
}

export const transport: Transport = {
  alone: false,

  async ask(method, path, body) {
    const response = await reached(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { ok, status, statusText } = response;
    return { ok, status, statusText, text: await response.text() };
  },

  async file(path) {
    const response = await reached(path);
    const { ok, status } = response;
    return { ok, status, file: await response.blob() };
  },

  connect(path: string, hearing: Hearing) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/${path}`);
    socket.onopen = () => hearing.opened();
    socket.onmessage = (message) => hearing.heard(String(message.data));
    socket.onclose = () => hearing.closed(false);
    return {
      send(text) {
        if (socket.readyState !== WebSocket.OPEN) return false;
        socket.send(text);
        return true;
      },
      close: () => socket.close(),
    };
  },

  emblem: (name) => `/api/emblems/${name}.svg#emblem`,
};
