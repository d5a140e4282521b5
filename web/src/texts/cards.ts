// What the names of cards and of places of the yard say: `denar-6`, stored money `stored-denar-6`, an exchange card
// `florin-denar`; space `2`, and `g2` for the second tile that lies there (C3).
import type { Currency } from "../api/types";

/** In the order of the spaces of the yard. */
export const CURRENCIES: readonly Currency[] = ["florin", "dirham", "denar", "ducat"];

export type Card =
  | { what: "money" | "stored"; currency: Currency; value: number }
  | { what: "exchange"; first: Currency; second: Currency };

export function cardNamed(name: string): Card {
  const words = name.split("-");
  const stored = words[0] === "stored";
  const [currency, other] = (stored ? words.slice(1) : words) as [Currency, string];
  const value = Number(other);
  if (!value) return { what: "exchange", first: currency, second: other as Currency };
  return { what: stored ? "stored" : "money", currency, value };
}

/** What a card or stored money is worth; an exchange card is worth nothing. */
export function worthOf(name: string): number {
  const card = cardNamed(name);
  return card.what === "exchange" ? 0 : card.value;
}

/** What cards and stored money are worth together. */
export function totalOf(names: readonly string[]): number {
  return names.reduce((total, name) => total + worthOf(name), 0);
}

// Places of the yard

export const SECOND = "g";

/** The currency in which the tile on a place of the yard is paid. */
export function currencyOfSpace(space: string): Currency {
  return CURRENCIES[Number(space.replace(SECOND, "")) - 1]!;
}

/** The place with this number, counted from 1 over the first tiles and then the second ones. */
export function spaceNumbered(number: number): string {
  return number > CURRENCIES.length ? SECOND + (number - CURRENCIES.length) : String(number);
}
