/** The way to the server: HTTP, and a WebSocket for each table. */

import type { Hearing, Transport } from "./way.ts";

export const transport: Transport = {
  alone: false,

  async ask(method, path, body) {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { ok, status, statusText } = response;
    return { ok, status, statusText, text: await response.text() };
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
