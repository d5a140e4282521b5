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

/** Where to look if not all of these boxes fit into a window: around as many of them as it can show. */
export function mostIn(boxes: readonly Box[], width: number, height: number): Box | null {
  let best: Box[] = [];
  for (const { x } of boxes) {
    for (const { y } of boxes) {
      const seen = boxes.filter(
        (own) => own.x >= x && own.y >= y && own.x + own.width <= x + width && own.y + own.height <= y + height,
      );
      if (seen.length > best.length) best = seen;
    }
  }
  return best.length ? around(best) : null;
}

/** The window around a part of a box that shows as much of that box as can be. */
export function windowOn(part: Box, box: Box, width: number, height: number): Box {
  return {
    x: beginning(part.x + part.width / 2, width, box.x, box.width),
    y: beginning(part.y + part.height / 2, height, box.y, box.height),
    width,
    height,
  };
}

function beginning(middle: number, length: number, low: number, room: number): number {
  if (length >= room) return low + (room - length) / 2;
  return Math.min(Math.max(middle - length / 2, low), low + room - length);
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((own) => own.x));
  const y = Math.min(...boxes.map((own) => own.y));
  const right = Math.max(...boxes.map((own) => own.x + own.width));
  const bottom = Math.max(...boxes.map((own) => own.y + own.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How to move something drawn at the origin into a cell. */
export function into(cell: Readonly<Cell>): string {
  return `translate(${cell[0] * UNIT} ${cell[1] * UNIT})`;
}

interface Room {
  width: number;
  height: number;
}

/** How to move a picture so that a box of it fills a room of so many pixels, as a viewBox does. */
export function fitted(box: Box, room: Room): string {
  const { x, y, unit } = placedIn(box, room);
  return `translate(${x} ${y}) scale(${unit})`;
}

/** How to move a picture of which a room shows one box, so that it looks as if it still showed another. */
export function fromTo(shown: Box, now: Box, room: Room): string {
  const [before, after] = [placedIn(shown, room), placedIn(now, room)];
  const scale = before.unit / after.unit;
  return `translate(${before.x - after.x * scale}px, ${before.y - after.y * scale}px) scale(${scale})`;
}

/** Where the origin lies then, and how many pixels a unit has. */
function placedIn(box: Box, { width, height }: Room): { x: number; y: number; unit: number } {
  const unit = Math.min(width / box.width, height / box.height);
  return {
    x: (width - box.width * unit) / 2 - box.x * unit,
    y: (height - box.height * unit) / 2 - box.y * unit,
    unit,
  };
}

export function isSame(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
