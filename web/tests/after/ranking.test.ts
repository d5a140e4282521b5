// Who came where: ties, Dirk, dummies.
import { expect, test } from "vitest";
import { ranking, scoringSides } from "../../src/after/ranking";
import { palaceView, sheetView } from "./made";

function places(view: Parameters<typeof ranking>[0]) {
  return ranking(view).map(({ side, place, winner }) => [side, place, winner]);
}

test("most points come first", () => {
  expect(places(palaceView(3, [12, 40, 31], [1]))).toEqual([
    [1, 1, true],
    [2, 2, false],
    [0, 3, false],
  ]);
});

test("equal points share a place, and the next one is counted after them (A38)", () => {
  expect(places(palaceView(4, [20, 50, 50, 7], [1, 2]))).toEqual([
    [1, 1, true],
    [2, 1, true],
    [0, 3, false],
    [3, 4, false],
  ]);
});

test("Dirk takes no place, however many points he has, and comes last (A44)", () => {
  expect(places(palaceView(2, [114, 95, 118], [0]))).toEqual([
    [0, 1, true],
    [1, 2, false],
    [2, null, false],
  ]);
});

test("dummies are left out where they only take places (R15)", () => {
  expect(places(sheetView(1, [94, 0, 0], [0]))).toEqual([[0, 1, true]]);
});

test("dummies that can be beaten are ranked, and may win (R18)", () => {
  const view = sheetView(1, [70, 81, 60], [1], "beat");
  expect(scoringSides(view)).toEqual([0, 1, 2]);
  expect(places(view)).toEqual([
    [1, 1, true],
    [0, 2, false],
    [2, 3, false],
  ]);
});
