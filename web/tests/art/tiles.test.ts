// Every tile looks the same each time, unlike its sisters, and nothing stands in its walls.
import { expect, it } from "vitest";
import type { Drawn } from "../../src/api/types";
import { extrasOf, GROUNDS, groundOf, isMirrored } from "../../src/art/grounds";

const tile = (name: string, walls: string): Drawn => ({
  name,
  is_tile: true,
  provenance: "verified",
  kind: "tower",
  walls,
});
const NAMES = Array.from({ length: 12 }, (_, price) => `tower-${price + 2}-N`);

it("has a floor for every tile", () => {
  const ids = GROUNDS.map((ground) => ground.id);
  for (const name of NAMES) expect(ids).toContain(groundOf("tower", name));
});

it("varies floors, buildings and what stands before them", () => {
  expect(new Set(NAMES.map((name) => groundOf("tower", name))).size).toBeGreaterThan(1);
  expect(new Set(NAMES.map(isMirrored)).size).toBe(2);
  expect(new Set(NAMES.map((name) => JSON.stringify(extrasOf(tile(name, "N"))))).size).toBeGreaterThan(4);
});

it("puts nothing into a wall", () => {
  for (const name of NAMES) {
    expect(extrasOf(tile(name, "S"))).toEqual([]);
    for (const { x } of extrasOf(tile(name, "EW"))) expect(Math.abs(x - 50)).toBeLessThan(35);
  }
});
