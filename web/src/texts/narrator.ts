// What happened in a palace game, as sentences: events, refusals and the terms of a scoring.
//
// The sentence of an event is the message named after it (`tile-built`: `event-tile-built`), and it may mention the
// event's facts. So an event that a module adds is told as soon as the catalogues have its message; where a sentence
// needs more than the facts, `more` adds it.
import type { Cell, Currency, Event, Option, PalaceView, Piece, Refusal, Term } from "../api/types";
import { currencyOfSpace, spaceNumbered, totalOf } from "./cards";
import { sentence } from "./options";
import { Teller } from "./teller";
import { type Mentions, say } from "./texts.svelte";
import { Wording } from "./wording";

/** Tells a palace game. `pieces` are all pieces of the game by name, `names` those of the players by seat. */
export class Narrator extends Teller<PalaceView> {
  readonly words: Wording;

  constructor(pieces: ReadonlyMap<string, Piece>, names: readonly string[]) {
    super();
    this.words = new Wording(pieces, names);
  }

  event(event: Event): string {
    return say(`event-${event.what}`, { ...this.facts(event), ...this.more(event) });
  }

  refusal(refusal: Refusal): string {
    const details = Object.entries(refusal.details).map(([key, value]) => [key, this.detail(key, value)] as const);
    const { barriers } = this.words;
    return say(`refusal-${refusal.reason}`, { rule: refusal.rule, barriers, ...Object.fromEntries(details) });
  }

  reason(term: Term): string {
    if (term.what === "wall") return say("reason-wall", { length: term.amount });
    // Points without a ranking
    if (!term.place) return say(`reason-${term.what}`, { count: term.amount });
    const tiles = this.words.count(term.what, term.amount) + this.parts(term);
    const reason = say("reason-kind", { tiles, place: term.place, sharers: term.sharers ?? 1 });
    if (!term.together) return reason;
    const each = Math.floor(term.points / term.together);
    return `${reason}, ${say("for-each-tile", { each, together: term.together })}`;
  }

  /** What modules add to the amount of a term, and what broke a tie, in brackets: ` (2 by a hut)`. */
  parts(term: Term): string {
    const told = (term.parts ?? []).map((part) =>
      say(`part-${part.rule.toLowerCase()}`, { what: this.words.thing(part.what), amount: part.amount }),
    );
    if (term.best_price) told.push(say("tie-broken", { price: term.best_price }));
    return told.length ? ` (${told.join(", ")})` : "";
  }

  option(option: Option, view: PalaceView): string {
    return sentence(option, view, this.words);
  }

  /** The facts of an event in words. Numbers and texts of other names are mentioned as they are. */
  private facts(event: Event): Mentions {
    return Object.assign({}, ...Object.entries(event).map(([name, value]) => this.fact(name, value)));
  }

  private fact(name: string, value: unknown): Mentions {
    const { words } = this;
    switch (name) {
      case "seat":
        return { seat: words.name(value as number) };
      case "tile":
      case "old":
        return { [name]: words.tile(value as string) };
      case "cell":
        return { cell: words.cell(value as Cell) };
      case "space":
        return { space: words.space(value as string) };
      case "card":
        return { card: words.card(value as string) };
      case "falcon":
        return { falcon: words.falcon(value as string) };
      case "cards":
        if (!Array.isArray(value)) break;
        return { cards: words.cards(value), total: totalOf(value) };
    }
    return typeof value === "number" || typeof value === "string" ? { [name]: value } : {};
  }

  /** What the sentence of an event mentions besides its facts, or instead of them. */
  private more(event: Event): Mentions {
    const { words } = this;
    switch (event.what) {
      case "tile-bought":
      case "site-finished":
        return { payment: words.payment(event.cards, event.paid), over: event.paid - event.price };
      case "site-begun":
      case "tile-turned":
        return { payment: words.payment(event.cards, event.paid) };
      case "yard-filled":
      case "hut-turned":
        return { tile: words.tileInFull(event.tile) };
      case "tile-awarded":
        return { currencies: words.currencies(currencyOfSpace(event.space)) };
      case "token-revealed":
        return { currencies: words.currencies(event.currency) };
      case "money-stored":
        return { money: words.money(event.currency, event.amount) };
      case "marker-moved":
        return { face: event.face === "even" ? 0 : 1 };
      case "portal-placed":
        return { legs: words.sides(words.pieces.get(event.tile)?.legs ?? "") };
      case "dirk-drew":
        return { tiles: words.listed(event.tiles.map((tile) => words.tileLabel(tile))), count: event.tiles.length };
      case "game-ended":
        return {
          winners: words.listed(event.winners.map((seat) => words.name(seat))),
          count: event.winners.length,
        };
      case "scored": {
        const gains = this.gains(event.terms, true);
        return { count: gains.length, gains: gains.join(", ") };
      }
    }
    return {};
  }

  /** What a refusal mentions. */
  private detail(key: string, value: string | number): string | number {
    const { words } = this;
    if (typeof value === "number") return key === "space" ? words.space(spaceNumbered(value)) : value;
    switch (key) {
      case "tile":
        return words.tile(value);
      case "card":
        return words.card(value);
      case "currency":
        return words.currencies(value as Currency);
      case "falcon":
        return words.falcon(value);
      case "edges":
        return words.sides(value);
    }
    return value;
  }
}
