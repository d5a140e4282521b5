// A game that was played, as the screens need it that look back on it: who played, who won, what everything was for.
import type { Table } from "../api/table.svelte";
import type { AnyView, PalacePieces, Piece, Scoring, TableNow } from "../api/types";
import { namesOf } from "../lobby/chairs";
import { say, tell } from "../texts/texts.svelte";
import type { Explained } from "./explained";
import { scoringsIn, sourceLabel, sourcesIn } from "./gains";
import { type Ranked, ranking } from "./ranking";

/** The tables whose result this page has shown. */
const looked = new Set<string>();

export class Played implements Explained {
  private last: TableNow | null = null;

  /** The newest message; the one before it while the table is asked for another seat's. */
  readonly now: TableNow = $derived.by(() => {
    this.last = this.table.now ?? this.last;
    return this.last!;
  });

  readonly view: AnyView = $derived.by(() => this.now.view!);

  readonly pieces: Map<string, Piece> = $derived.by(() => {
    const printed = this.table.pieces;
    return new Map(printed?.board === "palace" ? printed.pieces.map((piece) => [piece.name, piece]) : []);
  });

  /** What the places of the yard are called, by name. */
  readonly spaces: PalacePieces["spaces"] = $derived.by(() => {
    const printed = this.table.pieces;
    return printed?.board === "palace" ? printed.spaces : {};
  });

  /** The names of those who sat there. */
  readonly players: string[] = $derived.by(() => namesOf(this.now.chairs));

  /** The names of the sides: the players by seat, then those without a seat. */
  readonly names: string[] = $derived.by(() => [...this.players, ...this.view.others.map((other) => tell(other))]);

  readonly ranking: Ranked[] = $derived.by(() => ranking(this.view));
  readonly sources: string[] = $derived.by(() => sourcesIn(this.scorings, this.kinds));
  readonly scoringNumbers: number[] = $derived.by(() => scoringsIn(this.scorings));

  constructor(readonly table: Table) {}

  /** The seats that have won; none where a side without a seat did. */
  get winners(): number[] {
    return this.ranking.flatMap(({ side, winner }) => (winner && side < this.players.length ? [side] : []));
  }

  /** The seat that came first among the seats. */
  get bestSeat(): number {
    return this.ranking.find(({ side }) => side < this.players.length)?.side ?? 0;
  }

  /** The seat of the one person who looks; null for spectators, and where several share the screen. */
  get viewer(): number | null {
    return this.table.seats.length > 1 ? null : this.now.seat;
  }

  /** Whether somebody who saw the game end looks at its result for the first time. */
  firstLook(): boolean {
    const { ended, name } = this.table;
    const first = ended && !looked.has(name);
    looked.add(name);
    return first;
  }

  get kinds(): readonly string[] {
    return this.table.pieces?.kinds ?? [];
  }

  get scorings(): readonly Scoring[] {
    return this.view.scorings;
  }

  /** Whether this is only said by a record that somebody uploaded. */
  get recorded(): boolean {
    return this.now.chairs.some((chair) => chair.recorded);
  }

  /** Who it is: a player, a side without a seat or a dummy. */
  name(side: number): string {
    return this.names[side] ?? "";
  }

  mark(side: number): number {
    return side;
  }

  source(source: string): string {
    return sourceLabel(source, this.kinds);
  }

  scoring(number: number): string {
    if (this.view.board === "palace") return say("scoring-name", { scoring: number });
    return number === 1 ? say("web-after-rounds") : say("sheet-scoring-name", { scoring: number });
  }

  /** The game and its modules. */
  get played(): string {
    const { game, modules } = this.view;
    return [say(`game-${game}`), ...modules.map((module) => say(`module-${module}`))].join(" · ");
  }

  /** How the game ended, in a sentence. */
  get ending(): string {
    return tell(this.view.ending, this.names);
  }
}
