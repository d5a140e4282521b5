// Where the walls of different tiles meet at an angle: a turret closes the gap there.
import type { Drawn, Placed } from "../../api/types";

type Corner = readonly [number, number];

/** By side: from which corner of the cell to which its wall runs. */
const ENDS: Record<string, readonly [Corner, Corner]> = {
  N: [
    [0, 0],
    [1, 0],
  ],
  E: [
    [1, 0],
    [1, 1],
  ],
  S: [
    [0, 1],
    [1, 1],
  ],
  W: [
    [0, 0],
    [0, 1],
  ],
};
/** The long side of a half piece falls or rises. */
const LONG: Record<string, readonly [Corner, Corner]> = {
  NE: [
    [0, 0],
    [1, 1],
  ],
  SW: [
    [0, 0],
    [1, 1],
  ],
  ES: [
    [0, 1],
    [1, 0],
  ],
  NW: [
    [0, 1],
    [1, 0],
  ],
};

interface Meeting {
  x: number;
  y: number;
  cells: Set<string>;
  directions: Set<string>;
}

/** The corners that need a turret, in cells. */
export function jointsOf(placed: readonly Placed[], pieces: ReadonlyMap<string, Drawn>): { x: number; y: number }[] {
  const meetings = new Map<string, Meeting>();
  for (const { tile, cell } of placed) {
    const piece = pieces.get(tile);
    if (!piece || piece.moated) continue;
    for (const wall of wallsOf(piece)) {
      for (const [x, y] of wall.ends) {
        const corner = { x: cell[0] + x, y: cell[1] + y };
        const key = `${corner.x},${corner.y}`;
        const meeting = meetings.get(key) ?? { ...corner, cells: new Set(), directions: new Set() };
        meeting.cells.add(cell.join());
        meeting.directions.add(wall.direction);
        meetings.set(key, meeting);
      }
    }
  }
  return [...meetings.values()].filter((meeting) => meeting.cells.size > 1 && meeting.directions.size > 1);
}

function wallsOf(piece: Drawn): { direction: string; ends: readonly [Corner, Corner] }[] {
  const sides = [...(piece.walls ?? "")].map((side) => ({
    direction: side === "N" || side === "S" ? "level" : "upright",
    ends: ENDS[side]!,
  }));
  return piece.legs ? [...sides, { direction: "slanting", ends: LONG[piece.legs]! }] : sides;
}
