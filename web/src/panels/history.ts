// What happened in a game as it stands, turn by turn: decisions that were taken back are left out.
import type { Event, Happened } from "../api/types";

/** What happened to a seat rather than in the game. */
export interface Incident {
  what: "away" | "back" | "resign" | "late";
  seat: number;
}

export interface Line {
  /** The entry of the table that caused it. */
  number: number;
  /** How many actions had been played afterwards, for the replay; null if the game did not change. */
  actions: number | null;
  told: Event | Incident;
}

export interface Turn {
  /** Counted from 1; 0 before the first turn that is told. */
  turn: number;
  /** Whose turn it is; nobody's before the first one. */
  seat: number | null;
  lines: Line[];
}

const INCIDENTS: ReadonlySet<string> = new Set(["away", "back", "resign", "late"]);

export function isIncident(told: Event | Incident): told is Incident {
  return INCIDENTS.has(told.what);
}

/** Everything without the decisions that were taken back. */
export function standing(happened: readonly Happened[]): Happened[] {
  let entries: Happened[] = [];
  for (const entry of happened) {
    const { what, actions } = entry;
    if (what !== "undo") entries.push(entry);
    else if (actions !== null) entries = entries.filter((earlier) => (earlier.actions ?? 0) <= actions);
  }
  return entries;
}

function linesOf(entry: Happened): Line[] {
  const { number, actions, what, seat, events } = entry;
  const lines = events.map((told) => ({ number, actions, told }));
  if (seat === null || !INCIDENTS.has(what)) return lines;
  return [{ number, actions: null, told: { what, seat } as Incident }, ...lines];
}

/** The game turn by turn, the first one first. */
export function turnsIn(happened: readonly Happened[]): Turn[] {
  let current: Turn = { turn: 0, seat: null, lines: [] };
  const turns = [current];
  for (const line of standing(happened).flatMap(linesOf)) {
    if (line.told.what === "turn-began") {
      current = { turn: line.told.turn, seat: line.told.seat, lines: [] };
      turns.push(current);
    } else current.lines.push(line);
  }
  return turns.filter((turn) => turn.turn > 0 || turn.lines.length > 0);
}

/** What happened up to the first of so many scorings that are still to be told. */
export function eventsUntilTold(events: readonly Event[], untold: number): readonly Event[] {
  const scorings = events.filter(({ what }) => what === "scored");
  const [first] = untold > 0 ? scorings.slice(-untold) : [];
  return first ? events.slice(0, events.indexOf(first)) : events;
}

/** The same of whole turns. */
export function untilTold(turns: readonly Turn[], untold: number): Turn[] {
  if (untold === 0) return [...turns];
  const scorings = turns.flatMap(({ lines }) => lines).filter(({ told }) => told.what === "scored");
  const [first] = scorings.slice(-untold);
  const index = turns.findIndex(({ lines }) => first && lines.includes(first));
  if (!first || index < 0) return [...turns];
  const { lines, ...turn } = turns[index]!;
  return [...turns.slice(0, index), { ...turn, lines: lines.slice(0, lines.indexOf(first)) }];
}
