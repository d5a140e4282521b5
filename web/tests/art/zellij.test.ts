// The patterns of stars: every ray goes on into the neighbouring polygon, and the stars are as regular as the polygons.
import { describe, expect, it } from "vitest";
import {
  dodecagons,
  innerRadius,
  octagons,
  type Point,
  type Polygon,
  path,
  regular,
  squares,
  star,
  starIn,
} from "../../src/art/zellij";

const DEGREES = Math.PI / 180;
const far = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);
const corner = (polygon: Polygon, index: number): Point => polygon[index % polygon.length]!;

function areaOf(polygon: Polygon): number {
  let twice = 0;
  for (const [index, [x, y]] of polygon.entries()) {
    const [u, v] = corner(polygon, index + 1);
    twice += x * v - u * y;
  }
  return twice / 2;
}

/** The share of a polygon that lies within the square from 0 to size: one for the middle, a quarter for a corner. */
function within(polygon: Polygon, size: number): number {
  const x = polygon.reduce((sum, point) => sum + point[0], 0) / polygon.length;
  const y = polygon.reduce((sum, point) => sum + point[1], 0) / polygon.length;
  const share = (middle: number) => (Math.abs(middle) < 1e-6 || Math.abs(middle - size) < 1e-6 ? 0.5 : 1);
  return x < -1e-6 || y < -1e-6 || x > size + 1e-6 || y > size + 1e-6 ? 0 : share(x) * share(y);
}

const TILINGS = { octagons, dodecagons, squares };

describe("regular polygons", () => {
  it.each([3, 4, 6, 8, 12])("with %i sides have equal edges of the wanted length", (sides) => {
    const polygon = regular(sides, [10, 20], 7);
    for (let side = 0; side < sides; side += 1) {
      expect(far(corner(polygon, side), corner(polygon, side + 1))).toBeCloseTo(7);
    }
  });

  it("look east with their first edge", () => {
    const [from, to] = regular(8, [0, 0], 10);
    expect(from![0]).toBeCloseTo(to![0]);
    expect(from![0]).toBeGreaterThan(0);
  });
});

describe("tilings", () => {
  it.each(Object.entries(TILINGS))("of %s leave no gap and do not overlap", (_, tiling) => {
    const covered = tiling(120).reduce((sum, polygon) => sum + Math.abs(areaOf(polygon)) * within(polygon, 120), 0);
    expect(covered).toBeCloseTo(120 * 120, 3);
  });

  it.each(Object.entries(TILINGS))("of %s meet edge to edge, also across the seam", (_, tiling) => {
    const size = 120;
    const around = (value: number) => ((Math.round(value * 1000) / 1000 + size) % size).toFixed(2);
    const edges = new Map<string, number>();
    for (const polygon of tiling(size)) {
      const share = within(polygon, size);
      for (let side = 0; side < polygon.length; side += 1) {
        const [[x, y], [u, v]] = [corner(polygon, side), corner(polygon, side + 1)];
        const key = `${around((x + u) / 2)} ${around((y + v) / 2)}`;
        edges.set(key, (edges.get(key) ?? 0) + share);
      }
    }
    for (const count of edges.values()) expect(count).toBeCloseTo(2);
  });
});

describe("stars in polygons", () => {
  it.each([
    [4, 60],
    [8, 67.5],
    [8, 50],
    [12, 65],
  ])("touch the middles of all %i edges at %f degrees", (sides, degrees) => {
    const polygon = regular(sides, [0, 0], 10);
    const found = starIn(polygon, degrees * DEGREES);
    expect(found).toHaveLength(2 * sides);
    for (let side = 0; side < sides; side += 1) {
      const [[x, y], [u, v]] = [corner(polygon, side), corner(polygon, side + 1)];
      const middle: Point = [(x + u) / 2, (y + v) / 2];
      expect(far(corner(found, 2 * side), middle)).toBeCloseTo(0);
      const ray = far(middle, corner(found, 2 * side + 1));
      const along =
        ((corner(found, 2 * side + 1)[0] - x) * (u - x) + (corner(found, 2 * side + 1)[1] - y) * (v - y)) / 10;
      expect((along - 5) / ray).toBeCloseTo(Math.cos(degrees * DEGREES));
    }
    const radii = found.filter((_, index) => index % 2).map((point) => far(point, [0, 0]));
    for (const radius of radii) expect(radius).toBeCloseTo(radii[0]!);
  });

  it("are drawn straight where the rays of two edges lie on one line", () => {
    for (const [x, y] of starIn(regular(4, [0, 0], 10), 45 * DEGREES)) {
      expect(Number.isFinite(x)).toBe(true);
      expect(Number.isFinite(y)).toBe(true);
    }
  });

  it("keep their rays within the polygon", () => {
    const polygon = regular(8, [0, 0], 10);
    const reach = far(polygon[0]!, [0, 0]);
    for (const point of starIn(polygon, 67.5 * DEGREES)) expect(far(point, [0, 0])).toBeLessThan(reach);
  });
});

describe("stars", () => {
  it("point up first, with arms and notches in turn", () => {
    const found = star(8, [50, 50], 40, 20);
    expect(found[0]![0]).toBeCloseTo(50);
    expect(found[0]![1]).toBeCloseTo(10);
    expect(far(found[1]!, [50, 50])).toBeCloseTo(20);
  });

  it("of two squares have straight edges from arm to arm", () => {
    const [a, b, , d, e] = star(8, [0, 0], 10, innerRadius(8, 2, 10));
    const slope = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0]);
    expect(slope(a!, b!)).toBeCloseTo(slope(b!, d!));
    expect(slope(b!, d!)).toBeCloseTo(slope(d!, e!));
  });

  it("are written as closed paths", () => {
    expect(path([regular(4, [5, 5], 10)])).toBe("M10 0L10 10L0 10L0 0Z");
  });
});
