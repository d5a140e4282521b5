// How the things on the table of a palace game are called in a sentence: players, tiles, money, cells.
import type { Cell, Currency, Piece } from "../api/types";
import { CURRENCIES, cardNamed, SECOND, totalOf, worthOf } from "./cards";
import { type Mentions, say } from "./texts.svelte";
import { Words } from "./words";

/** What keeps one from walking in palaces of these pieces. */
export type Barriers = "walls" | "moats" | "both";

/** Names things by their names in the server's messages. `pieces` are all pieces of the game by name. */
export class Wording extends Words {
  readonly barriers: Barriers;

  constructor(
    readonly pieces: ReadonlyMap<string, Piece>,
    names: readonly string[],
  ) {
    super(names);
    const tiles = [...pieces.values()].filter((piece) => piece.is_tile);
    const moated = tiles.filter((tile) => tile.moated).length;
    this.barriers = moated === 0 ? "walls" : moated === tiles.length ? "moats" : "both";
  }

  /** Who sits there; the side after the last seat is Dirk's (A42). */
  override name(side: number): string {
    return this.names[side] ?? say("dirk");
  }

  // Tiles

  /** The tile as something that is built or paid for, within a sentence. */
  tile(name: string): string {
    const piece = this.pieces.get(name);
    if (piece?.is_tile) return say(`kind-${piece.kind}.tile`, { price: piece.price ?? 0 });
    return piece?.kind ? say(`${messageOfExtra(name)}.tile`) : say("fountain");
  }

  /** The tile by itself: `Tower 9`. */
  tileLabel(name: string): string {
    const piece = this.pieces.get(name);
    if (piece?.is_tile) return say("tile-label", { kind: this.kind(piece.kind ?? ""), price: piece.price ?? 0 });
    return piece?.kind ? say(messageOfExtra(name)) : say("fountain.label");
  }

  /** The tile by itself with its walls, or with its moats and its back: `Tower 9 with walls N and E`. */
  tileInFull(name: string): string {
    const piece = this.pieces.get(name);
    const walls = piece?.walls ?? "";
    const tile = this.tileLabel(name);
    if (piece?.moated) return this.withMoats(tile, walls, piece.back);
    if (!walls) return say("tile-without-walls", { tile });
    return say("tile-with-walls", { tile, walls: this.sides(walls), count: walls.length });
  }

  private withMoats(label: string, moats: string, back: string | null | undefined): string {
    const tile = moats
      ? say("tile-with-moats", { tile: label, moats: this.sides(moats), count: moats.length })
      : say("tile-without-moats", { tile: label });
    return back ? say("tile-with-back", { tile, back: this.tileLabel(back) }) : tile;
  }

  /** A place of the yard: `2`, or `2 (Granada)` where two tiles lie on each space (C3). */
  space(name: string): string {
    const space = name.replace(SECOND, "");
    if (this.barriers !== "both") return space;
    return say(name.startsWith(SECOND) ? "space-granada" : "space-alhambra", { space });
  }

  /** What the rules name so, by itself: a piece in words, anything else as it is. */
  thing(name: string): string {
    return this.pieces.has(name) ? this.tileLabel(name) : name;
  }

  /** The sides of a tile that the rules call `NE`. */
  sides(letters: string): string {
    return this.listed([...letters].map((letter) => say(`side-${letter.toLowerCase()}`)));
  }

  /** Where a cell lies, seen from the fountain: `2 east, 1 north`. */
  cell([x, y]: Readonly<Cell>): string {
    const across = x ? [say(x > 0 ? "steps-east" : "steps-west", { count: Math.abs(x) })] : [];
    const down = y ? [say(y > 0 ? "steps-south" : "steps-north", { count: Math.abs(y) })] : [];
    return [...across, ...down].join(", ") || say("cell-of-the-fountain");
  }

