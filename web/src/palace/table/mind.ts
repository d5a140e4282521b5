// What a person has picked and not decided yet. It is kept in this tab alone, so that a page which the browser has thrown
// out of memory comes back with it.
import type { Thing } from "./choice.svelte";

export interface Mind {
  thing: Thing | null;
  /** Places of the display. */
  money: readonly number[];
  /** The cards to pay with, if they are not those that were proposed. */
  payment: readonly string[] | null;
}

const NAME = "sabika-mind";

/** What was kept of this very moment: of a table, a seat and a version. */
export function recalled(moment: string): Mind | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? "null");
    return kept?.moment === moment ? kept : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing is played in just the same. */
export function remember(moment: string, mind: Mind | null): void {
  try {
    if (mind) sessionStorage.setItem(NAME, JSON.stringify({ moment, ...mind }));
    else sessionStorage.removeItem(NAME);
  } catch {
    return;
  }
}
