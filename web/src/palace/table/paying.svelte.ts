// The cards with which a person is about to pay: the most sensible payment, until other cards are picked.
import type { Option } from "../../api/types";
import { totalOf } from "../../texts/cards";
import type { Choice } from "./choice.svelte";
import { bySense } from "./controls";

export class Paying {
  private own: { version: number; cards: readonly string[] } | null = $state.raw(null);

  /** Every way to pay, the most sensible first. */
  readonly ways: readonly Option[] = $derived.by(() => bySense(this.choice.controls.payments));

  constructor(private readonly choice: Choice) {}

  /** Whether there is something to pay. */
  get offered(): boolean {
    return this.ways.length > 0 || this.choice.game.parts.some((part) => part.paying?.offered(this.choice));
  }

  /** The cards that were picked instead of the proposed ones. */
  get chosen(): readonly string[] | null {
    return this.own?.version === this.choice.game.now.version ? this.own.cards : null;
  }

  get selected(): readonly string[] {
    return this.chosen ?? this.ways[0]?.cards ?? [];
  }

  get total(): number {
    return totalOf(this.selected);
  }

  /** The payment with the selected cards, if it is one. */
  get option(): Option | null {
    return this.choice.controls.payment(this.selected);
  }

  /** What the selected cards are paid with, as it is written: to ask why that is not possible. */
  get notation(): string {
    return `pay ${this.selected.join(" ")}`;
  }

  /** Whether the so-many-eth copy of a card is selected, counted from 0. */
  has(card: string, copy: number): boolean {
    return this.selected.filter((other) => other === card).length > copy;
  }

  select(cards: readonly string[]): void {
    this.own = { version: this.choice.game.now.version, cards };
  }

  toggle(card: string, copy: number): void {
    const cards = [...this.selected];
    if (this.has(card, copy)) cards.splice(cards.indexOf(card), 1);
    else cards.push(card);
    this.own = { version: this.choice.game.now.version, cards };
    if (cards.length && !this.option) void this.choice.considering.why(this.notation);
  }
}
