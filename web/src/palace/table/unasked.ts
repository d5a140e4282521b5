// What is done without a further question: what leaves no choice and harms nobody, as long as it can be taken back.
import type { Option } from "../../api/types";
import { settings } from "../../app/settings/settings.svelte";
import type { Choice } from "./choice.svelte";
import { isPlain } from "./controls";
import type { PalaceGame } from "./game.svelte";

/** Whether a slip is taken back rather than prevented: what ends the turn waits for a moment, then goes on by itself. */
export function isQuick({ now, table }: PalaceGame): boolean {
  return settings.confirming === "countdown" && now.offer.confirm !== false && !table.unhurried;
}

/** The decision that follows from the one just made, if nothing is left to choose. */
export function unasked(choice: Choice): Option | null {
  const { game, controls } = choice;
  if (game.table.unhurried) return null;
  if (game.view.step.startsWith("place")) return controls.lone ?? (isQuick(game) ? intoItsCell(choice) : null);
  return isQuick(game) ? paidExactly(choice) : null;
}

/** The only payment to the coin with plain money, where there is no other way to pay. */
function paidExactly({ controls }: Choice): Option | null {
  if (controls.payments.length < controls.options.length) return null;
  const [exact, another] = controls.payments.filter((option) => option.exact && isPlain(option));
  return another ? null : (exact ?? null);
}

/** Placing the tile in hand where the person has put it before it was bought. */
function intoItsCell(choice: Choice): Option | null {
  const name = choice.inHand?.name ?? "";
  const cell = choice.meantCell(name);
  const [only, another] = cell ? choice.controls.at(choice.placedAs(name), cell) : [];
  return another ? null : (only ?? null);
}
