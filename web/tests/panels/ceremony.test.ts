// A scoring as a ceremony: kinds first, every point accounted for, totals that run.
import { describe, expect, test } from "vitest";
import { celebrationOf } from "../../src/panels/ceremony";
import { GAMES, viewOf } from "./games";

describe.each(Object.entries(GAMES))("%s", (_, { end }) => {
  const view = viewOf(end);
  const sides = view.points.length;
  const all = view.scorings.map((_, index) => celebrationOf(view.scorings, index, sides)!);

  test("each scoring goes on from the points of the one before, up to those of the end", () => {
    let before = view.points.map(() => 0);
    for (const celebration of all) {
      expect(celebration.before).toEqual(before);
      before = [...celebration.after];
    }
    expect(before).toEqual(view.points);
  });

  test("every step adds what its sides gain", () => {
    for (const celebration of all) {
      let totals = [...celebration.before];
      for (const step of celebration.steps) {
        for (const gain of step.gains) totals[gain.side]! += gain.points;
        expect(step.totals).toEqual(totals);
        totals = [...step.totals];
      }
      expect(celebration.after).toEqual(totals);
    }
  });

  test("kinds come first, as printed, and each thing only once", () => {
    const kinds = end.pieces!.kinds;
    for (const { steps } of all) {
      const whats = steps.map((step) => step.what);
      expect(new Set(whats).size).toBe(whats.length);
      const ranked = steps.filter((step) => step.ranked).map((step) => step.what);
      expect(whats.slice(0, ranked.length)).toEqual(ranked);
      expect(ranked).toEqual(kinds.filter((kind) => ranked.includes(kind)));
    }
  });

  test("the first places stand first", () => {
    for (const { gains } of all.flatMap((celebration) => celebration.steps)) {
      const places = gains.map((gain) => gain.place);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });
});

test("rows of a sheet are told together, with each of them as a reason", () => {
  const view = viewOf(GAMES.alone.end);
  const last = celebrationOf(view.scorings, view.scorings.length - 1, view.points.length)!;
  const rows = last.steps.find((step) => step.what === "row")!;
  expect(rows.gains).toHaveLength(1);
  expect(rows.gains[0]!.terms.map((term) => term.what)).toEqual(["row-1", "row-5", "row-6"]);
});

test("rows come before columns, whoever has which", () => {
  const term = { side: 0, points: 2, rule: "R12", said: null, amount: 4 };
  const terms = [
    { ...term, what: "coins" },
    { ...term, what: "column-2" },
    { ...term, side: 1, what: "row-3" },
  ];
  const { steps } = celebrationOf([{ scoring: 2, terms }], 0, 2)!;
  expect(steps.map((step) => step.what)).toEqual(["row", "column", "coins"]);
});

test("there is nothing to celebrate before a scoring", () => {
  expect(celebrationOf([], 0, 3)).toBeNull();
});
