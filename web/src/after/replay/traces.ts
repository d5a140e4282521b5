// What a move left on the board: where tiles were built, and which places of the yard changed.
import type { Cell, Event } from "../../api/types";

/** The cells of a seat's palace or sheet that something happened to. */
export function cellsIn(events: readonly Event[], seat: number): Cell[] {
  return events.flatMap((event) =>
    "cell" in event && "seat" in event && event.seat === seat ? [event.cell as Cell] : [],
  );
}

/** The places of the yard from which a tile was taken, or where one is new. */
export function spacesIn(events: readonly Event[]): Set<string> {
  return new Set(events.flatMap((event) => ("space" in event && event.space ? [event.space] : [])));
}
