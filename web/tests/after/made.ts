// Small views and scorings for the tests of what is shown after a game.
import type { AnyView, Event, Move, Scoring, Term, Turn } from "../../src/api/types";
import { SAID } from "../said";

export function term(side: number, what: string, points: number, more: Partial<Term> = {}): Term {
  return { side, what, points, rule: "A32", said: null, amount: 1, ...more };
}

export function scoring(number: number, ...terms: Term[]): Scoring {
  return { scoring: number, terms };
}

export function palaceView(players: number, points: number[], winners: number[]): AnyView {
  return { board: "palace", players: Array(players), points, winners, options: {} } as unknown as AnyView;
}

export function sheetView(players: number, points: number[], winners: number[], goal = "points"): AnyView {
  return { board: "sheet", players: Array(players), points, winners, options: { goal } } as unknown as AnyView;
}

export function turn(points: number[], promised: number[] = points.map(() => 0), more: Partial<Turn> = {}): Turn {
  const zeros = points.map(() => 0);
  return {
    turn: 1,
    seat: 0,
    actions: 1,
    points,
    promised,
    tiles: zeros,
    cards: zeros,
    lines: zeros.map(() => ({})),
    ...more,
  };
}

export function began(turn: number, seat: number): Event {
  return { what: "turn-began", said: SAID, turn, seat };
}

export function scored(scoring: number): Event {
  return { what: "scored", said: SAID, scoring, terms: [] };
}

export function built(seat: number, x: number, y: number): Event {
  return { what: "tile-built", said: SAID, seat, tile: "tower-9", cell: [x, y] };
}

export function move(actions: number, turn: number, ...events: Event[]): Move {
  return { actions, turn, seat: actions ? 0 : null, events };
}
