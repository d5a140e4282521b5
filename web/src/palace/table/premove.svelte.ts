// What a person means to do next, chosen while others move. Nothing of it leaves this page before it is their turn: then
// it is matched against what can be done, and carried out if it is still possible.
import { untrack } from "svelte";
import { createSubscriber } from "svelte/reactivity";
import type { Option } from "../../api/types";
import { settings } from "../../app/settings/settings.svelte";
import { totalOf } from "../../texts/cards";
import { say, tell } from "../../texts/texts.svelte";
import { cardLabel, listed } from "../../texts/things";
import type { Choice, Thing } from "./choice.svelte";

/** A card of the display, and where it lay. */
interface Lying {
  card: string;
  place: number;
}

/** Cards to pay with, as soon as the tile of a space is to be paid. */
interface Owed {
  space: string;
  cards: readonly string[];
}

/** Why there is no premove any more. */
type Gone = "card" | "tile" | "payment" | "impossible" | "undone";

/** Where nothing is taken back later, so long it can be taken back before. */
const SECONDS = 3;

const seen = createSubscriber((update) => {
  document.addEventListener("visibilitychange", update);
  return () => document.removeEventListener("visibilitychange", update);
});

export class Premove {
  private taking: readonly Lying[] = $state.raw([]);
  private buying: Thing | null = $state.raw(null);
  /** The cards of the hand that are to pay what is bought; none if that is left open. */
  paying: readonly string[] = $state.raw([]);
  gone: Gone | null = $state.raw(null);
  /** So many seconds are left to take it back; 0 while nothing counts. */
  left = $state(0);
  private owed: Owed | null = null;
  /** The version of the table at which it was made. */
  private from = 0;
  /** So many actions were seen since: fewer, and something was taken back. */
  private actions = 0;

  constructor(private readonly choice: Choice) {}

  private get game() {
    return this.choice.game;
  }

  /** Whether one can be made: somebody else is to decide, and this seat alone is played here. */
  get open(): boolean {
    const { now, mine, held } = this.game;
    return this.isPlayed && now.status === "playing" && !mine && held === null;
  }

  private get isPlayed(): boolean {
    const { seat, now, shared, table } = this.game;
    const chair = now.chairs[seat ?? -1];
    return chair !== undefined && !chair.bot && !chair.stand_in && !shared && !table.unhurried;
  }

  get made(): boolean {
    return this.taking.length > 0 || this.buying !== null;
  }

  get tile(): string | null {
    return this.buying?.name ?? null;
  }

  /** The cards to take. */
  get cards(): string[] {
    return this.taking.map(({ card }) => card);
  }

  /** The places of the display where they lie: where they lay, or where one lies that is the same; -1 for none. */
  get places(): number[] {
    const { display } = this.game.view;
    const found: number[] = [];
    for (const { card, place } of this.taking) {
      const isFree = (other: string, at: number) => other === card && !found.includes(at);
      found.push(isFree(display[place] ?? "", place) ? place : display.findIndex(isFree));
    }
    return found;
  }

  // Making it

  /** A card of the display more, or one less. One that is worth too much to be taken with the others is planned instead
   *  of them. */
  toggleCard(place: number): void {
    const card = this.game.view.display[place];
    if (!card) return;
    const at = this.places.indexOf(place);
    const joins = totalOf([...this.cards, card]) <= this.game.takenTogether;
    const others = this.taking.filter((_, index) => index !== at);
    this.make(null, at < 0 ? [...(joins ? others : []), { card, place }] : others);
  }

  /** Buy a tile of the yard. */
  plan(thing: Thing): void {
    if (this.tile !== thing.name) this.make(thing, []);
  }

  /** A card of the hand more to pay with, or one less. */
  togglePaying(card: string, copy: number): void {
    const cards = [...this.paying];
    if (this.pays(card, copy)) cards.splice(cards.indexOf(card), 1);
    else cards.push(card);
    this.paying = cards;
  }

  /** Whether the so-many-eth copy of a card is to pay, counted from 0. */
  pays(card: string, copy: number): boolean {
    return this.paying.filter((other) => other === card).length > copy;
  }

  private make(tile: Thing | null, taking: readonly Lying[]): void {
    this.clear();
    this.buying = tile;
    this.taking = taking;
    this.from = this.game.now.version;
    this.actions = this.game.now.actions;
  }

