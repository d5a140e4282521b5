// What a viewer has of a game at a table, whatever kind of board it is played on.
import type { Table } from "../api/table.svelte";
import type { AnyView, Chair, Option, Scoring, TableNow } from "../api/types";
import { steadily } from "../api/unchanged";
import { namesOf } from "../lobby/chairs";
import { tell } from "../texts/texts.svelte";
import type { AnyGame } from "./anyGame";
import { Chronicle } from "./chronicle.svelte";

export class ViewedGame<V extends AnyView> implements AnyGame {
  private lastNow: TableNow | null = null;
  private lastView: V | null = null;

  /** What happened, told for the log and the recap. */
  readonly chronicle: Chronicle = new Chronicle(this);

  /** The newest message; the one before it while the table shows another seat and was told nothing yet. */
  readonly now: TableNow = $derived.by(() => {
    this.lastNow = this.table.now ?? this.lastNow;
    return this.lastNow!;
  });

  readonly known: V = $derived.by(() => {
    const view = this.now.view;
    if (view?.board === this.board) this.lastView = view as V;
    return this.lastView!;
  });

  readonly view: V = $derived.by(() => this.chronicle.telling.asTold(this.known));

  readonly chairs: readonly Chair[] = $derived.by(() => this.now.chairs);

  /** The names of the players, by seat. */
  readonly players: string[] = $derived.by(() => namesOf(this.chairs));

  /** The names of the sides: the players by seat, then those without a seat. */
  readonly names: string[] = $derived.by(
    steadily(() => [...this.players, ...this.view.others.map((other) => tell(other))]),
  );

  constructor(
    readonly table: Table,
    private readonly board: V["board"],
  ) {}

  /** The seat of the viewer; null for a spectator. */
  get seat(): number | null {
    return this.now.seat;
  }

  /** The seat whose palace or sheet is shown large: the viewer's own, or for a spectator the one in turn. */
  get shown(): number {
    return this.seat ?? this.view.active;
  }

  /** Whether several people share this screen, so that nobody in particular is meant by "you". */
  get shared(): boolean {
    return this.table.seats.length > 1;
  }

  get options(): readonly Option[] {
    return this.now.options;
  }

  /** The decision that waits for its confirmation. */
  get held(): Option | null {
    return this.now.held;
  }

  /** Whether the viewer has to decide. */
  get mine(): boolean {
    return this.seat !== null && this.options.length > 0;
  }

  /** Whether the coach can be asked about the decision that the viewer has to make; not at purist tables. */
  get coached(): boolean {
    return this.mine && this.now.offer.hints !== false && this.options.length > 1;
  }

  /** What scoring would give now, as soon as all lies in its place; none at purist tables, and while a scoring is told that
   * gives the same. */
  get hint(): Scoring | null {
    return this.chronicle.telling.isNews ? null : (this.table.landed.now ?? this.now).hint;
  }

  get over(): boolean {
    return this.now.status === "over";
  }
}
