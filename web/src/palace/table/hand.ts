// The cards of a hand as they are held: by currency, the highest first, what is no money at the end.
import type { Currency } from "../../api/types";
import { CURRENCIES, cardNamed, totalOf, worthOf } from "../../texts/cards";

export interface HeldCard {
  name: string;
  /** Which of several alike, from 0. */
  copy: number;
}

export interface Purse {
  /** Null for cards that are no money. */
  currency: Currency | null;
  cards: HeldCard[];
  total: number;
}

/** Stored money lies with its currency. */
export function pursesOf(hand: readonly string[]): Purse[] {
  const purses: Purse[] = CURRENCIES.map((currency) => purseOf(currency, hand));
  const others = purseOf(null, hand);
  return [...purses, others].filter((purse) => purse.cards.length > 0);
}

function purseOf(currency: Currency | null, all: readonly string[]): Purse {
  const names = all.filter((name) => currencyOf(name) === currency);
  names.sort((one, other) => worthOf(other) - worthOf(one) || (one < other ? -1 : 1));
  const cards = names.map((name, place) => ({
    name,
    copy: names.slice(0, place).filter((own) => own === name).length,
  }));
  return { currency, cards, total: totalOf(names) };
}

function currencyOf(name: string): Currency | null {
  const card = cardNamed(name);
  return card.what === "mixing" ? null : card.currency;
}
