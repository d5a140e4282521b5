// A game's past as the panels show it: the log, what is new to the viewer, the scorings that are still to be celebrated.
import type { Cell } from "../api/types";
import type { AnyGame } from "./anyGame";
import { type Turn, turnsIn } from "./history";
import { freshCells, turnsSince } from "./recap";

/** How many scorings of a table this browser has celebrated: each of them once, also at a hot seat. */
const celebrated = new Map<string, number>();

export class Chronicle {
  /** Tiles that a line of the log or of the recap points at. */
  highlighted: readonly string[] = $state.raw([]);
  /** The scorings that were celebrated; unknown until somebody looks. */
  private seen: number | null = $state(null);
  private again: number | null = $state(null);

  readonly turns: Turn[] = $derived.by(() => turnsIn(this.game.table.happened));
  /** The turns since the viewer's last one. */
  readonly since: Turn[] = $derived.by(() => turnsSince(this.turns, this.game.seat));

  /** The scoring that is celebrated now, counted from 0; null if none is. Where nobody gained anything there is nothing
   * to celebrate. */
  readonly celebrating: number | null = $derived.by(() => {
    if (this.again !== null || this.seen === null) return this.again;
    const from = this.seen;
    const next = this.game.view.scorings.findIndex(
      ({ terms }, index) => index >= from && terms.some((term) => term.points),
    );
    return next < 0 ? null : next;
  });

  constructor(private readonly game: AnyGame) {}

  /** Where a palace has tiles that are new since the viewer's last turn. */
  freshIn(seat: number): Cell[] {
    const { view } = this.game;
    return view.board === "palace" ? freshCells(this.since, seat, view.players[seat]?.palace ?? []) : [];
  }

  /** From now on scorings are celebrated. */
  attend(): void {
    const { table, view } = this.game;
    this.seen = Math.min(celebrated.get(table.name) ?? view.scorings.length, view.scorings.length);
    celebrated.set(table.name, this.seen);
  }

  celebrateAgain(index: number): void {
    this.again = index;
  }

  celebrationOver(): void {
    if (this.again !== null) this.again = null;
    else if (this.celebrating !== null) {
      this.seen = this.celebrating + 1;
      celebrated.set(this.game.table.name, this.seen);
    }
  }
}
