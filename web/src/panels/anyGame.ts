// What the panels that suit every game need of it: games of palaces and of sheets both have this.
import type { Table } from "../api/table.svelte";
import type { AnyView } from "../api/types";
import type { Chronicle } from "./chronicle.svelte";

/** A game at one of its moments. */
export interface GameThen {
  readonly table: Table;
  /** As far as its scorings were told. */
  readonly view: AnyView;
  /** By side: the seats, then whoever else is ranked. */
  readonly names: readonly string[];
  /** The seat whose eyes the screen shows; null for a spectator. */
  readonly seat: number | null;
}

export interface AnyGame extends GameThen {
  /** All that this browser knows of it, also what a scoring gave that is still to be told. */
  readonly known: AnyView;
  readonly chronicle: Chronicle;
}
