// How many tiles of each kind are still to come, and who has most of it.
import type { PalaceView, Piece, Scoring } from "../api/types";
import { sidesOf } from "../modules";

export interface Owned {
  side: number;
  number: number;
  /** What the next scoring would give for it now; unknown at purist tables. */
  points: number | null;
}

export interface KindNow {
  kind: string;
  /** In the bag. */
  left: number;
  /** Who has tiles of it, the most first. */
  owned: Owned[];
  /** Those with most of it; nobody as long as nobody has any. */
  leaders: number[];
}

type Pieces = ReadonlyMap<string, Piece>;

/** The faces of a tile are of different kinds: in the bag it may become either. */
function kindsOf(tile: string, pieces: Pieces): (string | null | undefined)[] {
  const piece = pieces.get(tile);
  return [piece?.kind, ...(piece?.back ? [pieces.get(piece.back)?.kind] : [])];
}

function builtBy(view: PalaceView, side: number): string[] {
  const palace = view.players[side]?.palace.map((placed) => placed.tile);
  const tiles = palace ?? sidesOf(view)[side - view.players.length]?.tiles ?? [];
  return tiles.filter((tile) => !view.unfinished.includes(tile));
}

/** Tiles of the kind in a palace. What modules add to them is known to the rules alone. */
function tilesOf(view: PalaceView, side: number, kind: string, pieces: Pieces): number {
  return builtBy(view, side).filter((tile) => pieces.get(tile)?.is_tile && pieces.get(tile)?.kind === kind).length;
}

export function kindNow(view: PalaceView, kind: string, pieces: Pieces, hint: Scoring | null): KindNow {
  const terms = hint?.terms.filter((term) => term.what === kind) ?? [];
  const owned = view.points.flatMap((_, side) => {
    const term = terms.find((own) => own.side === side);
    const number = term?.amount ?? tilesOf(view, side, kind, pieces);
    return number > 0 ? [{ side, number, points: hint && (term?.points ?? 0) }] : [];
  });
  owned.sort(
    (one, other) => (other.points ?? 0) - (one.points ?? 0) || other.number - one.number || one.side - other.side,
  );
  const first = terms.filter((term) => term.place === 1).map((term) => term.side);
  const most = Math.max(0, ...owned.map((own) => own.number));
  return {
    kind,
    left: view.bag.filter((tile) => kindsOf(tile, pieces).includes(kind)).length,
    owned,
    leaders: first.length ? first : owned.filter((own) => own.number === most).map((own) => own.side),
  };
}
