// The client stays in this browser once the scorepad was opened, so that it works without the server.

/** Only where browsers allow it: on https, or on this machine itself. */
export function keepOffline(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    // Without it the page works all the same, as long as the server can be reached.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  }
}
