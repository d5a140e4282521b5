// Which thing on the table plays which option. Every option is at exactly one place; what has none of its own is `rest`.
import { type Cell, keyOf, type Option, type Piece } from "../../api/types";
import type { ModulePart, Spot } from "../../modules/part";

/** Options by the name of a thing. */
export type ByThing = ReadonlyMap<string, readonly Option[]>;

/** Half pieces of a kind are all alike, and are placed by their kind. */
export function placedAs(piece: Piece): string {
  return piece.legs ? `half-${piece.kind}` : piece.name;
}

const NONE: ByThing = new Map();

export class Controls {
  /** Money to take from the display. */
  readonly takes: readonly Option[];
  /** Ways to buy, by space of the yard. */
  readonly yard: ByThing;
  /** Complete payments. */
  readonly payments: readonly Option[];
  /** By piece as it is placed: building, swapping. */
  readonly placings: ByThing;
  /** By piece as it is placed: into the reserve (with either face), and to what modules have. */
  readonly puttings: ByThing;
  /** By tile: paying to turn it, once for each currency. */
  readonly turnings: ByThing;
  /** Tiles of the palace that can be taken into the reserve, by cell. */
  readonly removals: ByThing;
  /** By card of the hand: what it does besides paying. */
  readonly hand: ByThing;
  /** What has to be chosen before anything else. */
  readonly settling: readonly Option[];
  /** Passing or saying no. */
  readonly no: Option | null;
  /** Giving up the right to another action. */
  readonly stop: Option | null;
  readonly rest: readonly Option[];
  private readonly own = new Map<string, ByThing>();

  constructor(
    readonly options: readonly Option[],
    parts: readonly ModulePart[],
  ) {
    const left = new Set(options);
    const by = (thing: (option: Option) => string | null | undefined, ...verbs: string[]): Map<string, Option[]> => {
      const groups = new Map<string, Option[]>();
      for (const option of options) {
        const name = verbs.includes(option.verb) && left.has(option) ? thing(option) : null;
        if (!name) continue;
        left.delete(option);
        groups.set(name, [...(groups.get(name) ?? []), option]);
      }
      return groups;
    };
    const all = (...verbs: string[]): Option[] => [...by(({ action }) => action, ...verbs).values()].flat();
    this.takes = all("take");
    this.payments = all("pay");
    this.turnings = by((option) => option.tile, "turn");
    this.removals = by((option) => option.cell && keyOf(option.cell), "remove");
    this.no = all("decline", "pass")[0] ?? null;
    this.stop = all("stop")[0] ?? null;
    const spots: Record<Spot, Map<string, Option[]>> = {
      yard: by((option) => option.space, "buy"),
      placings: by(pieceOf, "build", "swap"),
      puttings: by(pieceOf, "reserve"),
      hand: new Map(),
      settling: new Map(),
    };
    for (const [verb, { at = [], thing = pieceOf }] of parts.flatMap((part) => Object.entries(part.controls ?? {}))) {
      const groups = by(thing, verb);
      this.own.set(verb, groups);
      for (const spot of at)
        for (const [name, found] of groups) spots[spot].set(name, [...(spots[spot].get(name) ?? []), ...found]);
    }
    this.yard = spots.yard;
    this.placings = spots.placings;
    this.puttings = spots.puttings;
    this.hand = spots.hand;
    this.settling = [...spots.settling.values()].flat();
    this.rest = [...left];
  }

  /** What is played by buttons of the turn bar. */
  get onBar(): readonly Option[] {
    return [this.stop, this.no, ...this.rest].filter((option) => option !== null);
  }

  /** The only thing that can be done, if there is no other. */
  get lone(): Option | null {
    return this.options.length === 1 ? this.options[0]! : null;
  }

  /** Whether nothing else is left than giving up the right to another action. */
  get onlyStop(): boolean {
    return this.stop !== null && this.options.length === 1;
  }

  /** What a module's own things play with a verb of it. */
  of(verb: string): ByThing {
    return this.own.get(verb) ?? NONE;
  }

  /** What can be done with a piece in a cell: several ways for a half piece, which can be turned. */
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

  /** Whether a card cannot be taken together with any other. */
  isAlone(card: string): boolean {
    return !this.takes.some(({ cards }) => cards && cards.length > 1 && cards.includes(card));
  }

  /** The payment with exactly these cards. */
  payment(cards: readonly string[]): Option | null {
    const wanted = sorted(cards);
    return this.payments.find((option) => sorted(option.cards ?? []) === wanted) ?? null;
  }
}

function pieceOf(option: Option): string | null {
  return option.tile ?? (option.kind ? `half-${option.kind}` : null);
}

function sorted(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}

/** Whether a payment takes money alone, nothing that could do more later. */
export function isPlain(payment: Option): boolean {
  return (payment.cards ?? []).every(isMoney);
}

function isMoney(card: string): boolean {
  return /^[a-z]+-\d$/.test(card);
}

/** Payments by sense: exact ones first, then the least lost; then fewer cards that mix currencies and less
 *  stored money, then fewer cards, since many small ones pay many prices. */
export function bySense(payments: readonly Option[]): Option[] {
  const rare = (option: Option) => (option.cards ?? []).filter((card) => !isMoney(card)).length;
  const keyed = payments.map((option) => [option.total ?? 0, rare(option), option.cards?.length ?? 0]);
  const order = payments.map((_, index) => index);
  order.sort((one, other) => {
    const [a = [], b = []] = [keyed[one], keyed[other]];
    return a.map((value, place) => value - (b[place] ?? 0)).find((difference) => difference !== 0) ?? one - other;
  });
  return order.map((index) => payments[index]!);
}
