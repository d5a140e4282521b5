// What somebody who looks away should notice: whose turn it is, purchases, scorings, people who come and go.
import type { Happened, TableNow } from "../api/types";
import { PARTS } from "../modules";

export type Sound = "purchase" | "scoring" | "turn" | "end";

const PURCHASES: ReadonlySet<string> = new Set(["tile-bought", ...PARTS.flatMap((part) => part.purchases ?? [])]);
const NOTICED = ["away", "back", "resign", "late", "rematch"] as const;

export type Noticed = (typeof NOTICED)[number];

export interface Notice {
  /** The entry of the table. */
  number: number;
  what: Noticed;
  seat: number | null;
}

/** Whether the viewer has to do something: decide, or confirm what was decided. */
export function isAsked(now: TableNow): boolean {
  return now.status === "playing" && now.seat !== null && (now.options.length > 0 || now.held !== null);
}

/** Who came, went, or was late, as far as the others should know; one's own doings are known. */
export function noticesIn(happened: readonly Happened[], own: number | null): Notice[] {
  return happened.flatMap(({ number, what, seat }) => {
    const noticed = NOTICED.find((one) => one === what);
    const mine = seat === own && noticed !== "late";
    return noticed && !mine ? [{ number, what: noticed, seat }] : [];
  });
}

/** What is to be heard when the table went on from one message to the next, in this order. */
export function soundsOf(before: TableNow, now: TableNow, fresh: readonly Happened[]): Sound[] {
  const events = new Set(fresh.flatMap((entry) => entry.events.map((event) => event.what)));
  const sounds: Sound[] = [];
  if ([...events].some((event) => PURCHASES.has(event))) sounds.push("purchase");
  if (events.has("scored")) sounds.push("scoring");
  if (now.status === "over" && before.status !== "over") sounds.push("end");
  if (isAsked(now) && !isAsked(before)) sounds.push("turn");
  return sounds;
}
