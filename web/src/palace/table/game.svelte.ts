// A palace game as the screen needs it: the newest state of its table, the printed pieces by name, and what the pointer is on.
import type { Table } from "../../api/table.svelte";
import type { Cell, PalacePieces, PalaceView, Piece, Place, Player } from "../../api/types";
import { steadily } from "../../api/unchanged";
import { partsOf } from "../../modules";
import type { ModulePart } from "../../modules/part";
import { Chronicle } from "../../panels/chronicle.svelte";
import { ViewedGame } from "../../panels/viewedGame.svelte";

/** A tile, perhaps in a cell of the own palace, and how everybody's points would change by side if scoring came then. */
export interface Considered {
  tile: string;
  cell?: Cell;
  change?: readonly number[];
}

/** Until the first message is there. */
const NO_PIECES = new Map<string, Piece>();

export class PalaceGame extends ViewedGame<PalaceView> {
  /** What the pointer is on, or what was picked: panels show what it would change. */
  considered: Considered | null = $state.raw(null);
  /** Whether the longest walls glow. */
  glow = $state(false);

  readonly pieces: Map<string, Piece> = $derived.by(() => {
    const printed = this.table.pieces;
    return printed?.board === "palace" ? new Map(printed.pieces.map((piece) => [piece.name, piece])) : NO_PIECES;
  });

  /** The kinds of the game in the order of the reserve board. */
  readonly kinds: readonly string[] = $derived.by(() => this.table.pieces?.kinds ?? []);

  /** What the modules of the game bring. */
  readonly parts: readonly ModulePart[] = $derived.by(() => partsOf(this.view));

  /** What the places of the yard are called, by name. */
  readonly spaces: PalacePieces["spaces"] = $derived.by(() => {
    const printed = this.table.pieces;
    return printed?.board === "palace" ? printed.spaces : {};
  });

  /** What happened, told for the log and the recap. */
  readonly chronicle: Chronicle;

  constructor(table: Table) {
    super(table, "palace");
    this.chronicle = new Chronicle(this);
  }

  get me(): Player {
    return this.view.players[this.shown]!;
  }

  /** The other players in the order in which they follow the viewer; a spectator sees all of them. */
  readonly opponents: readonly number[] = $derived.by(
    steadily(() => {
      const count = this.view.players.length;
      const seats = Array.from({ length: count }, (_, index) => ((this.seat ?? -1) + 1 + index) % count);
      return seats.filter((seat) => seat !== this.seat);
    }),
  );

  /** The place of the yard whose tile is paid for. */
  get paidPlace(): Place | undefined {
    return this.view.yard.find((place) => place.space === this.view.paying_for);
  }

  /** The tile that is paid for, wherever it lies. */
  get paidFor(): string | null {
    return this.paidPlace?.tile ?? this.parts.map((part) => part.paidFor?.(this.view)).find(Boolean) ?? null;
  }

  /** Whether turning a tile takes a single card, as the table chose (G5). */
  get turnsByCard(): boolean {
    return this.view.options.turning === "card";
  }

  get purist(): boolean {
    return !this.now.offer.hints;
  }

  /** The sides that are ranked, by number: the seats, then those without one. */
  get sides(): number[] {
    return this.names.map((_, side) => side);
  }

  name(side: number): string {
    return this.names[side] ?? "";
  }
}
