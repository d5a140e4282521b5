// A game action by action: where a replay stops, and how its moves go together in turns.
import type { Event, Move } from "../../api/types";

export interface ToldTurn {
  /** Counted from 1; 0 before the first one. */
  turn: number;
  seat: number | null;
  moves: Move[];
}

function has(move: Move, ...whats: Event["what"][]): boolean {
  return move.events.some((event) => whats.includes(event.what));
}

/** The moments worth a look: a decision that only leads to another one shows nothing new, nor do the answers of all who
 * do nothing out of turn, after which the next turn begins. */
export function stopsIn(story: readonly Move[]): number[] {
  const last = story.at(-1)?.actions;
  return story
    .filter((move) => told(move).length > 0 || move.actions === 0 || move.actions === last)
    .map((move) => move.actions);
}

/** The moments at which somebody's turn begins, and the end of the game: where one stops, the board is the same. */
export function turnsBegin(story: readonly Move[]): number[] {
  const stops = stopsIn(story);
  const begin = story.filter((move) => has(move, "turn-began", "game-ended"));
  return [...new Set(begin.map((move) => stops[indexOf(stops, move.actions)]!))];
}

/** How many actions had been played when the next decision was made that is worth asking about: answers that only let
 * the next turn begin are passed over, except for whoever came to look at such a one. */
export function decidedAfter(story: readonly Move[], at: number): number {
  if (!story.some((move) => move.actions === at && told(move).length)) return at;
  for (const move of story) {
    if (move.actions <= at) continue;
    if (told(move).length) return at;
    if (has(move, "turn-began")) return move.actions;
  }
  return at;
}

/** The moments right after a scoring. */
export function scoringsIn(story: readonly Move[]): number[] {
  return story.filter((move) => has(move, "scored")).map((move) => move.actions);
}

/** How many scorings some events tell of. */
export function scoredIn(events: readonly Event[]): number {
  return events.filter((event) => event.what === "scored").length;
}

/** The next of some stops after a moment, else the last one. */
export function after(stops: readonly number[], at: number): number {
  return stops.find((stop) => stop > at) ?? stops.at(-1) ?? at;
}

/** The last of some stops before a moment, else the first one. */
export function before(stops: readonly number[], at: number): number {
  return stops.findLast((stop) => stop < at) ?? stops[0] ?? at;
}

/** Which stop a moment belongs to: the last one that is not after it. */
export function indexOf(stops: readonly number[], at: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= at),
  );
}

/** The moves by turn. Whose turn it is stands in the event with which it begins. */
export function turnsIn(story: readonly Move[]): ToldTurn[] {
  const seats = new Map<number, number>();
  for (const event of story.flatMap((move) => move.events)) {
    if (event.what === "turn-began") seats.set(event.turn, event.seat);
  }
  const turns: ToldTurn[] = [];
  for (const move of story) {
    const turn = move.actions ? move.turn : 0;
    let told = turns.at(-1);
    if (told?.turn !== turn) {
      told = { turn, seat: seats.get(turn) ?? null, moves: [] };
      turns.push(told);
    }
    if (move.events.length) told.moves.push(move);
  }
  return turns.filter((told) => told.moves.length);
}

/** What a move did, in the order in which it is told: whose turn begins is a heading of its own. */
export function told(move: Move): Event[] {
  return move.events.filter((event) => event.what !== "turn-began");
}

/** Who has the first turn, where there are turns. */
export function whoBegins(story: readonly Move[]): number | null {
  const first = story.flatMap((move) => move.events).find((event) => event.what === "turn-began");
  return first?.seat ?? null;
}