  /** The falcon that the rules call `white-garden-tower`, as something that is placed, within a sentence. */
  falcon(name: string): string {
    const [colour, ...kinds] = name.split("-");
    return say(`falcon-${colour}`, { kinds: this.listed(kinds.map((kind) => this.kind(kind))) });
  }

  // Money

  /** `Denar`. */
  currency(currency: Currency): string {
    return say(`currency-${currency}`);
  }

  /** `denars`. */
  currencies(currency: Currency): string {
    return say(`currency-${currency}.plural`);
  }

  /** `10 denars`; `shown` are the cards that it is made of, if not the total itself. */
  money(currency: Currency, total: number, shown = String(total)): string {
    return say(`currency-${currency}.amount`, { total, shown });
  }

  /** Cards by currency, then those that are not money: `1 + 3 florins and 2 dirhams`. */
  cards(names: readonly string[]): string {
    const others = names.filter((name) => cardNamed(name).what !== "money").map((name) => this.card(name));
    return this.listed([...this.byCurrency(names), ...others]);
  }

  /** What was paid: `10 denars (6 + 4)`. What the cards are not worth was stored money (E3). */
  payment(names: readonly string[], paid: number): string {
    const money = names.filter((name) => cardNamed(name).what === "money");
    const stored = paid - totalOf(money);
    const [currency, another] = currenciesOf(money);
    if (currency && !another && money.length > 1 && money.length === names.length && !stored) {
      return `${this.money(currency, paid)} (${added(valuesIn(currency, money))})`;
    }
    const more = stored ? [say("stored-money", { amount: stored })] : [];
    const played = names.flatMap((name) => {
      const mixed = this.mixed(name);
      return mixed ? [say("exchange-card.played", mixed)] : [];
    });
    const all = this.listed([...this.byCurrency(money), ...more]);
    return played.length ? `${all} (${this.listed(played)})` : all;
  }

  /** One card within a sentence: `the denar 7`. Stored money is named like one. */
  card(name: string): string {
    const card = cardNamed(name);
    if (card.what === "exchange") return say("exchange-card.card", this.mixed(name) ?? {});
    if (card.what === "money") return say(`currency-${card.currency}.card`, { value: card.value });
    return say("stored-money.card", { money: this.money(card.currency, card.value) });
  }

  /** One card by itself: `Denar 7`. */
  cardLabel(name: string): string {
    const card = cardNamed(name);
    if (card.what === "exchange") return say("exchange-card", this.mixed(name) ?? {});
    const label = say("card-label", { currency: this.currency(card.currency), value: card.value });
    return card.what === "stored" ? say("stored-money.label", { card: label }) : label;
  }

  /** The two currencies of an exchange card; null for any other card. */
  private mixed(name: string): Mentions | null {
    const card = cardNamed(name);
    if (card.what !== "exchange") return null;
    return { first: this.currency(card.first), second: this.currency(card.second) };
  }

  private byCurrency(names: readonly string[]): string[] {
    return currenciesOf(names).map((currency) => {
      const values = valuesIn(currency, names);
      return this.money(
        currency,
        values.reduce((total, value) => total + value, 0),
        added(values),
      );
    });
  }
}

/** The message that names a piece of a module: `hut-tower` for `hut-tower-NW`. */
function messageOfExtra(name: string): string {
  return name
    .split("-")
    .filter((word) => /^[a-z_]+$/.test(word))
    .join("-");
}

/** The currencies of the money cards among these, in the order of the yard. */
function currenciesOf(names: readonly string[]): Currency[] {
  return CURRENCIES.filter((currency) => valuesIn(currency, names).length > 0);
}

/** The values of the money cards of a currency, highest first. */
function valuesIn(currency: Currency, names: readonly string[]): number[] {
  return names
    .filter((name) => name.startsWith(`${currency}-`) && cardNamed(name).what === "money")
    .map(worthOf)
    .sort((one, other) => other - one);
}

function added(values: readonly number[]): string {
  return values.join(" + ");
}