  /** Take it back; false if there was none. */
  drop(): boolean {
    const had = this.made;
    this.clear();
    return had;
  }

  /** Whoever decides needs no premove, and no word about one. */
  clear(): void {
    this.buying = null;
    this.taking = [];
    this.paying = [];
    this.gone = null;
    this.owed = null;
  }

  private fall(why: Gone): void {
    this.clear();
    this.gone = why;
  }

  // Keeping up with the table

  /** For as long as the component is there that calls it. */
  followTable(): void {
    $effect(() => {
      void this.game.now;
      untrack(() => this.review());
    });
    $effect(() => {
      if (!this.due) return undefined;
      if (this.isUndoable) {
        untrack(() => this.send());
        return undefined;
      }
      return untrack(() => this.countDown());
    });
  }

  /** Whether it is still what was meant. */
  private review(): void {
    const { now, view, table, seat } = this.game;
    if (!this.made) return;
    if (!this.isPlayed || now.status !== "playing") {
      this.clear();
      return;
    }
    if (now.actions < this.actions) {
      this.fall("undone");
      return;
    }
    this.actions = now.actions;
    const fresh = table.happened.filter(({ number }) => number > this.from);
    const began = fresh.findLastIndex(({ events }) =>
      events.some((event) => event.what === "turn-began" && event.seat === seat),
    );
    const isOver = began >= 0 && (view.active !== seat || fresh.slice(began + 1).some((entry) => entry.seat === seat));
    if (isOver) this.clear();
    else if (this.places.includes(-1)) this.fall("card");
    else if (this.buying && !this.lies(this.buying)) this.fall("tile");
  }

  private lies({ space, name }: Thing): boolean {
    return this.game.view.yard.some((place) => place.space === space && place.tile === name);
  }

  /** Whether it can be carried out now: what the others did was told, and the person is there. */
  private readonly due: boolean = $derived.by(() => {
    const { table, mine, view, seat } = this.game;
    if (!this.made || !mine || view.step !== "act") return false;
    seen();
    const isThere = table.connected && !table.absences[seat!] && !document.hidden;
    return isThere && table.rests && table.telling.length === 0;
  });

  /** Whether what is decided waits, so that it can be taken back. */
  private get isUndoable(): boolean {
    return settings.confirming !== "off" && this.game.now.offer.confirm !== false;
  }

  private countDown(): () => void {
    this.left = SECONDS;
    const counting = setInterval(() => {
      this.left -= 1;
      if (this.left === 0) this.send();
    }, 1000);
    return () => {
      clearInterval(counting);
      this.left = 0;
    };
  }

  private send(): void {
    const { controls } = this.choice;
    const { buying, paying } = this;
    if (!buying) {
      const option = controls.take(this.cards);
      if (option) void this.choice.act(option);
      else this.fall("impossible");
      return;
    }
    const ways = controls.yard.get(buying.space ?? "") ?? [];
    const usual = ways.filter((option) => !option.way);
    if (ways.length === 0 || (paying.length > 0 && usual.length === 0)) this.fall("impossible");
    else {
      this.clear();
      this.choice.choose(paying.length > 0 ? usual : ways);
      if (paying.length > 0) this.owed = { space: buying.space ?? "", cards: paying };
    }
  }

  /** Whether the tile that is being paid now was bought with this payment in mind. */
  get owes(): boolean {
    return this.owed !== null && this.owed.space === this.game.view.paying_for;
  }

  /** That payment, if it is possible. */
  payment(): Option | null {
    const option = this.choice.controls.payment(this.owed?.cards ?? []);
    if (!option) this.fall("payment");
    return option;
  }

  // In words

  /** What is to be done; empty for nothing. */
  get sentence(): string {
    const { tile } = this;
    if (this.taking.length) return say("web-premove-take", { cards: listed(this.cards.map(cardLabel)) });
    if (!tile) return "";
    const what = { tile: tell(this.game.pieces.get(tile)?.label) };
    if (this.paying.length === 0) return say("web-premove-buy", what);
    return say("web-premove-buy.with", { ...what, cards: listed(this.paying.map(cardLabel)) });
  }
}
