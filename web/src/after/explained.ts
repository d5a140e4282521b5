// A game whose points can be explained: one played here, or one written down on a scorepad.
import type { Scoring } from "../api/types";
import type { Ranked } from "./ranking";

export interface Explained {
  readonly ranking: readonly Ranked[];
  readonly scorings: readonly Scoring[];
  readonly scoringNumbers: readonly number[];
  /** What gave points, in the order in which it is shown. */
  readonly sources: readonly string[];
  readonly kinds: readonly string[];
  name(side: number): string;
  /** The number of a side's mark. */
  mark(side: number): number;
  source(source: string): string;
  scoring(number: number): string;
}
