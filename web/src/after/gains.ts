// Where points came from: the terms of all scorings, by side, scoring and source.
import type { Scoring, Term } from "../api/types";
import { say } from "../texts/texts.svelte";

export interface Scored {
  scoring: number;
  term: Term;
}

/** What a cell of a table of points explains: their sum and what they are made of. */
export interface Gain {
  points: number;
  scored: Scored[];
}

/** Which terms are meant; what is left out is not asked for. */
export interface Wanted {
  side?: number;
  scoring?: number | null;
  source?: string;
}

const LINES = ["wall", "moat", "border"];

/** What a term is for. Rows are a source together, and so are columns (R12). */
export function sourceOf(term: Term): string {
  return /^(row|column)-\d$/.test(term.what) ? term.what.split("-")[0]! : term.what;
}

/** What gave points, or could have: the lines of a palace, the kinds as printed, then what modules added. */
export function sourcesIn(scorings: readonly Scoring[], kinds: readonly string[]): string[] {
  const found = new Set(scorings.flatMap((scoring) => scoring.terms.map(sourceOf)));
  const lines = LINES.filter((line) => found.has(line));
  const others = [...found].filter((source) => !LINES.includes(source) && !kinds.includes(source));
  return [...lines, ...kinds, ...others];
}

/** The numbers of the scorings that took place. In Roll & Write the ends of all rounds are one (R10). */
export function scoringsIn(scorings: readonly Scoring[]): number[] {
  return [...new Set(scorings.map((scoring) => scoring.scoring))].sort((a, b) => a - b);
}

export function gain(scorings: readonly Scoring[], wanted: Wanted): Gain {
  const scored = scorings
    .filter((each) => (wanted.scoring ?? each.scoring) === each.scoring)
    .flatMap(({ scoring, terms }) => terms.map((term) => ({ scoring, term })))
    .filter(({ term }) => (wanted.side ?? term.side) === term.side)
    .filter(({ term }) => (wanted.source ?? sourceOf(term)) === sourceOf(term));
  return { points: scored.reduce((sum, { term }) => sum + term.points, 0), scored };
}

/** What a source is called by itself. */
export function sourceLabel(source: string, kinds: readonly string[]): string {
  return say(kinds.includes(source) ? `kind-${source}` : `source-${source}`);
}
