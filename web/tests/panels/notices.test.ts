// What one hears and reads when something happens at the table.
import { describe, expect, test } from "vitest";
import type { Happened, TableNow } from "../../src/api/types";
import { isAsked, noticesIn, soundsOf } from "../../src/panels/notices";
import { SAID } from "../said";
import { GAMES } from "./games";

const { middle, end } = GAMES.alhambra;
const asked: TableNow = { ...middle, options: [{ action: "take denar-4", verb: "take", said: SAID }], held: null };
const waiting: TableNow = { ...middle, options: [], held: null };
const entry: Happened = { number: 500, at: 0, what: "act", seat: 0, actions: 9, events: [], table: "" };

/** An entry of the recorded game that caused such an event. */
function caused(what: string): Happened {
  return end.happened.find((one) => one.events.some((event) => event.what === what))!;
}

describe("sounds", () => {
  test("my turn is heard when it begins, and only then", () => {
    expect(soundsOf(waiting, asked, [entry])).toEqual(["turn"]);
    expect(soundsOf(asked, asked, [entry])).toEqual([]);
    expect(soundsOf(asked, waiting, [entry])).toEqual([]);
  });

  test("a decision that waits for its confirmation is still my turn", () => {
    const held: TableNow = { ...waiting, held: asked.options[0]! };
    expect(soundsOf(asked, held, [entry])).toEqual([]);
    expect(soundsOf(held, asked, [entry])).toEqual([]);
  });

  test("a purchase, a scoring and the end have sounds of their own", () => {
    expect(soundsOf(waiting, waiting, [caused("tile-bought")])).toContain("purchase");
    expect(soundsOf(waiting, waiting, [caused("scored")])).toContain("scoring");
    expect(soundsOf(waiting, end, [caused("game-ended")])).toEqual(["scoring", "end"]);
  });
});

describe("notices", () => {
  const goings = end.happened.filter((one) => one.what === "away" || one.what === "back");

  test("tell who goes and comes back", () => {
    expect(noticesIn(end.happened, null).map(({ what, seat }) => [what, seat])).toEqual(
      goings.map(({ what, seat }) => [what, seat]),
    );
  });

  test("leave out what I did myself, but not that my time was up", () => {
    const own = goings[0]!.seat;
    expect(noticesIn(goings, own).every((notice) => notice.seat !== own)).toBe(true);
    expect(noticesIn([{ ...entry, what: "late", seat: 1 }], 1)).toHaveLength(1);
  });
});

test("nobody is asked when the game is over, and no spectator ever", () => {
  expect(isAsked(asked)).toBe(true);
  expect(isAsked({ ...asked, status: "over" })).toBe(false);
  expect(isAsked({ ...asked, seat: null })).toBe(false);
});
