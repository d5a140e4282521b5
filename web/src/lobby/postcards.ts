// Little palaces that show what each game looks like.
import type { Cell, Drawn } from "../api/types";

export interface Pictured {
  piece: Drawn;
  cell: Cell;
}

/** A tile by its name: `tower-8-NES` has a wall on three sides. */
function tile(name: string, x: number, y: number, moated = false): Pictured {
  const [kind = "", price = "0", walls = ""] = name.split("-");
  const piece: Drawn = { name, is_tile: true, provenance: "verified", kind, price: Number(price), walls, moated };
  return { piece, cell: [x, y] };
}

function fountain(moated = false): Pictured {
  return { piece: { name: "fountain", is_tile: false, provenance: "verified", moated }, cell: [0, 0] };
}

const ALHAMBRA: Pictured[] = [
  fountain(),
  tile("tower-7-NEW", 0, -2),
  tile("pavilion-5-NW", -1, -1),
  tile("chambers-11", 0, -1),
  tile("seraglio-4-NE", 1, -1),
  tile("chambers-5-NSW", -2, 0),
  tile("garden-11", -1, 0),
  tile("arcades-9", 1, 0),
  tile("tower-8-NES", 2, 0),
  tile("seraglio-5-SW", -1, 1),
  tile("garden-12-S", 0, 1),
  tile("pavilion-4-ES", 1, 1),
];

const GRANADA: Pictured[] = [
  fountain(true),
  tile("park-4-NW", -1, -1, true),
  tile("arena-9-N", 0, -1, true),
  tile("hostel-4-NE", 1, -1, true),
  tile("district-3-NSW", -2, 0, true),
  tile("market-10", -1, 0, true),
  tile("library-12", 1, 0, true),
  tile("school-3-NES", 2, 0, true),
  tile("bath_house-5-SW", -1, 1, true),
  tile("hospital-9-S", 0, 1, true),
  tile("library-4-ES", 1, 1, true),
];

const COMBINED: Pictured[] = [
  fountain(),
  tile("garden-7-NSW", -1, 0),
  tile("pavilion-5-NW", 0, -1),
  tile("seraglio-4-NE", 1, -1),
  tile("tower-13-E", 1, 0),
  tile("arcades-6-SW", 0, 1),
  tile("chambers-6-ES", 1, 1),
  tile("hospital-4-NW", 2, -1, true),
  tile("arena-5-NE", 3, -1, true),
  tile("library-9-W", 2, 0, true),
  tile("school-11-E", 3, 0, true),
  tile("market-7-SW", 2, 1, true),
  tile("bath_house-4-ES", 3, 1, true),
];

export const POSTCARDS: Record<string, Pictured[]> = { alhambra: ALHAMBRA, granada: GRANADA, combined: COMBINED };
