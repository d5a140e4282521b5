// Where the cells of a palace lie in its picture. A cell is 100 units wide and high.
import type { Cell } from "../../api/types";

export const UNIT = 100;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The cells around which a whole palace is shown, in units: its own and a ring around them, and not fewer than these. */
export function boxOf(cells: readonly Readonly<Cell>[], ring: number, leastWidth = 1, leastHeight = 1): Box {
  const xs = [0, ...cells.map(([x]) => x)];
  const ys = [0, ...cells.map(([, y]) => y)];
  const [x, width] = extent(Math.min(...xs), Math.max(...xs), ring, leastWidth);
  const [y, height] = extent(Math.min(...ys), Math.max(...ys), ring, leastHeight);
  return { x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT };
}

function extent(low: number, high: number, ring: number, least: number): [number, number] {
  const length = high + 1 - low + 2 * ring;
  const missing = Math.max(0, least - length);
  return [low - ring - missing / 2, length + missing];
}

/** How to move something drawn at the origin into a cell. */
export function into(cell: Readonly<Cell>): string {
  return `translate(${cell[0] * UNIT} ${cell[1] * UNIT})`;
}
