// How things are called by themselves, outside of the server's sentences: lists, places, cards, dice.
import type { Cell, Currency } from "../api/types";
import { cardNamed } from "./cards";
import { say } from "./texts.svelte";

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : say("list", { items: items.slice(0, -1).join(", "), last });
}

/** Where a cell lies, seen from the fountain: `2 east, 1 north`. */
export function placeOf([x, y]: Readonly<Cell>): string {
  const direction = (y < 0 ? "n" : y > 0 ? "s" : "") + (x < 0 ? "w" : x > 0 ? "e" : "");
  return say(`cell-${direction || "of-the-fountain"}`, { x: Math.abs(x), y: Math.abs(y) });
}

/** `10 denars`. */
export function money(currency: Currency, total: number): string {
  return say(`currency-${currency}.amount`, { total, shown: String(total) });
}

/** One card, or stored money: `Denar 7`. */
export function cardLabel(name: string): string {
  const card = cardNamed(name);
  const currency = (own: Currency): string => say(`currency-${own}`);
  if (card.what === "mixing") {
    return say("mixing-card", { first: currency(card.first), second: currency(card.second) });
  }
  const label = say("card-label", { currency: currency(card.currency), value: card.value });
  return card.what === "stored" ? say("stored-money.label", { card: label }) : label;
}

/** Any number of dice, or the cell that two of them name: `blue 3 and 4, yellow 5 and 5`. */
export function dice(blue: readonly number[], yellow: readonly number[]): string {
  return say("sheet-dice", { blue: listed(blue.map(String)), yellow: listed(yellow.map(String)) });
}

/** What a table can choose for an option: `by number of tiles` (G16), `3 dummies` (R18). */
export function choiceLabel(option: string, value: string): string {
  if (option !== "dummies") return say(`option-${option}.${value}`);
  return say(`option-dummies.${value ? "number" : "fewest"}`, { count: Number(value) });
}
