// One's own games: which count, each once, and what they come to.
import { beforeEach, describe, expect, it } from "vitest";
import type { Seat } from "../../src/api/seats";
import type { TableNow } from "../../src/api/types";
import { eraseGames, gamesIn, noteGames, type OwnGame, ownGames } from "../../src/you/games";
import { byBot, byFrequency, sumsOf, trend } from "../../src/you/sums";

const SEAT: Seat = { table: "t", seat: 0, token: "", key: "", name: "Ana", at: 1 };

/** A finished table of three: Ana, Bo at the same device, and a bot. */
function over(changed: object = {}): TableNow {
  const chair = (name: string, bot = "") => ({ name, bot, stand_in: "", recorded: false, taken: true });
  const wall = { what: "wall", edges: [1, 2, 3] };
  const player = { lines: [wall, { what: "border", edges: [1, 2, 3, 4, 5] }] };
  return {
    status: "over",
    offer: { game: "alhambra" },
    chairs: [chair("Ana"), chair("Bo"), chair("", "greedy")],
    happened: [{ at: 5 }],
    view: {
      board: "palace",
      game: "alhambra",
      modules: [],
      options: {},
      points: [40, 60, 50],
      players: [player, player, player],
      winners: [1],
    },
    ...changed,
  } as unknown as TableNow;
}

const game = (changed: Partial<OwnGame>): OwnGame => ({
  ...gamesIn(over(), [SEAT])[0]!,
  table: String(Math.random()),
  ...changed,
});

describe("what is kept of a game", () => {
  it("is everything for everybody at this device", () => {
    const found = gamesIn(over(), [SEAT, { ...SEAT, seat: 1, name: "Bo" }]);
    expect(found.map(({ name, points, place, won }) => ({ name, points, place, won }))).toEqual([
      { name: "Ana", points: 40, place: 3, won: false },
      { name: "Bo", points: 60, place: 1, won: true },
    ]);
    expect(found[0]).toMatchObject({ at: 5, bots: ["greedy"], wall: 3, moat: 0, players: 3 });
  });

  it("is nothing before the end, of another game that was gone on with, of a lesson, or where a bot took over", () => {
    expect(gamesIn(over({ status: "playing" }), [SEAT])).toEqual([]);
    expect(gamesIn(over({ offer: { game: "alhambra", actions: ["take"] } }), [SEAT])).toEqual([]);
    expect(gamesIn(over(), [{ ...SEAT, lesson: true }])).toEqual([]);
    expect(gamesIn(over(), [{ ...SEAT, seat: 2 }])).toEqual([]);
  });

  it("is no victory where there was nobody to beat", () => {
    const { view } = over();
    const alone = over({ view: { ...view, board: "sheet", points: [40, 9], players: [{}], winners: [0] } });
    expect(gamesIn(alone, [SEAT])[0]?.won).toBeNull();
  });
});

describe("in this browser", () => {
  beforeEach(() => eraseGames());

  it("each game is counted once, the oldest first, until all is erased", () => {
    noteGames([game({ table: "b", at: 9 })]);
    noteGames([game({ table: "b", at: 9 }), game({ table: "a", at: 3 }), game({ table: "b", seat: 1, at: 9 })]);
    expect(ownGames().map(({ table, seat }) => table + seat)).toEqual(["a0", "b0", "b1"]);
    eraseGames();
    expect(ownGames()).toEqual([]);
  });
});

describe("the sums", () => {
  const games = [
    game({ points: 40, won: false, bots: ["greedy"], wall: 7 }),
    game({ points: 60, won: true, bots: ["greedy", "random", "random"], wall: 3 }),
    game({ points: 20, won: null, bots: [] }),
  ];

  it("are those of all games; a victory needs somebody to beat", () => {
    expect(sumsOf(games)).toEqual({ games: 3, contested: 2, won: 1, mean: 40, best: 60, wall: 7, moat: 0 });
    expect(sumsOf([])).toMatchObject({ games: 0, mean: 0, best: 0 });
  });

  it("are told by bot, two of a kind at a table counting once", () => {
    expect(byBot(games).map(({ bot, sums }) => [bot, sums.games, sums.won])).toEqual([
      ["greedy", 2, 1],
      ["random", 1, 1],
    ]);
  });

  it("show how it goes", () => {
    expect(trend([10, 20, 60], 2)).toEqual([10, 15, 40]);
    expect(byFrequency(["b", "a", "a"])).toEqual(["a", "b"]);
  });
});
