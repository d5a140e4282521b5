// The floors on which buildings stand: for every kind its pattern of stars, for every tile its own turn of it.
import type { Drawn } from "../api/types";
import { dodecagons, octagons, type Polygon, path, squares, starIn } from "./zellij";

const DEGREES = Math.PI / 180;
const TILINGS: Record<string, { polygons: Polygon[]; angles: number[] }> = {
  octagons: { polygons: octagons(50), angles: [67.5, 56, 45] },
  dodecagons: { polygons: dodecagons(100), angles: [67, 60, 52] },
  squares: { polygons: squares(50), angles: [62, 54, 70] },
};
/** So many ways to draw each pattern. */
const TURNS = 3;

const PATTERN_OF_KIND: Record<string, string> = {
  pavilion: "octagons",
  seraglio: "dodecagons",
  arcades: "squares",
  chambers: "octagons",
  garden: "squares",
  tower: "dodecagons",
  arena: "dodecagons",
  bath_house: "octagons",
  library: "squares",
  hostel: "dodecagons",
  hospital: "octagons",
  market: "squares",
  park: "squares",
  school: "dodecagons",
  district: "octagons",
};

export interface Ground {
  id: string;
  /** After so many units it repeats. */
  size: number;
  stars: string;
}

export const GROUNDS: Ground[] = Object.entries(TILINGS).flatMap(([name, { polygons, angles }]) =>
  angles.map((angle, turn) => ({
    id: `ground-${name}-${turn}`,
    size: name === "dodecagons" ? 100 : 50,
    stars: path(polygons.map((polygon) => starIn(polygon, angle * DEGREES))),
  })),
);

/** The id of the floor of a tile. */
export function groundOf(kind: string, tile: string): string {
  return `ground-${PATTERN_OF_KIND[kind] ?? "octagons"}-${lotOf(tile) % TURNS}`;
}

/** Whether the building of a tile is drawn the other way round. */
export function isMirrored(tile: string): boolean {
  return (lotOf(tile) & 64) !== 0;
}

/** So many small things there are to stand before buildings. */
const EXTRAS = 6;

/** What stands before the building of a tile, and where; some tiles have nothing on a side, or a wall in its place. */
export function extrasOf({ name, is_tile, walls = "" }: Drawn): { id: string; x: number; y: number }[] {
  if (!is_tile || walls.includes("S")) return [];
  const lot = lotOf(name);
  return [
    { choice: (lot >>> 8) % (EXTRAS + 2), x: walls.includes("W") ? 21 : 11 },
    { choice: (lot >>> 16) % (EXTRAS + 2), x: walls.includes("E") ? 79 : 89 },
  ].flatMap(({ choice, x }) => (choice < EXTRAS ? [{ id: `extra-${choice}`, x, y: 96 }] : []));
}

/** A number that belongs to a name, so that each tile always looks the same but unlike its sisters. */
function lotOf(name: string): number {
  let lot = 2166136261;
  for (const letter of name) lot = Math.imul(lot ^ letter.charCodeAt(0), 16777619);
  return (lot ^ (lot >>> 13)) >>> 0;
}
