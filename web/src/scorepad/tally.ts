// What was entered piece by piece, as numbers: for whoever goes on by numbers.
import type { Game } from "./book";
import { entryOf } from "./pad";
import type { Entry, Way } from "./types";

/** The numbers, and whether they are those of what is entered now; none if nobody has counted it. */
export interface Tally {
  entry: Entry | null;
  current: boolean;
}

/** Nothing if a side has nothing that could be counted: neither in this round nor at the last scoring before it. */
export function tallied({ pad, scored }: Game, round: number, side: number, way: Way): Tally | null {
  if (way !== "numbers" && way !== "lines") return null;
  const last = pad.rounds.findLastIndex((_, index) => index <= round && entryOf(pad, index, side) !== null);
  const entry = entryOf(pad, last, side);
  if (!entry || entry.by === "numbers" || entry.by === "lines") return null;
  const found = scored?.result.rounds[last]?.figures[side]?.numbers ?? null;
  const then = scored && entryOf(scored.pad, last, side);
  return { entry: found?.by === way ? found : null, current: JSON.stringify(then) === JSON.stringify(entry) };
}
