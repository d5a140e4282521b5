// What the names of cards say: `denar-6`, stored money `stored-denar-6`, one that mixes two currencies `florin-denar`.
import type { Currency } from "../api/types";

/** In the order of the spaces of the yard. */
export const CURRENCIES: readonly Currency[] = ["florin", "dirham", "denar", "ducat"];

export type Card =
  | { what: "money" | "stored"; currency: Currency; value: number }
  | { what: "mixing"; first: Currency; second: Currency };

export function cardNamed(name: string): Card {
  const words = name.split("-");
  const stored = words[0] === "stored";
  const [currency, other] = (stored ? words.slice(1) : words) as [Currency, string];
  const value = Number(other);
  if (!value) return { what: "mixing", first: currency, second: other as Currency };
  return { what: stored ? "stored" : "money", currency, value };
}

/** What a card or stored money is worth; a card that mixes currencies is worth nothing. */
export function worthOf(name: string): number {
  const card = cardNamed(name);
  return card.what === "mixing" ? 0 : card.value;
}

/** What cards and stored money are worth together. */
export function totalOf(names: readonly string[]): number {
  return names.reduce((total, name) => total + worthOf(name), 0);
}
