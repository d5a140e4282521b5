// A pad with its points, as the screens need it that show them: who is who, what everything was for.

import type { Explained } from "../after/explained";
import { sourceLabel } from "../after/gains";
import type { Ranked } from "../after/ranking";
import type { Piece, Scoring } from "../api/types";
import { say, tell } from "../texts/texts.svelte";
import { marksOf } from "./pad";
import { refusalInWords } from "./refusals";
import type { Pad, PadRefusal, PadSetup, ScoredPad, Sort } from "./types";

export class Sums implements Explained {
  readonly pieces: Map<string, Piece>;
  /** The players, then whoever else is ranked. */
  readonly names: readonly string[];
  readonly kinds: readonly string[];
  readonly sides: readonly Sort[];
  private readonly marks: readonly number[];

  constructor(
    readonly pad: Pad,
    readonly setup: PadSetup,
    readonly result: ScoredPad | null,
  ) {
    const printed = setup.pieces;
    this.pieces = new Map(printed.board === "palace" ? printed.pieces.map((piece) => [piece.name, piece]) : []);
    this.names = [...pad.players.map((player) => player.name), ...setup.others.map((other) => tell(other))];
    this.kinds = setup.kinds.map(({ kind }) => kind);
    this.sides = setup.sides;
    this.marks = marksOf(pad, setup.sides);
  }

  name(side: number): string {
    return this.names[side] ?? "";
  }

  mark(side: number): number {
    return this.marks[side] ?? 0;
  }

  source(source: string): string {
    return sourceLabel(source, this.kinds);
  }

  scoring(number: number): string {
    if (this.setup.pieces.board === "palace") return say("scoring-name", { scoring: number });
    return number === 1 ? say("web-after-rounds") : say("sheet-scoring-name", { scoring: number });
  }

  /** `First scoring`; the ends of rounds in Roll & Write are counted. */
  round(index: number): string {
    const round = this.pad.rounds[index];
    if (this.setup.pieces.board === "palace" || round?.scoring !== 1) return this.scoring(round?.scoring ?? 0);
    return say("web-scorepad-round", { number: index + 1 });
  }

  get sources(): readonly string[] {
    return this.result?.sources ?? [];
  }

  /** Rounds that are not complete have no points to explain yet. */
  get scorings(): readonly Scoring[] {
    return (this.result?.rounds ?? []).filter((round) => round.complete);
  }

  get scoringNumbers(): number[] {
    return [...new Set(this.scorings.map((scoring) => scoring.scoring))];
  }

  get ranking(): Ranked[] {
    const { ranking = [], winners = [] } = this.result ?? {};
    return ranking.map((ranked) => ({ ...ranked, winner: winners.includes(ranked.side) }));
  }

  /** The game, and the modules it is played with. */
  get played(): string {
    const { game, modules } = this.pad;
    return [say(`game-${game}`), ...modules.map((module) => say(`module-${module}`))].join(" · ");
  }

  /** How the game ended, in a sentence. */
  get ending(): string {
    return tell(this.result?.ending, this.names);
  }

  refusal(refusal: PadRefusal): string {
    return refusalInWords(refusal, this.pieces, (side) => this.name(side));
  }

  /** What is refused at a field of an entry, or anywhere in it. */
  refusals(round: number, side: number, field?: string): PadRefusal[] {
    return (this.result?.refusals ?? []).filter(
      (own) => own.round === round && (own.side ?? side) === side && (field === undefined || own.field === field),
    );
  }
}
