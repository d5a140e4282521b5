// Options of Roll & Write by what one clicks, dice that stay where they lie, keys that move over the cells.
import { describe, expect, it } from "vitest";
import { type Cell, keyOf, type Option } from "../../src/api/types";
import { cellOf, choicesOf, pairAction, turnAction } from "../../src/sheet/choices";
import { type Die, diceOf, inPlace, named } from "../../src/sheet/dice";
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

/** Dice as a test writes them: a value, and a star if it was turned; an underscore is a die that is being turned. */
function written(dice: string): Die[] {
  return dice.split(" ").map((die) => ({ value: Number(die[0]), turned: die.endsWith("*") }));
}

function lying(dice: string): (Die | null)[] {
  return written(dice).map((die) => (Number.isNaN(die.value) ? null : die));
}

describe("dice", () => {
  it("of one colour are turned or not, each once", () => {
    expect(diceOf("blue", [3, 3], ["blue-3", "yellow-3"])).toEqual(written("3* 3"));
    expect(diceOf("blue", [3, 4], ["blue-3", "blue-4"])).toEqual(written("3* 4*"));
    expect(diceOf("yellow", [2], ["blue-2"])).toEqual(written("2"));
  });

  it.each([
    ["one turned stays in its place", "3 5", "4* 5", "4* 5"],
    ["also beside one that is now equal", "3 4", "4* 4", "4* 4"],
    ["and goes on from there", "4* 4", "4 5*", "5* 4"],
    ["of equal dice that one changes which is being turned", "_ 3", "3 4*", "4* 3"],
    ["also if another one was turned before", "4* _", "4 5*", "4 5*"],
    ["a turn that was refused changes nothing", "_ 5", "3 5", "3 5"],
    ["nothing moves when the turn is over", "5* 3*", "3 5", "5 3"],
  ])("%s", (_, before, after, shown) => {
    expect(inPlace(lying(before), written(after))).toEqual(written(shown));
  });

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
    const dice = (values: number[]) => values.map((value) => ({ value, turned: false }));
    expect(inPlace(dice(before), dice(after))).toEqual(dice(shown));
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
