// Which thing on the table plays which option. Every option is at exactly one place; what has none of its own is `rest`.
import { type Cell, keyOf, type Option, type Piece } from "../../api/types";

/** Options by the name of a thing. */
export type ByThing = ReadonlyMap<string, readonly Option[]>;

/** Half pieces of a kind are all alike, and are placed by their kind. */
export function placedAs(piece: Piece): string {
  return piece.legs ? `portal-${piece.kind}` : piece.name;
}

export class Controls {
  /** Money to take from the display. */
  readonly takes: readonly Option[];
  /** Ways to buy, by space of the yard; also what a vizier can buy. */
  readonly yard: ByThing;
  /** Complete payments. */
  readonly payments: readonly Option[];
  /** Single cards to lay down for a payment that will be stored, by card. */
  readonly lays: ByThing;
  /** Currencies in which an overpayment can be stored, or none. */
  readonly stores: readonly Option[];
  /** Tokens of a building site to choose from. */
  readonly keeps: readonly Option[];
  /** Cards that pay for a falcon, by card. */
  readonly falconPayments: ByThing;
  /** By piece as it is placed: building, swapping, placing a portal. */
  readonly placings: ByThing;
  /** By piece as it is placed: into the reserve (with either face), to Dirk, back to the supply. */
  readonly puttings: ByThing;
  /** By tile: paying to turn it, once for each currency. */
  readonly turnings: ByThing;
  /** Tiles of the palace that can be taken into the reserve, by cell. */
  readonly removals: ByThing;
  /** Building sites that can be finished, by tile. */
  readonly finishes: ByThing;
  /** By falcon: the points where it can be placed. */
  readonly falcons: ByThing;
  readonly huts: ByThing;
  /** Bonus cards, by the tile they show. */
  readonly reveals: ByThing;
  readonly wake: Option | null;
  /** Passing or saying no. */
  readonly no: Option | null;
  readonly rest: readonly Option[];

  constructor(readonly options: readonly Option[]) {
    const left = new Set(options);
    const all = (...verbs: string[]): Option[] => {
      const found = options.filter((option) => verbs.includes(option.verb) && left.has(option));
      for (const option of found) left.delete(option);
      return found;
    };
    const by = (thing: (option: Option) => string | null | undefined, ...verbs: string[]): ByThing => {
      const groups = new Map<string, Option[]>();
      for (const option of options) {
        const name = verbs.includes(option.verb) && left.has(option) ? thing(option) : null;
        if (!name) continue;
        left.delete(option);
        groups.set(name, [...(groups.get(name) ?? []), option]);
      }
      return groups;
    };
    this.takes = all("take");
    this.yard = by((option) => option.space, "buy", "favour");
    this.payments = all("pay");
    this.lays = by(soleCard, "lay");
    this.stores = all("store");
    this.keeps = all("keep");
    this.falconPayments = by(soleCard, "pay-falcon");
    this.placings = by(pieceOf, "build", "swap", "portal");
    this.puttings = by(pieceOf, "reserve", "give", "return");
    this.turnings = by((option) => option.tile, "turn");
    this.removals = by((option) => option.cell && keyOf(option.cell), "remove");
    this.finishes = by((option) => option.tile, "finish");
    this.falcons = by((option) => option.falcon, "falcon");
    this.huts = by((option) => option.kind, "hut");
    this.reveals = by((option) => option.tile, "reveal");
    this.wake = all("wake")[0] ?? null;
    this.no = all("decline", "pass")[0] ?? null;
    this.rest = [...left];
  }

  /** What can be done with a piece in a cell: several ways for a portal, which can be turned. */
  at(piece: string, cell: Cell): readonly Option[] {
    const key = keyOf(cell);
    return (this.placings.get(piece) ?? []).filter((option) => option.cell && keyOf(option.cell) === key);
  }

  /** Taking exactly these cards of the display. */
  take(cards: readonly string[]): Option | null {
    const wanted = sorted(cards);
    return this.takes.find((option) => sorted(option.cards ?? []) === wanted) ?? null;
  }

  /** Whether a card can be taken together with these. */
  canJoin(cards: readonly string[], card: string): boolean {
    return this.take([...cards, card]) !== null;
  }

  /** The payment with exactly these cards. */
  payment(cards: readonly string[]): Option | null {
    const wanted = sorted(cards);
    return this.payments.find((option) => sorted(option.cards ?? []) === wanted) ?? null;
  }
}

function soleCard(option: Option): string | undefined {
  return option.cards?.[0];
}

function pieceOf(option: Option): string | null {
  return option.tile ?? (option.kind ? `portal-${option.kind}` : null);
}

function sorted(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}

/** Payments by sense: exact ones first, then the least lost; then fewer exchange cards and stored money, then
 *  fewer cards, since many small ones pay many prices. */
export function bySense(payments: readonly Option[]): Option[] {
  const rare = (option: Option) => (option.cards ?? []).filter((card) => !/^[a-z]+-\d$/.test(card)).length;
  const keyed = payments.map((option) => [option.total ?? 0, rare(option), option.cards?.length ?? 0]);
  const order = payments.map((_, index) => index);
  order.sort((one, other) => {
    const [a = [], b = []] = [keyed[one], keyed[other]];
    return a.map((value, place) => value - (b[place] ?? 0)).find((difference) => difference !== 0) ?? one - other;
  });
  return order.map((index) => payments[index]!);
}
