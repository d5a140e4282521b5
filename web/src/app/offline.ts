// The client stays in this browser once a page was opened, so that it works without the server.
import { at, IS_SITE } from "./place";
import { update } from "./update.svelte";

/** Only where browsers allow it: on https, or on this machine itself. */
const CAN = import.meta.env.PROD && canKeep();

/** Some browsers refuse workers of this kind as soon as they are mentioned. */
function canKeep(): boolean {
  try {
    return Boolean(navigator.serviceWorker);
  } catch {
    return false;
  }
}

/** What is on the screen comes first, and all that it asks for. */
export function keepOffline(): void {
  if (!CAN) return;
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

function whenIdle(): void {
  // Safari has no idle moments to tell of.
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    const { serviceWorker } = navigator;
    serviceWorker.register(at("/service-worker.js")).then(
      // Who has forbidden workers of this kind may get nothing instead of a refusal.
      (registration?: ServiceWorkerRegistration) => registration && update.follow(serviceWorker, registration),
      // Without it the page works all the same, as long as the server can be reached.
      () => undefined,
    );
  });
}

/** Somebody plays or counts here: what is needed to go on without the server is to stay here too, unless that costs them. */
export function keepPlaying(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!CAN || IS_SITE || connection?.saveData) return;
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ keepTab: true }),
    () => undefined,
  );
}
