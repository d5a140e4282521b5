// The games of this browser's scorepad: kept, listed, forgotten, and given away as a table.
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  begun,
  forget,
  type Game,
  gameNamed,
  games,
  historyAsCsv,
  keep,
  lastChoice,
  resultOf,
} from "../../src/scorepad/book";
import { newPad, withRound } from "../../src/scorepad/pad";
import type { ScoredPad } from "../../src/scorepad/types";

const PAD = newPad({ game: "alhambra", edition: "2003", modules: ["huts"], options: {} }, [
  { name: "Ana", colour: 0 },
  { name: 'Bo "the wall", 2nd', colour: 1 },
  { name: "=1+1", colour: 2 },
]);
const RESULT = {
  points: [40, 31, 12],
  ranking: [
    { side: 0, place: 1, points: 40 },
    { side: 1, place: 2, points: 31 },
    { side: 2, place: 3, points: 12 },
  ],
  winners: [0],
  over: true,
} as unknown as ScoredPad;

function game(id: string, at: number): Game {
  return { ...begun(PAD), id, at, scored: { pad: PAD, result: RESULT } };
}

beforeEach(() => localStorage.clear());

it("keeps every game, the newest first, until it is forgotten", () => {
  keep(game("a", 1));
  keep(game("b", 2));
  localStorage.setItem("sabika-score-broken", "{");
  expect(games().map(({ id }) => id)).toEqual(["b", "a"]);
  forget("b");
  expect(gameNamed("b")).toBeNull();
  expect(gameNamed("a")?.pad).toEqual(PAD);
});

it("gives up the way back before it gives up the game, and says when nothing is kept", () => {
  const steps = [{ before: PAD, what: "" }];
  let room = 0;
  const written = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error("full");
      written.set(key, text);
    },
  });
  room = JSON.stringify(game("a", 1)).length;
  expect(keep({ ...game("a", 1), steps })).toBe(true);
  expect(gameNamed("a")).toEqual(game("a", 1));
  room = 10;
  expect(keep(game("b", 2))).toBe(false);
  vi.unstubAllGlobals();
});

it("knows a result only for the pad as it is now", () => {
  const own = game("a", 1);
  expect(resultOf(JSON.parse(JSON.stringify(own)))).toEqual(RESULT);
  expect(resultOf({ ...own, pad: withRound(PAD, 1, 3) })).toBeNull();
});

it("does not stumble over what somebody else wrote as the last choice", () => {
  localStorage.setItem("sabika-score:last", '{"game": 7}');
  expect(lastChoice()).toBeNull();
});

describe("the history as a table", () => {
  it("has a line for each player, and nothing in it is taken for a formula", () => {
    expect(historyAsCsv([game("a", Date.UTC(2026, 4, 1, 20))])).toBe(
      [
        "date,game,edition,modules,name,points,place",
        "2026-05-01,alhambra,2003,huts,Ana,40,1",
        '2026-05-01,alhambra,2003,huts,"Bo ""the wall"", 2nd",31,2',
        "2026-05-01,alhambra,2003,huts,'=1+1,12,3",
        "",
      ].join("\r\n"),
    );
  });

  it("leaves points open that are not known", () => {
    const [, line] = historyAsCsv([{ ...game("a", 0), scored: null }]).split("\r\n");
    expect(line).toBe("1970-01-01,alhambra,2003,huts,Ana,,");
  });
});
