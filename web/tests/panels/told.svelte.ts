// A game as the panels know it, made of messages that the server has sent.
import type { Table } from "../../src/api/table.svelte";
import { Talk } from "../../src/api/talk.svelte";
import type { AnyView, PalacePieces, SheetPieces, TableNow } from "../../src/api/types";
import type { AnyGame } from "../../src/panels/anyGame";
import { Chronicle } from "../../src/panels/chronicle.svelte";
import { tell } from "../../src/texts/texts.svelte";

type Known = Pick<
  Table,
  | "name"
  | "now"
  | "pieces"
  | "happened"
  | "landed"
  | "connected"
  | "settled"
  | "hold"
  | "ahead"
  | "newest"
  | "telling"
  | "talk"
  | "absences"
  | "seats"
>;

class ToldTable implements Known {
  now: TableNow | null = $state.raw(null);
  pieces: PalacePieces | SheetPieces | null = $state.raw(null);
  happened: TableNow["happened"] = $state.raw([]);
  connected = $state(true);

  get landed(): Known["landed"] {
    return { now: this.now, happened: this.happened };
  }

  absences: Known["absences"] = $state.raw([]);
  settled = $state(false);
  seats: Known["seats"] = [];
  telling: Known["telling"] = $state.raw([]);
  /** What waits while something holds. */
  waiting: TableNow[] = $state.raw([]);
  holds = $state(0);

  get ahead(): number {
    return this.waiting.length;
  }

  get newest(): TableNow | null {
    return this.waiting.at(-1) ?? this.now;
  }

  hold(): () => void {
    this.holds += 1;
    return () => {
      this.holds -= 1;
    };
  }
  readonly talk: Talk;

  constructor(readonly name: string) {
    this.talk = new Talk({ name, token: "", seats: [], now: null });
  }
}

export class ToldGame implements AnyGame {
  readonly told: ToldTable;
  readonly chronicle: Chronicle;

  constructor(name: string, now: TableNow) {
    this.told = new ToldTable(name);
    this.chronicle = new Chronicle(this);
    this.tell(now);
  }

  tell(now: TableNow): void {
    const known = this.told.happened.at(-1)?.number ?? 0;
    this.told.pieces = now.pieces ?? this.told.pieces;
    this.told.happened = [...this.told.happened, ...now.happened.filter((entry) => entry.number > known)];
    this.told.now = now;
  }

  get table(): Table {
    return this.told as unknown as Table;
  }

  get known(): AnyView {
    return this.told.now!.view!;
  }

  get view(): AnyView {
    return this.chronicle.telling.asTold(this.known);
  }

  get seat(): number | null {
    return this.told.now!.seat;
  }

  get names(): readonly string[] {
    const seats = this.told.now!.chairs.map((chair) => chair.name);
    return [...seats, ...this.view.others.map((other) => tell(other))];
  }
}
