// The log: everything that stands, by turn, without what was taken back.
import { describe, expect, test } from "vitest";
import type { Happened } from "../../src/api/types";
import { isIncident, standing, turnsIn } from "../../src/panels/history";
import { SAID } from "../said";
import { GAMES } from "./games";

const { end } = GAMES.alhambra;

describe("a whole game", () => {
  test("was told with decisions that were taken back", () => {
    expect(end.happened.some((entry) => entry.what === "undo" && entry.actions !== null)).toBe(true);
  });

  test.each(Object.entries(GAMES))("of %s has each of its actions once", (_, { middle }) => {
    const played = standing(middle.happened).flatMap((entry) => entry.actions ?? []);
    expect(played).toEqual(played.map((_, index) => index));
    expect(played.at(-1)).toBe(middle.actions);
  });

  test("has every turn in order, with the seat that played it", () => {
    const turns = turnsIn(end.happened).filter((turn) => turn.turn > 0);
    expect(turns.map((turn) => turn.turn)).toEqual(turns.map((_, index) => index + 1));
    expect(turns.at(-1)?.turn).toBe(end.view?.turn);
    for (const turn of turns) expect(turn.seat).toBe((turns[0]!.seat! + turn.turn - 1) % 3);
  });

  test("begins with the deal, which belongs to no turn", () => {
    const [deal] = turnsIn(end.happened);
    expect(deal).toMatchObject({ turn: 0, seat: null });
    expect(deal?.lines.filter((line) => line.told.what === "dealt")).toHaveLength(3);
  });

  test("builds exactly the palaces that stand at the end", () => {
    const built = turnsIn(GAMES.granada.end.happened).flatMap((turn) => turn.lines.map((line) => line.told));
    const view = GAMES.granada.end.view;
    if (view?.board !== "palace") throw new Error("Granada is a game of palaces.");
    view.players.forEach((player, seat) => {
      const palace = new Set<string>();
      for (const told of built) {
        if (isIncident(told) || !("seat" in told) || told.seat !== seat) continue;
        if (told.what === "tile-built" || told.what === "tiles-swapped") palace.add(told.tile);
        if (told.what === "tile-removed") palace.delete(told.tile);
        if (told.what === "tiles-swapped") palace.delete(told.old);
      }
      const tiles = player.palace.map((placed) => placed.tile).filter((tile) => !tile.startsWith("fountain"));
      expect([...palace].sort()).toEqual(tiles.sort());
    });
  });
});

test("what happens to a seat is told where it happened", () => {
  const lines = turnsIn(end.happened).flatMap((turn) => turn.lines);
  const incidents = lines.filter((line) => isIncident(line.told)).map((line) => line.told.what);
  expect(incidents).toEqual(["away", "back", "away", "back"]);
});

test("a held decision is told when it is confirmed, and not at all when it is taken back", () => {
  const entry = { at: 0, seat: 0, events: [], table: "" };
  const passed: Happened["events"] = [{ what: "passed", said: SAID, seat: 0 }];
  const happened: Happened[] = [
    { ...entry, number: 1, what: "hold", actions: null },
    { ...entry, number: 2, what: "undo", actions: null },
    { ...entry, number: 3, what: "hold", actions: null },
    { ...entry, number: 4, what: "confirm", actions: 1, events: passed },
  ];
  expect(turnsIn(happened).flatMap((turn) => turn.lines)).toEqual([{ number: 4, actions: 1, told: passed[0] }]);
});
