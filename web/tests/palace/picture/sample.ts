// A small palace to try things on: a tower east of the fountain, a garden north of it, a portal and a hut.
import type { Piece, Placed } from "../../../src/api/types";

const PIECES: Piece[] = [
  { name: "fountain", is_tile: false, provenance: "verified" },
  { name: "tower-9-ES", is_tile: true, provenance: "verified", kind: "tower", price: 9, walls: "ES" },
  { name: "garden-6-N", is_tile: true, provenance: "verified", kind: "garden", price: 6, walls: "N" },
  { name: "arena-3-NW", is_tile: true, provenance: "verified", kind: "arena", price: 3, walls: "NW", moated: true },
  { name: "portal-tower-1-SW", is_tile: false, provenance: "verified", kind: "tower", legs: "SW" },
  { name: "hut-tower-W", is_tile: false, provenance: "verified", kind: "tower", walls: "W" },
];

export const pieces: ReadonlyMap<string, Piece> = new Map(PIECES.map((piece) => [piece.name, piece]));

export const placed: readonly Placed[] = [
  { tile: "fountain", cell: [0, 0] },
  { tile: "tower-9-ES", cell: [1, 0] },
  { tile: "garden-6-N", cell: [0, -1] },
  { tile: "portal-tower-1-SW", cell: [1, -1] },
  { tile: "hut-tower-W", cell: [0, 1] },
];
