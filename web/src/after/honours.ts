// What somebody did best in a game, besides winning it.
import type { Scoring, Statistics, Turn } from "../api/types";
import { gain, scoringsIn } from "./gains";

export interface Honour {
  what: "wall" | "moat" | "border" | "buildings" | "exact" | "scoring" | "source";
  sides: number[];
  amount: number;
  /** The scoring, or the source of the points. */
  of?: string | number;
}

/** Those with the largest number, unless that is nothing or everybody's. */
function best(amounts: readonly number[]): { sides: number[]; amount: number } | null {
  const amount = Math.max(0, ...amounts);
  const sides = amounts.flatMap((own, side) => (own === amount ? [side] : []));
  return amount > 0 && (sides.length < amounts.length || amounts.length === 1) ? { sides, amount } : null;
}

/** The largest number of a table: whose it is, and which row. */
function highest<Row>(rows: readonly Row[], amounts: (row: Row) => number[]): Omit<Honour, "what"> | null {
  let found: (Omit<Honour, "what"> & { row: Row }) | null = null;
  for (const row of rows) {
    const own = best(amounts(row));
    if (own && own.amount > (found?.amount ?? 0)) found = { ...own, row };
  }
  return found && { sides: found.sides, amount: found.amount, of: found.row as string | number };
}

export function honours(statistics: Statistics, scorings: readonly Scoring[], sources: readonly string[]): Honour[] {
  const end = statistics.course.at(-1);
  const numbers = scoringsIn(scorings);
  // Only who sat there is honoured, not who has no seat.
  const points = (wanted: { scoring?: number; source?: string }) =>
    statistics.purchases.map((_, side) => gain(scorings, { side, ...wanted }).points);
  const found: [Honour["what"], Omit<Honour, "what"> | null][] = [
    // The only scoring is the whole result.
    ["scoring", numbers.length > 1 ? highest(numbers, (scoring) => points({ scoring })) : null],
    ["source", highest(sources, (source) => points({ source }))],
    ["wall", best(end?.lines.map((lines) => lines.wall ?? 0) ?? [])],
    ["moat", best(end?.lines.map((lines) => lines.moat ?? 0) ?? [])],
    ["border", best(end?.lines.map((lines) => lines.border ?? 0) ?? [])],
    ["buildings", best(end?.tiles ?? [])],
    ["exact", best(statistics.exact)],
  ];
  return found.flatMap(([what, honour]) => (honour ? [{ what, ...honour }] : []));
}

/** What each side had after a turn if the next scoring had come then. */
export function standing(turn: Turn): number[] {
  return turn.points.map((points, side) => points + (turn.promised[side] ?? 0));
}

/** How often another player got ahead of all others. */
export function leadChanges(course: readonly Turn[]): number {
  let leader: number | null = null;
  let changes = 0;
  for (const turn of course) {
    const ahead = best(standing(turn).slice(0, turn.tiles.length));
    if (ahead?.sides.length !== 1) continue;
    const [first = 0] = ahead.sides;
    if (leader !== null && leader !== first) changes += 1;
    leader = first;
  }
  return changes;
}
