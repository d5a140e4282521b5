// Patterns of stars as on the tiled walls of the Alhambra, by the polygons-in-contact construction: from the middle of
// each edge of a tiling two rays enter each polygon, and where rays of neighbouring edges meet they end.

export type Point = readonly [number, number];
export type Polygon = readonly Point[];

/** A regular polygon; its first edge looks east if the polygon is not turned. */
export function regular(sides: number, [x, y]: Point, edge: number, turn = 0): Polygon {
  const radius = edge / (2 * Math.sin(Math.PI / sides));
  return Array.from({ length: sides }, (_, corner) => {
    const angle = turn + ((2 * corner - 1) * Math.PI) / sides;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** The star that the rays draw in a polygon: in turn the middle of an edge and the point where two rays meet. */
export function starIn(polygon: Polygon, angle: number): Polygon {
  return polygon.flatMap((start, index) => {
    const end = at(polygon, index + 1);
    const next = at(polygon, index + 2);
    const along = direction(start, end);
    const on = direction(end, next);
    const middle = between(start, end);
    const meeting = crossing(middle, turned(along, angle), between(end, next), turned([-on[0], -on[1]], -angle));
    return [middle, meeting];
  });
}

/** A star with so many points. */
export function star(points: number, [x, y]: Point, outer: number, inner: number, turn = 0): Polygon {
  return Array.from({ length: 2 * points }, (_, corner) => {
    const radius = corner % 2 ? inner : outer;
    const angle = turn + (corner * Math.PI) / points - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** How far in the arms of a star end whose edges go on from arm to arm, `skip` arms further: {8/3} and the like. */
export function innerRadius(points: number, skip: number, outer: number): number {
  return (outer * Math.cos((Math.PI * skip) / points)) / Math.cos((Math.PI * (skip - 1)) / points);
}

/** Octagons and squares that fill a square of this size again and again. */
export function octagons(size: number): Polygon[] {
  const edge = size / (1 + Math.SQRT2);
  const middle: Point = [size / 2, size / 2];
  return [regular(8, middle, edge), ...cornersOf(size).map((corner) => regular(4, corner, edge, Math.PI / 4))];
}

/** Dodecagons, and between four of them a square with a triangle on each side. */
export function dodecagons(size: number): Polygon[] {
  const edge = size / (2 + Math.sqrt(3));
  const middle: Point = [size / 2, size / 2];
  const reach = edge / 2 + (edge * Math.sqrt(3)) / 6;
  const between = cornersOf(size).flatMap(([x, y]) => [
    regular(4, [x, y], edge),
    ...[0, 1, 2, 3].map((side) => {
      const angle = (side * Math.PI) / 2;
      return regular(3, [x + reach * Math.cos(angle), y + reach * Math.sin(angle)], edge, angle + Math.PI);
    }),
  ]);
  return [regular(12, middle, edge), ...between];
}

/** Squares, two by two. */
export function squares(size: number): Polygon[] {
  const edge = size / 2;
  return [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => regular(4, [x * size, y * size], edge)));
}

/** Polygons as the data of a path, to a tenth of a unit or finer. */
export function path(polygons: readonly Polygon[], digits = 1): string {
  const written = ([x, y]: Point) => `${round(x, digits)} ${round(y, digits)}`;
  return polygons.map((polygon) => `M${polygon.map(written).join("L")}Z`).join("");
}

function cornersOf(size: number): Point[] {
  return [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ];
}

function at(polygon: Polygon, index: number): Point {
  return polygon[index % polygon.length]!;
}

function between([x, y]: Point, [u, v]: Point): Point {
  return [(x + u) / 2, (y + v) / 2];
}

function direction([x, y]: Point, [u, v]: Point): Point {
  const length = Math.hypot(u - x, v - y);
  return [(u - x) / length, (v - y) / length];
}

function turned([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Where the rays from two points meet; halfway where they lie on one line. */
function crossing([x, y]: Point, [dx, dy]: Point, [u, v]: Point, [du, dv]: Point): Point {
  const turn = dx * dv - dy * du;
  if (Math.abs(turn) < 1e-9) return between([x, y], [u, v]);
  const far = ((u - x) * dv - (v - y) * du) / turn;
  return [x + far * dx, y + far * dy];
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
