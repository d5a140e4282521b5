// What is still certain about a palace that has changed since the server was asked about it.
import { type Cell, keyOf } from "../../api/types";
import type { Fits, Tiles } from "../types";

type Placed = NonNullable<Tiles["palace"]>;

function missing(from: Placed, others: Placed): Placed {
  const known = new Set(others.map(({ tile, cell }) => `${tile} ${keyOf(cell)}`));
  return from.filter(({ tile, cell }) => !known.has(`${tile} ${keyOf(cell)}`));
}

/** The answer about a palace as it was, less all that its changes may have made wrong: they and their neighbours. */
export function stillCertain(fits: Fits, then: Placed, now: Placed): Fits {
  const [laid, taken] = [missing(now, then), missing(then, now)];
  if (laid.length + taken.length === 0) return fits;
  const changed = [...laid, ...taken].map(({ cell }) => cell);
  const certain = (cells: readonly Cell[]): Cell[] =>
    cells.filter(([x, y]) => changed.every(([otherX, otherY]) => Math.abs(x - otherX) + Math.abs(y - otherY) > 1));
  const gone = new Set(laid.map(({ tile }) => tile));
  return {
    ...fits,
    fits: fits.fits
      .filter(({ tile }) => !gone.has(tile))
      .map(({ tile, cells, later }) => ({ tile, cells: certain(cells), later: certain(later) })),
    left: fits.left.filter((tile) => !gone.has(tile)),
    // What hung together by the tile that was taken, nobody knows.
    removable: taken.length ? [] : certain(fits.removable),
  };
}
