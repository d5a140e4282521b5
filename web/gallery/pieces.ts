// Pieces to look at.
import type { Drawn } from "../src/api/types";

export const ALHAMBRA = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
export const GRANADA = ["arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district"];

export function tile(kind: string, price: number, walls = ""): Drawn {
  const moated = GRANADA.includes(kind);
  return { name: `${kind}-${price}-${walls}`, is_tile: true, provenance: "verified", kind, price, walls, moated };
}

export function hut(kind: string, walls: string): Drawn {
  return { name: `hut-${kind}-${walls}`, is_tile: false, provenance: "verified", kind, walls };
}

export function portal(kind: string, legs: string): Drawn {
  return { name: `portal-${kind}-1-${legs}`, is_tile: false, provenance: "verified", kind, legs };
}

export const FOUNTAIN: Drawn = { name: "fountain", is_tile: false, provenance: "verified" };
