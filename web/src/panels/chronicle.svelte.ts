// A game's past as the panels show it: the log and what is new to the viewer, as far as the scorings were told.
import type { Cell } from "../api/types";
import { steadily } from "../api/unchanged";
import type { AnyGame } from "./anyGame";
import { type Turn, turnsIn, untilTold } from "./history";
import { freshCells, turnsSince } from "./recap";
import { Telling } from "./telling.svelte";

/** How many scorings of a table this browser has celebrated: each of them once, also at a hot seat. */
const celebrated = new Map<string, number>();

const NONE: readonly Cell[] = [];

export class Chronicle {
  /** Tiles that a line of the log or of the recap points at. */
  highlighted: readonly string[] = $state.raw([]);
  readonly telling: Telling = new Telling(
    () => this.game.known,
    (told) => celebrated.set(this.game.table.name, told),
  );

  readonly turns: Turn[] = $derived.by(
    steadily(() => untilTold(turnsIn(this.game.table.landed.happened), this.untold)),
  );
  /** The turns since the viewer's last one. */
  readonly since: Turn[] = $derived.by(() => turnsSince(this.turns, this.game.seat));

  /** Where the palaces have tiles that are new since the viewer's last turn, by seat. */
  private readonly fresh: Cell[][] = $derived.by(
    steadily(() => {
      const { view } = this.game;
      const palaces = view.board === "palace" ? view.players.map((player) => player.palace) : [];
      return palaces.map((palace, seat) => freshCells(this.since, seat, palace));
    }),
  );

  constructor(private readonly game: AnyGame) {}

  /** By side, as far as the scorings were told: what every panel shows. */
  get points(): readonly number[] {
    return this.telling.points;
  }

  freshIn(seat: number): readonly Cell[] {
    return this.fresh[seat] ?? NONE;
  }

  /** From now on scorings are celebrated. */
  attend(): void {
    const { table, known } = this.game;
    const told = Math.min(celebrated.get(table.name) ?? known.scorings.length, known.scorings.length);
    celebrated.set(table.name, told);
    this.telling.listen(told);
  }

  /** How many of the scorings that are known here were not told in whole. */
  private get untold(): number {
    const known = this.game.table.landed.now?.view?.scorings.length ?? 0;
    return Math.max(0, known - this.telling.told);
  }
}
