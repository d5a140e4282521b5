// The score track: marks stand where their points are, and beside each other where these are nearly the same.
import { expect, test } from "vitest";
import { apart, endOf, standings } from "../../src/panels/track";

test("marks far from each other stay where they are", () => {
  expect(apart([0.1, 0.5, 0.9], 0.1)).toEqual([0.1, 0.5, 0.9]);
});

test("marks at the start stand beside each other, within the track", () => {
  const marks = apart([0, 0, 0, 0, 0, 0, 0], 0.1);
  marks.forEach((mark, index) => {
    expect(mark).toBeCloseTo(index * 0.1);
  });
});

test("equals are moved to both sides by the same amount", () => {
  const [left, right] = apart([0.5, 0.5], 0.2);
  expect(left).toBeCloseTo(0.4);
  expect(right).toBeCloseTo(0.6);
});

test("no two marks are nearer than the gap, none leaves the track, and the order holds", () => {
  const marks = apart([0, 0.02, 0.3, 0.33, 0.35, 0.97, 1], 0.08);
  for (const [index, mark] of marks.entries()) {
    expect(mark).toBeGreaterThanOrEqual(0);
    expect(mark).toBeLessThanOrEqual(1.000001);
    if (index > 0) expect(mark - marks[index - 1]!).toBeGreaterThanOrEqual(0.08 - 1e-9);
  }
});

test("the last one comes first, and equals by side", () => {
  expect(standings([30, 10, 30], 50, 0.1).map((standing) => standing.side)).toEqual([1, 0, 2]);
});

test("the track ends at a round number that nobody has passed", () => {
  expect(endOf([0, 0])).toBe(50);
  expect(endOf([50, 12])).toBe(50);
  expect(endOf([51, 12])).toBe(100);
});
