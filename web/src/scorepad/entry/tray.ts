// What is still in the box, sorted as one looks for it: by kind, then by module.
import type { Piece } from "../../api/types";
import { ownerOf } from "../part";

/** Where a piece lies in the tray: the kind of a tile, or the module that it belongs to. */
function drawerOf(piece: Piece): string {
  return piece.is_tile ? (piece.kind ?? "") : ownerOf(piece);
}

/** What makes a piece like another one: half pieces of a kind are alike, each of them turned in four ways. */
function likeness(piece: Piece): string {
  return piece.legs ? `${piece.kind} ${piece.legs}` : piece.name;
}

/** The pieces that are left by drawer, cheap ones first; of those that are alike, one that fits if there is one. */
export function drawers(
  left: readonly string[],
  pieces: ReadonlyMap<string, Piece>,
  fits: (tile: string) => boolean,
): Map<string, Piece[]> {
  const found = new Map<string, Map<string, Piece>>();
  for (const name of left) {
    const piece = pieces.get(name);
    if (!piece) continue;
    const drawer = found.get(drawerOf(piece)) ?? new Map<string, Piece>();
    const alike = drawer.get(likeness(piece));
    if (!alike || (!fits(alike.name) && fits(name))) drawer.set(likeness(piece), piece);
    found.set(drawerOf(piece), drawer);
  }
  const order = (one: Piece, other: Piece): number =>
    (one.price ?? 0) - (other.price ?? 0) || one.name.localeCompare(other.name);
  return new Map([...found].map(([name, drawer]) => [name, [...drawer.values()].sort(order)]));
}
