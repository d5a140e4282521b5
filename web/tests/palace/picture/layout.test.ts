// What a room shows of a palace, and how it is moved while the palace grows.
import { expect, it } from "vitest";
import { fitted, fromTo, isSame } from "../../../src/palace/picture/layout";

const ROOM = { width: 300, height: 100 };
const SMALL = { x: -100, y: -100, width: 400, height: 200 };
const LARGE = { x: -100, y: -200, width: 400, height: 400 };

/** Where a point of the picture comes to lie. */
function at(transform: string, [x, y]: readonly [number, number]): [number, number] {
  const [dx = 0, dy = 0, scale = 1] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  return [dx + x * scale, dy + y * scale];
}

it("fits a box into the middle of a room", () => {
  expect(fitted(SMALL, ROOM)).toBe("translate(100 50) scale(0.5)");
  expect(at(fitted(SMALL, ROOM), [-100, -100])).toEqual([50, 0]);
  expect(at(fitted(SMALL, ROOM), [300, 100])).toEqual([250, 100]);
});

it("begins to grow from where everything lay", () => {
  for (const point of [
    [0, 0],
    [100, 50],
    [-100, 100],
  ] as const) {
    const now = at(fitted(LARGE, ROOM), point);
    expect(at(fromTo(SMALL, LARGE, ROOM), now)).toEqual(at(fitted(SMALL, ROOM), point));
  }
});

it("knows when nothing has grown", () => {
  expect(isSame(SMALL, { ...SMALL })).toBe(true);
  expect(isSame(SMALL, LARGE)).toBe(false);
});
