// A game of Roll & Write as the screen needs it: the newest state of its table, what the dice name and what can be chosen.
import type { Table } from "../api/table.svelte";
import type { Cell, SheetPieces, SheetPlayer, SheetView } from "../api/types";
import { ViewedGame } from "../panels/viewedGame.svelte";
import { type Choices, choicesOf } from "./choices";

export class SheetGame extends ViewedGame<SheetView> {
  readonly pieces: SheetPieces = $derived.by(() => this.table.pieces as SheetPieces);

  readonly choices: Choices = $derived.by(() => choicesOf(this.options));

  /** The points of each side if the game ended now; null where there is no hint. */
  readonly promised: number[] | null = $derived.by(() => {
    const { hint, view } = this;
    if (!hint) return null;
    const own = (side: number) => hint.terms.filter((term) => term.side === side);
    return view.points.map((points, side) => own(side).reduce((sum, term) => sum + term.points, points));
  });

  constructor(table: Table) {
    super(table, "sheet");
  }

  get player(): SheetPlayer {
    return this.sheetOf(this.shown)!;
  }

  /** What is on the sheet of a seat; after the game its dice mean nothing any more. */
  sheetOf(seat: number): SheetPlayer | undefined {
    const player = this.view.players[seat];
    return player && this.over ? { ...player, blue: [], yellow: [] } : player;
  }

  /** The dice on the sheet that is shown which were turned in this turn. */
  get turned(): readonly string[] {
    return this.shown === this.view.active ? this.view.turned : [];
  }

  /** Cells of a sheet that were built since the viewer's last turn. */
  freshIn(seat: number): Cell[] {
    const lines = this.chronicle.since.flatMap((turn) => turn.lines);
    return lines.flatMap(({ told }) => (told.what === "cell-built" && told.seat === seat ? [told.cell] : []));
  }
}
