// How long something lasts, in words: `2 minutes`.
import { say } from "../texts/texts.svelte";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function duration(milliseconds: number): string {
  if (milliseconds === 0) return say("web-time-nothing");
  if (milliseconds % DAY === 0) return say("web-time-days", { count: milliseconds / DAY });
  if (milliseconds % HOUR === 0) return say("web-time-hours", { count: milliseconds / HOUR });
  if (milliseconds % MINUTE === 0) return say("web-time-minutes", { count: milliseconds / MINUTE });
  return say("web-time-seconds", { count: Math.round(milliseconds / SECOND) });
}
