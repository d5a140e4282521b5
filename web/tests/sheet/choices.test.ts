// Options of Roll & Write by what one clicks, dice that stay where they lie, keys that move over the cells.
import { describe, expect, it } from "vitest";
import { type Cell, keyOf, type Option } from "../../src/api/types";
import { cellOf, choicesOf, pairAction, turnAction } from "../../src/sheet/choices";
import { inPlace, named } from "../../src/sheet/dice";
import { moved } from "../../src/sheet/moving";
import { SAID } from "../said";
import { POSITIONS } from "./positions";

describe("choices", () => {
  it("has every option of every recorded position exactly once", () => {
    for (const { now } of POSITIONS) {
      const { options } = now;
      const { cells, turns, buttons } = choicesOf(options);
      const found = [...cells.values(), ...turns.values(), ...buttons].map((option) => option.action);
      expect(found.sort()).toEqual(options.map((option) => option.action).sort());
    }
  });

  it("finds what can be built or kept by its cell", () => {
    const options: Option[] = [
      { action: "build blue-3 yellow-5", verb: "build", said: SAID, cell: [3, 5] },
      { action: "earn", verb: "earn", said: SAID },
    ];
    const { cells, buttons } = choicesOf(options);
    expect(cells.get(keyOf([3, 5]))?.verb).toBe("build");
    expect(buttons.map((option) => option.verb)).toEqual(["earn"]);
    expect(cellOf({ action: "keep blue-1 yellow-6", verb: "keep", said: SAID, blue: 1, yellow: 6 })).toEqual([1, 6]);
  });

  it("writes actions as the server writes them", () => {
    for (const { now, view } of POSITIONS) {
      for (const option of now.options) {
        const cell = cellOf(option);
        if (cell) expect(pairAction(view.step, cell)).toBe(option.action);
        if (option.verb === "turn") {
          const { colour, value, direction } = option;
          expect(turnAction(colour as "blue", value!, direction as "up")).toBe(option.action);
        }
      }
    }
  });
});

describe("dice", () => {
  it.each([
    [[], [2, 4], [2, 4]],
    [
      [3, 5],
      [4, 5],
      [4, 5],
    ],
    [
      [3, 3],
      [3, 4],
      [3, 4],
    ],
    [
      [5, 3],
      [3, 4],
      [4, 3],
    ],
    [[4, 2], [2], [2]],
    [[4], [1, 4], [4, 1]],
    [
      [6, 1],
      [1, 6],
      [6, 1],
    ],
  ])("from %j to %j leaves dice where they lie", (before, after, shown) => {
    expect(inPlace(before, after)).toEqual(shown);
  });

  it("names a cell for each pairing", () => {
    const player = { built: [], coins: 0, coins_to_earn: 0, blue: [2, 2], yellow: [1, 6] };
    expect(named(player)).toEqual([
      [2, 1],
      [2, 1],
      [2, 6],
      [2, 6],
    ]);
  });
});

describe("moving", () => {
  it.each([
    ["ArrowRight", [2, 1]],
    ["ArrowLeft", [1, 1]],
    ["ArrowDown", [1, 2]],
    ["End", [6, 1]],
    ["PageDown", [1, 6]],
  ])("%s leads from the first cell to %j", (key, to) => {
    expect(moved([1, 1] as Cell, key)).toEqual(to);
  });

  it("knows no other keys", () => {
    expect(moved([1, 1], "Enter")).toBeNull();
  });
});
