// A line for everybody: place, gap and what nobody did better, whoever is equal to whom.
import { beforeAll, describe, expect, test } from "vitest";
import { leadLine, lineFor, noteFor } from "../../src/after/epilogue";
import { type Merit, meritsOf } from "../../src/after/merits";
import { ranking } from "../../src/after/ranking";
import type { AnyView, Scoring, Statistics } from "../../src/api/types";
import { LANGUAGES } from "../../src/app/settings/settings.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { palaceView, scoring, sheetView, term } from "./made";

const NAMES = ["Ana", "Ben", "Cem", "Dora", "Eva", "Finn"];

function ended(view: AnyView) {
  return { ranking: ranking(view), name: (side: number) => NAMES[side] ?? "the dummy" };
}

function palace(points: number[], winners: number[], players = points.length) {
  return ended(palaceView(players, points, winners));
}

const WALL: Merit = { what: "wall", shared: false };

describe("in English", () => {
  beforeAll(() => texts.load("en"));

  test("the second reads how little was missing, and what was best", () => {
    const game = palace([40, 43, 20], [1]);
    expect(lineFor(game, 0, [WALL])).toBe("Second, by 3 points; your wall was the longest.");
    expect(lineFor(game, 2, [])).toBe("Third, 23 points behind first place.");
    expect(lineFor(palace([40, 41], [1]), 0, [])).toBe("Second, by 1 point.");
  });

  test("the winner reads by how much", () => {
    expect(lineFor(palace([40, 43, 20], [1]), 1, [{ what: "buildings", shared: true }])).toBe(
      "You win by 3 points; nobody built more than you.",
    );
  });

  test("a win is shared with those who have as many points", () => {
    const game = palace([43, 43, 20, 43], [0, 1, 3]);
    expect(lineFor(game, 1, [])).toBe("You share the win with Ana and Dora.");
    expect(lineFor(game, 2, [])).toBe("Fourth, 23 points behind first place.");
    expect(leadLine(game)).toBe("23 points ahead of Cem.");
  });

  test("everybody may share it", () => {
    const game = palace([43, 43], [0, 1]);
    expect(lineFor(game, 0, [WALL])).toBe("You share the win with Ben; your wall was the longest.");
    expect(leadLine(game)).toBe("");
  });

  test("a place is shared too", () => {
    const game = palace([40, 43, 40, 12, 12, 12], [1]);
    expect(lineFor(game, 2, [])).toBe("Second together with Ana, by 3 points.");
    expect(lineFor(game, 4, [])).toBe("Fourth together with Dora and Finn, 31 points behind first place.");
    expect(leadLine(game)).toBe("3 points ahead of Ana and Cem.");
  });

  test("a side without a seat beats nobody, however many points it has", () => {
    const game = palace([30, 25, 50], [0], 2);
    expect(lineFor(game, 1, [])).toBe("Second, by 5 points.");
    expect(lineFor(game, 0, [])).toBe("You win by 5 points.");
    expect(leadLine(game)).toBe("5 points ahead of Ben.");
    expect(noteFor(game, game.ranking.at(-1)!, [])).toBe("");
  });

  test("dummies that are to be beaten count, and alone there is nobody to compare with", () => {
    const beaten = ended(sheetView(1, [60, 70, 10], [1], "beat"));
    expect(lineFor(beaten, 0, [])).toBe("Second, by 10 points.");
    const alone = ended(sheetView(1, [60, 0, 0], [0]));
    expect([lineFor(alone, 0, [WALL]), leadLine(alone)]).toEqual(["", ""]);
  });

  test("beside the others stands how far behind they are, and what they did best", () => {
    const game = palace([40, 43, 20], [1]);
    const notes = game.ranking.map((ranked) => noteFor(game, ranked, ranked.side < 2 ? [WALL] : []));
    expect(notes).toEqual(["longest wall", "3 points behind · longest wall", "23 points behind"]);
  });

  test("tiles are counted in words", () => {
    const kind: Merit = { what: "kind", shared: false, kind: "tower", amount: 4 };
    const game = palace([40, 43], [1]);
    expect(lineFor(game, 0, [kind])).toBe("Second, by 3 points; you had the most: 4 towers.");
    expect(lineFor(game, 0, [{ ...kind, shared: true }])).toBe(
      "Second, by 3 points; nobody had more than your 4 towers.",
    );
  });
});

test.each(LANGUAGES)("every line can be said in %s", async (language) => {
  await texts.load(language);
  const games = [palace([40, 43, 20, 20, 20, 1], [1]), palace([40, 40], [0, 1])];
  const whats = ["wall", "moat", "border", "buildings", "exact"] as const;
  const merits: Merit[] = [false, true].flatMap((shared): Merit[] => [
    ...whats.map((what) => ({ what, shared })),
    { what: "kind", shared, kind: "tower", amount: 4 },
  ]);
  for (const game of games) {
    for (const ranked of game.ranking) {
      for (const merit of merits) {
        const said = [lineFor(game, ranked.side, [merit]), noteFor(game, ranked, [merit]), leadLine(game)];
        expect(said.join(" ")).not.toMatch(/[[\]{}]|undefined|web-/);
        expect(said[0]).toMatch(/[^ ;]\.$/);
      }
    }
  }
});

describe("what nobody did better", () => {
  const pieces = new Map();
  const none = { pieces, statistics: null, kinds: ["tower", "garden"] };

  function view(players: number, ...scorings: Scoring[]): AnyView {
    const points = Array<number>(players).fill(10);
    const seats = Array.from({ length: players }, () => ({ palace: [] }));
    return { board: "palace", players: seats, points, scorings } as unknown as AnyView;
  }

  test("comes from the last scoring: lines before kinds, the most valuable kind first", () => {
    const first = scoring(1, term(0, "wall", 9, { amount: 9 }));
    const last = scoring(
      3,
      term(0, "wall", 4, { amount: 4 }),
      term(1, "wall", 6, { amount: 6 }),
      term(1, "garden", 5, { amount: 2, place: 1 }),
      term(1, "tower", 16, { amount: 4, place: 1 }),
      term(0, "tower", 8, { amount: 3, place: 2 }),
    );
    const facts = { view: view(2, first, last), ...none };
    expect(meritsOf(1, facts).map((merit) => (merit.what === "kind" ? merit.kind : merit.what))).toEqual([
      "wall",
      "tower",
      "garden",
    ]);
    expect(meritsOf(0, facts)).toEqual([]);
  });

  test("what is shared comes after what is one's own, and a price that broke a tie is one", () => {
    const last = scoring(
      3,
      term(0, "wall", 4, { amount: 4 }),
      term(1, "wall", 4, { amount: 4 }),
      term(0, "garden", 5, { amount: 2, place: 1 }),
      term(0, "tower", 9, { amount: 4, place: 1, best_price: 12 }),
    );
    const found = meritsOf(0, { view: view(2, last), ...none });
    expect(found).toEqual([
      { what: "kind", shared: false, kind: "garden", amount: 2 },
      { what: "wall", shared: true },
      { what: "kind", shared: true, kind: "tower", amount: 4 },
    ]);
  });

  test("exact payments are known with the statistics", () => {
    const facts = { view: view(2, scoring(3)), ...none, statistics: { exact: [3, 5] } as Statistics };
    expect(meritsOf(1, facts)).toEqual([{ what: "exact", shared: false }]);
    expect(meritsOf(0, facts)).toEqual([]);
  });
});
