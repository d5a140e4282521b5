// What the keys can reach in a palace: its cells, those that are offered, and the points between four tiles.
import { type Cell, keyOf, type Placed } from "../../api/types";
import type { Offered } from "./offered";

export interface Target {
  /** Different for every target. */
  key: string;
  /** Its middle, in cells. */
  x: number;
  y: number;
  cell: Readonly<Cell>;
  isPoint: boolean;
  /** The tile in the cell, if there is one. */
  tile: string | null;
  offer: Offered | null;
}

/** Everything that can be reached, row by row; the points last, so that they lie above the cells around them. */
export function targetsOf(placed: readonly Placed[], offers: readonly Offered[], points: readonly Offered[]): Target[] {
  const cells = new Map<string, Target>();
  for (const { tile, cell } of placed) cells.set(keyOf(cell), onCell(cell, tile, null));
  for (const offer of offers) {
    const tile = cells.get(keyOf(offer.cell))?.tile ?? null;
    cells.set(keyOf(offer.cell), onCell(offer.cell, tile, offer));
  }
  return [...byRow([...cells.values()]), ...byRow(points.map(onPoint))];
}

function byRow(targets: Target[]): Target[] {
  return targets.sort((one, other) => one.y - other.y || one.x - other.x);
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point between cells is half a step ahead and half a step aside. */
const HALF = 0.5;

/** The nearest target straight on in the direction of an arrow key, or a point on the way there; never one of another row
 *  or column. */
export function towards(targets: readonly Target[], from: Target, key: string): Target | null {
  const step = STEPS[key];
  if (!step) return null;
  let best: Target | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const [x, y] = [target.x - from.x, target.y - from.y];
    const ahead = x * step[0] + y * step[1];
    const aside = Math.abs(x * step[1]) + Math.abs(y * step[0]);
    const isOnTheWay = ahead === HALF && aside === HALF;
    if (ahead > 0 && ahead < shortest && (aside === 0 || isOnTheWay)) {
      best = target;
      shortest = ahead;
    }
  }
  return best;
}

function onCell(cell: Readonly<Cell>, tile: string | null, offer: Offered | null): Target {
  return { key: keyOf(cell), x: cell[0], y: cell[1], cell, isPoint: false, tile, offer };
}

function onPoint(offer: Offered): Target {
  const [x, y] = offer.cell;
  return {
    key: `${keyOf(offer.cell)} point`,
    x: x + 0.5,
    y: y + 0.5,
    cell: offer.cell,
    isPoint: true,
    tile: null,
    offer,
  };
}
