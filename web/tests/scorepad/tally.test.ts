// Changing to numbers begins with what was laid; what is offered meanwhile is certain.
import { describe, expect, it } from "vitest";
import { begun, type Game } from "../../src/scorepad/book";
import { stillCertain } from "../../src/scorepad/entry/since";
import { newPad, withEntry, withRound } from "../../src/scorepad/pad";
import { tallied } from "../../src/scorepad/tally";
import type { Entry, Fits, ScoredPad } from "../../src/scorepad/types";

const LAID: Entry = { by: "tiles", palace: [{ tile: "tower-9", cell: [1, 0] }] };
const NUMBERS: Entry = { by: "numbers", kinds: { tower: 1 }, wall: 3 };
const MIXTURE = { game: "alhambra", edition: "2003", modules: [], options: {} };
const PAD = withRound(newPad(MIXTURE, [{ name: "Ana", colour: 0 }]), 1, 1);

function game(entry: Entry | null, counted: Entry | null): Game {
  const pad = withRound(withEntry(PAD, 0, 0, entry), 2, 1);
  const result = { rounds: [{ figures: [{ numbers: counted }] }] } as unknown as ScoredPad;
  return { ...begun(pad), scored: { pad, result } };
}

describe("numbers of what was laid", () => {
  it("are those that the server counted, also for the next scoring", () => {
    for (const round of [0, 1])
      expect(tallied(game(LAID, NUMBERS), round, 0, "numbers")).toEqual({ entry: NUMBERS, current: true });
  });
  it("are old if a tile was laid since", () => {
    const known = game(LAID, NUMBERS);
    const pad = withEntry(known.pad, 0, 0, { ...LAID, palace: [] } as Entry);
    expect(tallied({ ...known, pad }, 0, 0, "numbers")).toEqual({ entry: NUMBERS, current: false });
  });
  it("are missing if it cannot be counted", () => {
    expect(tallied(game(LAID, null), 0, 0, "numbers")).toEqual({ entry: null, current: true });
  });
  it("are not needed where numbers stand, nothing stands, or tiles are wanted", () => {
    expect(tallied(game(NUMBERS, null), 1, 0, "numbers")).toBeNull();
    expect(tallied(game(null, null), 1, 0, "numbers")).toBeNull();
    expect(tallied(game(LAID, NUMBERS), 0, 0, "tiles")).toBeNull();
  });
});

describe("what is certain about a palace that has changed", () => {
  const then = [{ tile: "tower-9", cell: [1, 0] as [number, number] }];
  const fits = {
    fits: [
      {
        tile: "garden-8",
        cells: [
          [2, 0],
          [0, 1],
          [0, -1],
        ],
        later: [
          [3, 0],
          [-1, 0],
        ],
      },
      { tile: "tower-11", cells: [[2, 0]], later: [] },
    ],
    left: ["garden-8", "tower-11"],
    removable: [[1, 0]],
  } as unknown as Fits;
  it("is everything if nothing has", () => {
    expect(stillCertain(fits, then, [...then])).toBe(fits);
  });
  it("is neither the cell just filled, nor its neighbours, nor the tile that lies there", () => {
    const now = [...then, { tile: "tower-11", cell: [2, 0] as [number, number] }];
    const certain = stillCertain(fits, then, now);
    expect(certain.fits).toEqual([
      {
        tile: "garden-8",
        cells: [
          [0, 1],
          [0, -1],
        ],
        later: [[-1, 0]],
      },
    ]);
    expect([certain.left, certain.removable]).toEqual([["garden-8"], []]);
  });
  it("is nothing that could be taken away once something was", () => {
    expect(stillCertain(fits, then, []).removable).toEqual([]);
  });
});
