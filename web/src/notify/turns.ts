// When a turn is told: once, when it comes to a seat of this browser.
import type { TableNow } from "../api/types";
import { isAsked } from "../panels/notices";

/** The turn in which a seat of this browser has to decide; null if none has. */
export function turnOf(now: TableNow | null, own: readonly number[]): number | null {
  const { view } = now ?? {};
  if (!now || !view || now.status !== "playing") return null;
  if (isAsked(now)) return view.turn;
  const { asked } = view;
  // Where seats are asked as a matter of form, only the one that is shown knows whether it has a choice.
  if (asked === null || now.matter_of_form || !own.includes(asked) || now.chairs[asked]?.stand_in) return null;
  return now.chairs[asked]?.bot ? null : view.turn;
}

/** The people at the table besides those at this device. */
export function othersAt(now: TableNow, own: readonly number[]): string[] {
  return now.chairs.flatMap(({ name }, seat) => (name && !own.includes(seat) ? [name] : []));
}
