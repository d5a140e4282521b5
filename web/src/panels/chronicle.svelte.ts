// A game's past as the panels show it: the log, what is new to the viewer, the scorings that are still to be celebrated.
import type { Cell } from "../api/types";
import { unchanged } from "../api/unchanged";
import type { AnyGame } from "./anyGame";
import { type Turn, turnsIn } from "./history";
import { freshCells, turnsSince } from "./recap";

/** How many scorings of a table this browser has celebrated: each of them once, also at a hot seat. */
const celebrated = new Map<string, number>();

const NONE: readonly Cell[] = [];

export class Chronicle {
  /** Tiles that a line of the log or of the recap points at. */
  highlighted: readonly string[] = $state.raw([]);
  /** The scorings that were celebrated; unknown until somebody looks. */
  private seen: number | null = $state(null);
  private again: number | null = $state(null);

  private lastTurns: Turn[] = [];
  private lastFresh: Cell[][] = [];

  readonly turns: Turn[] = $derived.by(() => {
    this.lastTurns = unchanged(this.lastTurns, turnsIn(this.game.table.happened));
    return this.lastTurns;
  });
  /** The turns since the viewer's last one. */
  readonly since: Turn[] = $derived.by(() => turnsSince(this.turns, this.game.seat));

  /** Where the palaces have tiles that are new since the viewer's last turn, by seat. */
  private readonly fresh: Cell[][] = $derived.by(() => {
    const { view } = this.game;
    const palaces = view.board === "palace" ? view.players.map((player) => player.palace) : [];
    const fresh = palaces.map((palace, seat) => freshCells(this.since, seat, palace));
    this.lastFresh = unchanged(this.lastFresh, fresh);
    return this.lastFresh;
  });

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

  freshIn(seat: number): readonly Cell[] {
    return this.fresh[seat] ?? NONE;
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
