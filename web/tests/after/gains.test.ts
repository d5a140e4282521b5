// Points by side, scoring and source: every term is in exactly one cell.
import { expect, test } from "vitest";
import { gain, scoringsIn, sourceOf, sourcesIn } from "../../src/after/gains";
import { scoring, term } from "./made";

const KINDS = ["pavilion", "tower"];
const SCORINGS = [
  scoring(1, term(0, "wall", 4), term(1, "tower", 6), term(1, "portals", 2)),
  scoring(2, term(0, "tower", 13), term(1, "tower", 6), term(1, "wall", 7)),
];

test("lines of the palace come first, then the kinds as printed, then what modules add", () => {
  expect(sourcesIn(SCORINGS, KINDS)).toEqual(["wall", "pavilion", "tower", "portals"]);
});

test("rows are one source, and columns another (R12)", () => {
  expect(["row-3", "column-6", "coins", "white-falcons"].map((what) => sourceOf(term(0, what, 1)))).toEqual([
    "row",
    "column",
    "coins",
    "white-falcons",
  ]);
});

test("the ends of several rounds are one scoring", () => {
  expect(scoringsIn([scoring(1), scoring(1), scoring(2)])).toEqual([1, 2]);
});

test("a cell has the terms of its side, its source and its scoring", () => {
  expect(gain(SCORINGS, { side: 1, source: "tower" })).toEqual({
    points: 12,
    scored: [
      { scoring: 1, term: term(1, "tower", 6) },
      { scoring: 2, term: term(1, "tower", 6) },
    ],
  });
  expect(gain(SCORINGS, { side: 1, scoring: 2, source: "tower" }).points).toBe(6);
  expect(gain(SCORINGS, { side: 1, scoring: null }).points).toBe(21);
  expect(gain(SCORINGS, { side: 0, source: "pavilion" })).toEqual({ points: 0, scored: [] });
});

test("the cells of all sources add up to the total of a side", () => {
  for (const side of [0, 1]) {
    const cells = sourcesIn(SCORINGS, KINDS).map((source) => gain(SCORINGS, { side, source }).points);
    expect(cells.reduce((sum, points) => sum + points, 0)).toBe(gain(SCORINGS, { side }).points);
  }
});
