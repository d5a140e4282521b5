// Who came where. The rules say who has won; places are counted among those who can.
import type { AnyView } from "../api/types";

export interface Ranked {
  side: number;
  points: number;
  /** Counted from 1, shared by equals; none for those who cannot win. */
  place: number | null;
  winner: boolean;
}

/** The sides that have points to show. Dummies that nobody tries to beat only take places in the kinds (R15, R18). */
export function scoringSides(view: AnyView): number[] {
  const sides = view.points.map((_, side) => side);
  const beaten = view.board === "palace" || view.options.goal === "beat";
  return beaten ? sides : sides.slice(0, view.players.length);
}

/** Sides without a seat are ranked in the kinds, but only the players can win (A44). */
function canWin(view: AnyView, side: number): boolean {
  return view.board === "sheet" || side < view.players.length;
}

/** All sides with points, best first; who cannot win comes last. */
export function ranking(view: AnyView): Ranked[] {
  const sides = scoringSides(view);
  const pointsOf = (side: number): number => view.points[side] ?? 0;
  const placeOf = (side: number): number =>
    1 + sides.filter((other) => canWin(view, other) && pointsOf(other) > pointsOf(side)).length;
  return sides
    .map((side) => ({
      side,
      points: pointsOf(side),
      place: canWin(view, side) ? placeOf(side) : null,
      winner: view.winners.includes(side),
    }))
    .sort((a, b) => (a.place ?? Number.POSITIVE_INFINITY) - (b.place ?? Number.POSITIVE_INFINITY) || a.side - b.side);
}
