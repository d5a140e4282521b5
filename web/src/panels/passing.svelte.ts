// Time that passes on the screen, second by second, and how it is written in short.
import { createSubscriber } from "svelte/reactivity";
import { serverTime } from "../api/time";
import { say } from "../texts/texts.svelte";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

/** The server's time now; whatever shows it is drawn again every second. */
export function timeNow(): number {
  everySecond();
  return serverTime();
}

/** How long something has lasted: `12 s`, `4 min`. */
export function inShort(milliseconds: number): string {
  if (milliseconds < MINUTE) return say("web-presence-seconds", { count: Math.floor(milliseconds / SECOND) });
  if (milliseconds < HOUR) return say("web-presence-minutes", { count: Math.floor(milliseconds / MINUTE) });
  if (milliseconds < DAY) return say("web-presence-hours", { count: Math.floor(milliseconds / HOUR) });
  return say("web-presence-days", { count: Math.floor(milliseconds / DAY) });
}
