// Who did what best, and how often the lead changed.
import { expect, test } from "vitest";
import { honours, leadChanges, standing } from "../../src/after/honours";
import type { Statistics } from "../../src/api/types";
import { scoring, term, turn } from "./made";

function statistics(more: Partial<Statistics>): Statistics {
  return { purchases: [0, 0], exact: [0, 0], course: [], ...more } as Statistics;
}

test("the best of each thing is honoured, and Dirk is not", () => {
  const scorings = [scoring(1, term(0, "wall", 4), term(2, "tower", 30)), scoring(2, term(1, "tower", 13))];
  const course = [turn([4, 13, 30], [0, 0, 0], { tiles: [5, 7], lines: [{ wall: 6 }, { wall: 4 }] })];
  const found = honours(statistics({ course, exact: [3, 2] }), scorings, ["wall", "tower"]);
  expect(found).toEqual([
    { what: "scoring", sides: [1], amount: 13, of: 2 },
    { what: "source", sides: [1], amount: 13, of: "tower" },
    { what: "wall", sides: [0], amount: 6 },
    { what: "buildings", sides: [1], amount: 7 },
    { what: "exact", sides: [0], amount: 3 },
  ]);
});

test("several share an honour, but not everybody", () => {
  const found = honours(statistics({ purchases: [0, 0, 0], exact: [3, 3, 1] }), [], []);
  expect(found).toEqual([{ what: "exact", sides: [0, 1], amount: 3 }]);
  expect(honours(statistics({ exact: [2, 2] }), [], [])).toEqual([]);
});

test("what the next scoring would give counts for who is ahead", () => {
  expect(standing(turn([4, 2], [1, 5]))).toEqual([5, 7]);
});

test("the lead changes when another player gets ahead; a tie changes nothing, and Dirk does not lead", () => {
  const two = { tiles: [0, 0] };
  const course = [
    [5, 0, 9],
    [5, 5, 9],
    [4, 6, 9],
    [6, 6, 9],
    [7, 6, 9],
  ].map((points) => turn(points, [0, 0, 0], two));
  expect(leadChanges(course)).toBe(2);
});
