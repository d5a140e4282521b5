// Carries requests and live channels to the server beside which the client lies.
import { at } from "../app/place";
import type { Carrier } from "./carrier";

export const network: Carrier = {
  ask({ method, path, token, body, signal }) {
    const headers: Record<string, string> = {};
    if (token) headers.Authorization = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    return fetch(at(`/api${path}`), { method, headers, body: body ?? null, signal: signal ?? null });
  },

  watch(table, hello, ears) {
    const address = new URL(at(`/api/tables/${encodeURIComponent(table)}/live`), location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    socket.onopen = () => {
      socket.send(hello);
      ears.opened?.((text) => socket.send(text));
    };
    socket.onmessage = (message) => ears.told(message.data);
    socket.onclose = (event) => ears.closed(event.code);
    return () => socket.close();
  },
};
