// Notifications when it is one's turn: what this browser can do, asking it once, and the push service behind a closed page.
import { server } from "../api/server";
import type { Pushed } from "../api/types";
import { at, IS_SITE } from "../app/place";

/** What keeps notifications from coming: nothing, the way the page was loaded, the browser, or the person. */
export type Possible = "yes" | "http" | "none" | "denied";

export function possible(): Possible {
  if (!globalThis.isSecureContext) return "http";
  if (!("Notification" in globalThis)) return "none";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** Ask the person, unless they have answered before. Only ever called when they asked for it. */
export async function allowed(): Promise<boolean> {
  if (possible() !== "yes") return false;
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** Whether a push service could reach this browser when the page is closed: it keeps a service worker then. */
export function canPush(): boolean {
  return (
    import.meta.env.PROD &&
    !IS_SITE &&
    globalThis.isSecureContext &&
    "serviceWorker" in navigator &&
    "PushManager" in globalThis
  );
}

/** A seat whose turns are to be told. */
export interface Place {
  table: string;
  token: string;
}

const path = ({ table }: Place, what = ""): string => `/tables/${table}/push${what}`;

export function pushedTo(place: Place): Promise<Pushed> {
  return server.get<Pushed>(path(place), place.token);
}

/** Have the turns of a seat told to this browser also when its page is closed; false if that cannot be had. */
export async function subscribe(place: Place, key: string, language: string): Promise<boolean> {
  if (!canPush() || !key) return false;
  try {
    await navigator.serviceWorker.register(at("/service-worker.js"));
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await subscribed(pushManager, key);
    const { endpoint, keys } = subscription.toJSON();
    const wanted = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language };
    await server.post(path(place), wanted, place.token);
    return true;
  } catch {
    // No push service, or none that the server reaches: the open page still tells.
    return false;
  }
}

/** A subscription belongs to one key: one for that of another server at the same address is given up. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const found = await manager.getSubscription();
  const known = found?.options.applicationServerKey;
  if (found && known && packed(new Uint8Array(known)) === key) return found;
  await found?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: unpacked(key) });
}

/** No longer tell this browser when its page is closed. */
export async function unsubscribe(places: readonly Place[]): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration(at("/")).catch(() => undefined);
  const found = await registration?.pushManager.getSubscription();
  if (!found) return;
  const { endpoint } = found;
  await found.unsubscribe();
  // The push service tells the server, too, when it next tries.
  await Promise.allSettled(places.map((place) => server.post(path(place, "/off"), { endpoint }, place.token)));
}

/** Somebody looks at the page: no device need tell them. */
export function seen(place: Place): void {
  server.post(path(place, "/seen"), {}, place.token).catch(() => undefined);
}

function packed(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function unpacked(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
}
