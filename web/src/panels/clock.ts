// What is left on a clock.
import { clock } from "../after/charts/scale";
import type { TableNow } from "../api/types";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this somebody should hurry. */
export const SHORT = 30 * SECOND;

/** Milliseconds left to a seat at a moment of the server's time; null without a clock. */
export function timeLeft(now: TableNow, seat: number, at: number): number | null {
  const left = now.chairs[seat]?.milliseconds ?? null;
  if (left === null || now.running !== seat) return left;
  return Math.max(0, left - Math.max(0, at - now.since));
}

/** As on a clock, which shows nothing left only when there is nothing left. */
export function written(milliseconds: number): string {
  return clock(Math.ceil(milliseconds / SECOND) * SECOND);
}

/** Whole days and hours of a long time; null if it is shorter than a day. */
export function inDays(milliseconds: number): { days: number; hours: number } | null {
  if (milliseconds < DAY) return null;
  return { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) };
}
