// What is told just now, in words: who does it, and what.
import type { AnyGame } from "../panels/anyGame";
import { isWorthTelling } from "../panels/recap";
import { tell } from "../texts/texts.svelte";

/** What somebody else does just now; empty when nothing is told. */
export function deedNow({ table, seat, names, chronicle }: AnyGame): string {
  const told = chronicle.telling.before(table.telling.flatMap((entry) => entry.events));
  const others = table.telling.filter((entry) => entry.seat === null || entry.seat !== seat);
  const events = others
    .flatMap((entry) => entry.events)
    .filter((event) => told.includes(event) && isWorthTelling(event));
  return events.map((event) => tell(event.said, names)).join(" ");
}

/** Whether a seat does what is told just now. */
export function isActing({ table }: AnyGame, seat: number): boolean {
  return table.telling.some((entry) => entry.seat === seat && entry.events.length > 0);
}
