// Walls and moats around a tile, for every set of sides that can have them. Each layer is one path, so that corners join.
import type { Point } from "./zellij";

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

/** Every set of sides: N, E, NE, S and so on, as the pieces write them. */
export const SETS: readonly string[] = Array.from({ length: 15 }, (_, number) =>
  SIDES.filter((_, place) => (number + 1) & (1 << place)).join(""),
);

/** A point on the north side of a tile, moved to another side. */
function turned(side: Side, [x, y]: Point): Point {
  if (side === "N") return [x, y];
  if (side === "E") return [100 - y, x];
  return side === "S" ? [100 - x, 100 - y] : [y, 100 - x];
}

function written(side: Side, point: Point): string {
  return turned(side, point)
    .map((part) => Number(part.toFixed(2)))
    .join(" ");
}

/** A strip along each side, from one depth to another. */
export function strips(sides: string, from: number, to: number): string {
  return along(sides, (side) => rectangle(side, 0, from, 100, to));
}

/** The middle line of such a strip. */
export function lines(sides: string, depth: number): string {
  return along(sides, (side) => `M${written(side, [0, depth])}L${written(side, [100, depth])}`);
}

const MERLONS = 8;

/** The merlons along each side. */
export function merlonsOn(sides: string): string {
  const pitch = 100 / MERLONS;
  return along(sides, (side) =>
    Array.from({ length: MERLONS }, (_, place) => {
      const x = place * pitch + 2.75;
      return rectangle(side, x, 0.5, x + 7, 5.7);
    }).join(""),
  );
}

const WAVES = 16;

/** The waves along each side. */
export function wavesOn(sides: string): string {
  const long = 100 / WAVES;
  return along(sides, (side) => {
    const crests = Array.from({ length: WAVES }, (_, place) => {
      const crest: Point = [(place + 0.5) * long, place % 2 ? 6.6 : 2.6];
      return `Q${written(side, crest)} ${written(side, [(place + 1) * long, 4.6])}`;
    });
    return `M${written(side, [0, 4.6])}${crests.join("")}`;
  });
}

/** The corners at which two of the sides meet: squares of this size, this far from the edges. */
export function corners(sides: string, inset: number, size: number): string {
  return SIDES.flatMap((side, place) => {
    const before = SIDES[(place + 3) % 4]!;
    if (!sides.includes(side) || !sides.includes(before)) return [];
    return [rectangle(side, inset, inset, inset + size, inset + size)];
  }).join("");
}

function along(sides: string, part: (side: Side) => string): string {
  return SIDES.filter((side) => sides.includes(side))
    .map(part)
    .join("");
}

function rectangle(side: Side, x: number, y: number, right: number, bottom: number): string {
  const [[a, b], [c, d]] = [turned(side, [x, y]), turned(side, [right, bottom])];
  const round = (value: number) => Number(value.toFixed(2));
  return `M${round(a)} ${round(b)}H${round(c)}V${round(d)}H${round(a)}Z`;
}
