// A palace game as the screen needs it: the newest state of its table, the printed pieces by name, and what the pointer is on.
import type { Table } from "../../api/table.svelte";
import type { Cell, Falcon, PalaceView, Piece, Player } from "../../api/types";
import { namesOf } from "../../lobby/chairs";
import { Chronicle } from "../../panels/chronicle.svelte";
import { ViewedGame } from "../../panels/viewedGame.svelte";
import { Narrator } from "../../texts/narrator";
import { say } from "../../texts/texts.svelte";

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

  readonly falcons: Map<string, Falcon> = $derived.by(() => {
    const printed = this.table.pieces;
    return new Map(printed?.board === "palace" ? printed.falcons.map((falcon) => [falcon.name, falcon]) : []);
  });

  /** The kinds of the game in the order of the reserve board. */
  readonly kinds: readonly string[] = $derived.by(() => this.table.pieces?.kinds ?? []);

  private readonly hasDirk: boolean = $derived.by(() => Boolean(this.view.extras.dirk));

  /** The names of the sides: the players by seat, then Dirk where he plays. */
  readonly names: string[] = $derived.by(() => {
    const players = namesOf(this.chairs);
    return this.hasDirk ? [...players, say("dirk")] : players;
  });

  readonly narrator: Narrator = $derived.by(() => new Narrator(this.pieces, this.names));

  /** What happened, told for the log and the recap. */
  readonly chronicle: Chronicle;

  constructor(table: Table) {
    super(table, "palace");
    this.chronicle = new Chronicle(this);
  }

  get me(): Player {
    return this.view.players[this.shown]!;
  }

  get purist(): boolean {
    return !this.now.offer.hints;
  }

  /** The sides that are ranked, by number: the seats, then Dirk where he plays. */
  get sides(): number[] {
    return this.names.map((_, side) => side);
  }

  name(side: number): string {
    return this.names[side] ?? "";
  }
}
