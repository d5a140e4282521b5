// Turrets stand where walls of different tiles meet at an angle.
import { expect, it } from "vitest";
import type { Piece, Placed } from "../../../src/api/types";
import { jointsOf } from "../../../src/palace/picture/joints";
import { pieces as sample } from "./sample";

function pieces(...walls: string[]): ReadonlyMap<string, Piece> {
  return new Map(
    walls.map((sides, index) => [
      `${index}`,
      { name: `${index}`, is_tile: true, provenance: "verified", kind: "tower", walls: sides } as Piece,
    ]),
  );
}
const at = (...cells: [number, number][]): Placed[] => cells.map((cell, index) => ({ tile: `${index}`, cell }));

it("closes the corner between an upright and a level wall", () => {
  expect(jointsOf(at([0, 0], [1, 1]), pieces("E", "N"))).toMatchObject([{ x: 1, y: 1 }]);
});

it("leaves straight walls and the corners of a single tile alone", () => {
  expect(jointsOf(at([0, 0], [1, 0]), pieces("N", "N"))).toEqual([]);
  expect(jointsOf(at([0, 0]), pieces("NES"))).toEqual([]);
});

it("knows the long side of a portal", () => {
  const placed: Placed[] = [
    { tile: "portal-tower-1-SW", cell: [0, 0] },
    { tile: "tower-9-ES", cell: [0, 1] },
  ];
  expect(jointsOf(placed, sample)).toMatchObject([{ x: 1, y: 1 }]);
});

it("takes no moat for a wall", () => {
  const placed: Placed[] = [
    { tile: "arena-3-NW", cell: [2, 1] },
    { tile: "tower-9-ES", cell: [1, 0] },
  ];
  expect(jointsOf(placed, sample)).toEqual([]);
});
