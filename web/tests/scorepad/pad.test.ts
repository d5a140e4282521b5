// The pad as it changes: scorings in their order, entries written and corrected, what the next one starts from.
import { describe, expect, it } from "vitest";
import { movedUp, withAges, withMark, withPlayers, youngestFirst } from "../../src/scorepad/chosen";
import {
  entryOf,
  marksOf,
  newPad,
  nextMissing,
  openScorings,
  padIn,
  setupPath,
  startOf,
  usualWay,
  waysFor,
  withEntry,
  withoutRound,
  withRound,
} from "../../src/scorepad/pad";
import type { Numbers, Pad, Tiles } from "../../src/scorepad/types";

const PLAYERS = [
  { name: "Ana", colour: 4 },
  { name: "Bo", colour: 0 },
];
const MIXTURE = { game: "alhambra", edition: "2003", modules: ["huts", "portals"], options: {} };
const PAD = newPad(MIXTURE, PLAYERS);
const TOWERS: Numbers = { by: "numbers", kinds: { tower: 3 } };
const PALACE: Tiles = { by: "tiles", palace: [{ tile: "tower-9-ES", cell: [1, 0] }] };

describe("a new pad", () => {
  it("says who is the youngest only where somebody does", () => {
    expect(newPad(MIXTURE, PLAYERS, [1]).youngest_first).toEqual([1]);
    expect("youngest_first" in PAD).toBe(false);
  });

  it("keeps the order of ages with its players, wherever they sit", () => {
    const [ana, bo, cy] = ["Ana", "Bo", "Cy"].map((name, colour) => ({ name, colour }));
    const players = withAges([ana!, bo!, cy!], [2, 1]);
    expect(youngestFirst(players)).toEqual([2, 1]);
    expect(youngestFirst(movedUp(players, 2))).toEqual([1, 2]);
    expect(youngestFirst(withMark(players, 2, 0))).toEqual([2, 1]);
    expect(youngestFirst(players.toSpliced(2, 1))).toEqual([1]);
    expect(youngestFirst(withPlayers(players, 4))).toEqual([2, 1]);
    expect(withAges(players, [])).toEqual([ana, bo, cy]);
    expect(newPad(MIXTURE, players).players).toEqual([ana, bo, cy]);
  });
});

describe("rounds", () => {
  it("come in the order of their scorings, and can be dropped", () => {
    const pad = withRound(withRound(PAD, 3, 3), 1, 3);
    expect(pad.rounds.map((round) => round.scoring)).toEqual([1, 3]);
    expect(pad.rounds[0]?.entries).toEqual([null, null, null]);
    expect(withoutRound(pad, 0).rounds.map((round) => round.scoring)).toEqual([3]);
    expect(PAD.rounds).toEqual([]);
  });

  it("of palaces follow each other, with those left out that never came", () => {
    expect(openScorings(PAD, [1, 2, 3])).toEqual([1, 2, 3]);
    expect(openScorings(withRound(PAD, 2, 3), [1, 2, 3])).toEqual([3]);
    expect(openScorings(withRound(PAD, 3, 3), [1, 2, 3])).toEqual([]);
  });

  it("of Roll & Write come as often as kinds are completed, until the sheets are entered", () => {
    const sheets: Pad = { ...PAD, game: "roll-and-write" };
    const completed = withRound(sheets, 1, 2, [{ side: 0, kind: "tower" }]);
    expect(completed.rounds[0]).toEqual({ scoring: 1, entries: [], completed: [{ side: 0, kind: "tower" }] });
    expect(openScorings(completed, [1, 2])).toEqual([1, 2]);
    expect(openScorings(withRound(completed, 2, 2), [1, 2])).toEqual([]);
  });
});

describe("entries", () => {
  const first = withEntry(withEntry(withRound(PAD, 1, 3), 0, 0, TOWERS), 0, 1, PALACE);
  const second = withRound(first, 2, 3);

  it("are written for a side, and corrected in an earlier round", () => {
    expect(entryOf(first, 0, 1)).toEqual(PALACE);
    expect(entryOf(first, 0, 2)).toBeNull();
    const corrected = withEntry(second, 0, 0, { by: "numbers", kinds: { tower: 4 } });
    expect(entryOf(corrected, 0, 0)).toEqual({ by: "numbers", kinds: { tower: 4 } });
    expect(entryOf(second, 0, 0)).toEqual(TOWERS);
  });

  it("start from what was there at the last scoring, if that was entered in the same way", () => {
    expect(startOf(second, 1, 1, "tiles")).toEqual(PALACE);
    expect(startOf(second, 1, 0, "numbers")).toEqual(TOWERS);
    expect(startOf(second, 1, 0, "tiles")).toEqual({ by: "tiles" });
    expect(startOf(second, 1, 2, "numbers")).toEqual({ by: "numbers" });
  });

  it("are entered as the last time, else as the others of the round are", () => {
    const ways = waysFor(PAD, "player");
    expect(usualWay(second, 1, 1, ways)).toBe("tiles");
    expect(usualWay(second, 1, 0, ways)).toBe("numbers");
    expect(usualWay(withEntry(withRound(PAD, 1, 3), 0, 0, PALACE), 0, 1, ways)).toBe("tiles");
    expect(usualWay(first, 0, 2, waysFor(PAD, "dirk"))).toBe("numbers");
  });

  it("are asked for until nobody is missing", () => {
    expect(nextMissing(first, 0, 3, 0)).toBe(2);
    expect(nextMissing(first, 0, 3)).toBe(2);
    expect(nextMissing(first, 0, 3, 2)).toBeNull();
    expect(nextMissing(second, 1, 3)).toBe(0);
    expect(nextMissing(second, 1, 3, 1)).toBe(2);
    expect(nextMissing(second, 1, 3, 2)).toBe(0);
    expect(nextMissing(withEntry(first, 0, 2, TOWERS), 0, 3, 2)).toBeNull();
  });
});

it("gives every side a mark: the players their own, Dirk the last one, dummies those that are left", () => {
  expect(marksOf(PAD, ["player", "player", "dirk"])).toEqual([4, 0, 6]);
  expect(marksOf(PAD, ["player", "player", "dummy", "dummy"])).toEqual([4, 0, 1, 2]);
});

it("asks for the set-up of exactly this mixture", () => {
  const query = (path: string) => Object.fromEntries(new URL(path, "http://table").searchParams);
  expect(query(setupPath(MIXTURE, 2))).toEqual({
    game: "alhambra",
    players: "2",
    edition: "2003",
    modules: "huts,portals",
  });
  const granada = { game: "granada", edition: "", modules: [], options: { scoring: "simplified" } };
  expect(query(setupPath(granada, 3))).toEqual({ game: "granada", players: "3", options: "scoring:simplified" });
});

describe("a file", () => {
  it("is a pad, one of a newer Sabika, or none", () => {
    expect(padIn(JSON.stringify(PAD))).toEqual(PAD);
    expect(padIn(JSON.stringify({ ...PAD, version: 2 }))).toBe("newer");
    for (const text of [
      "",
      "{",
      "[]",
      "null",
      '{"format": "sabika-game", "version": 1}',
      '{"format": "sabika-scorepad", "version": 1}',
    ]) {
      expect(padIn(text), text).toBeNull();
    }
  });

  it("may leave out what is usual", () => {
    const { format, version, game, players } = PAD;
    expect(padIn(JSON.stringify({ format, version, game, players }))).toMatchObject({
      modules: [],
      rounds: [],
      edition: "",
    });
  });
});
