// Axes and labels of the charts.
import { expect, test } from "vitest";
import { clock, nearest, scale, ticks } from "../../src/after/charts/scale";

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [134, [0, 50, 100, 150]],
  [217, [0, 50, 100, 150, 200, 250]],
])("an axis up to %i has round numbers", (largest, expected) => {
  expect(ticks(largest)).toEqual(expected);
});

test("an axis never has more numbers than there is room for, and reaches the largest value", () => {
  for (let largest = 0; largest < 3000; largest++) {
    const found = ticks(largest);
    expect(found.length).toBeLessThanOrEqual(6);
    expect(found.at(-1)).toBeGreaterThanOrEqual(largest);
  }
});

test("a scale may run upwards", () => {
  const up = scale(10, 100, 0);
  expect([up(0), up(5), up(10)]).toEqual([100, 50, 0]);
  expect(scale(0, 5, 9)(0)).toBe(5);
});

test("the nearest place is found", () => {
  expect(nearest([0, 10, 20], 14)).toBe(1);
  expect(nearest([], 3)).toBe(0);
});

test.each([
  [0, "0:00"],
  [65_400, "1:05"],
  [3_723_000, "1:02:03"],
])("%i milliseconds are shown as a clock", (milliseconds, expected) => {
  expect(clock(milliseconds)).toBe(expected);
});
