// A scoring as a little ceremony: kind by kind, then walls and the rest, with everybody's points after each step.
import { sourceOf } from "../after/gains";
import type { AnyView, Scoring, Term } from "../api/types";
import { PARTS } from "../modules";
import { say } from "../texts/texts.svelte";

/** What a side gets in a step. */
export interface Gain {
  side: number;
  points: number;
  /** The place in the ranking of a kind, from 1; 0 where nothing is ranked. */
  place: number;
  terms: readonly Term[];
}

export interface Step {
  /** A kind, `wall`, `row`, or another thing that gives points. */
  what: string;
  /** Whether it is a kind, for which the sides are ranked. */
  ranked: boolean;
  /** The best first. */
  gains: readonly Gain[];
  /** By side, with this step. */
  totals: readonly number[];
}

export interface Celebration {
  scoring: number;
  /** By side. */
  before: readonly number[];
  steps: readonly Step[];
  gained: readonly number[];
  after: readonly number[];
}

const UNRANKED = [
  "wall",
  "moat",
  "border",
  ...PARTS.flatMap((part) => Object.keys(part.sources ?? {})),
  "row",
  "column",
  "coins",
  "dummies",
];

/** What a scoring of a game is called. */
export function scoringName({ board }: AnyView, scoring: number): string {
  return say(board === "sheet" ? "sheet-scoring-name" : "scoring-name", { scoring });
}

export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, term) => sum + term.points, 0);
}

/** By side, what some terms give. */
export function gainsBySide(terms: readonly Term[], sides: number): number[] {
  return Array.from({ length: sides }, (_, side) => sumOf(terms.filter((term) => term.side === side)));
}

function added(some: readonly number[], more: readonly number[]): number[] {
  return some.map((points, side) => points + (more[side] ?? 0));
}

function grouped<Key>(terms: readonly Term[], key: (term: Term) => Key): [Key, Term[]][] {
  const groups = new Map<Key, Term[]>();
  for (const term of terms) groups.set(key(term), [...(groups.get(key(term)) ?? []), term]);
  return [...groups];
}

/** Terms by what they are for: the ranked kinds as the scoring names them, then the rest, always in the same order. */
export function bySource(terms: readonly Term[]): [string, Term[]][] {
  const ranked = terms.filter((term) => term.place);
  const others = terms.filter((term) => !term.place);
  return [
    ...grouped(ranked, sourceOf),
    ...grouped(others, sourceOf).sort(([one], [other]) => turnOf(one) - turnOf(other)),
  ];
}

/** Where something that is not ranked has its turn; what nobody thought of comes last. */
function turnOf(source: string): number {
  const found = UNRANKED.indexOf(source);
  return found < 0 ? UNRANKED.length : found;
}

function gainsIn(terms: readonly Term[]): Gain[] {
  const gains = grouped(terms, (term) => term.side).map(([side, own]) => {
    return { side, points: sumOf(own), place: own[0]?.place ?? 0, terms: own };
  });
  return gains.sort((one, other) => one.place - other.place || other.points - one.points || one.side - other.side);
}

/** One of the scorings that took place. */
export function celebrationOf(scorings: readonly Scoring[], index: number, sides: number): Celebration | null {
  const scoring = scorings[index];
  if (!scoring) return null;
  const earlier = scorings.slice(0, index).flatMap((one) => one.terms);
  const before = gainsBySide(earlier, sides);
  let totals = before;
  const steps = bySource(scoring.terms).map(([what, terms]) => {
    totals = added(totals, gainsBySide(terms, sides));
    return { what, ranked: Boolean(terms[0]?.place), gains: gainsIn(terms), totals };
  });
  return { scoring: scoring.scoring, before, steps, gained: gainsBySide(scoring.terms, sides), after: totals };
}
