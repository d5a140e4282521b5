// What happened since a player's last turn, and which tiles are new.
import { expect, test } from "vitest";
import type { Event, PalacePieces, PalaceView, Piece, TableNow } from "../../src/api/types";
import { turnsIn } from "../../src/panels/history";
import { deedsIn, freshCells, turnsSince } from "../../src/panels/recap";
import { SAID } from "../said";
import { GAMES } from "./games";

const { happened, view } = GAMES.alhambra.middle;
const turns = turnsIn(happened);
const seats = [0, 1, 2];

function piecesOf(now: TableNow): Map<string, Piece> {
  return new Map((now.pieces as PalacePieces).pieces.map((piece) => [piece.name, piece]));
}

test("ends at the own turn and begins after the one before", () => {
  for (const seat of seats) {
    const since = turnsSince(turns, seat);
    expect(since.every((turn) => turn.seat !== seat)).toBe(true);
    const own = turns.at(-1)?.seat === seat;
    expect(since.at(-1)?.turn).toBe(own ? view!.turn - 1 : view!.turn);
    expect(turns.find((turn) => turn.turn === since[0]!.turn - 1)?.seat).toBe(seat);
  }
});

test("before the first own turn it is everything that was played", () => {
  const first = turns.slice(0, 3);
  const last = first.at(-1)!.seat!;
  expect(turnsSince(first, last).map((turn) => turn.turn)).toEqual([1]);
});

test("a spectator is told the last two turns", () => {
  expect(turnsSince(turns, null).map((turn) => turn.turn)).toEqual([view!.turn - 1, view!.turn]);
});

test("what turned up on the table is not told again", () => {
  const told = turns
    .flatMap((turn) => deedsIn(turn, piecesOf(GAMES.alhambra.middle)))
    .flatMap((deed) => deed.told.map((one) => one.what));
  expect(told).toContain("tile-bought");
  expect(told).not.toContain("yard-filled");
});

test.each(["alhambra", "granada", "dirk"] as const)(
  "in %s a purchase is one deed, until the tile has its place",
  (name) => {
    const { end } = GAMES[name];
    const deeds = turnsIn(end.happened).flatMap((turn) => deedsIn(turn, piecesOf(end)));
    const purchases = deeds.filter((deed) => deed.tile);
    expect(purchases.length).toBeGreaterThan(10);
    for (const { told, tile, where } of purchases) {
      expect(told[0]?.what).toBe("tile-bought");
      expect(told.at(-1)).toMatchObject({ tile });
      expect(["built", "reserved", "given"]).toContain(where);
    }
    expect(purchases.some((deed) => deed.overpaid === 0)).toBe(true);
  },
);

test("what a vizier buys in somebody else’s turn is told as his master’s", () => {
  const favour: Event[] = [
    { what: "money-taken", said: SAID, seat: 0, cards: ["denar-4"] },
    { what: "favour-used", said: SAID, seat: 1 },
    { what: "tile-bought", said: SAID, seat: 1, tile: "tower-9-ES", space: "2", cards: ["denar-9"], price: 9, paid: 9 },
    { what: "tile-reserved", said: SAID, seat: 1, tile: "tower-9-ES" },
  ];
  const lines = favour.map((told, number) => ({ number, actions: number, told }));
  const deeds = deedsIn({ turn: 5, seat: 0, lines }, piecesOf(GAMES.alhambra.middle));
  expect(deeds.map((deed) => deed.side)).toEqual([0, 1, 1]);
  expect(deeds[2]).toMatchObject({ tile: "tower-9-ES", overpaid: 0, where: "reserved" });
});

test("fresh are the tiles that were built and still stand", () => {
  const { players } = view as PalaceView;
  const built = (event: { what: string }): event is Extract<Event, { cell: unknown; tile: string }> =>
    event.what === "tile-built" || event.what === "tiles-swapped";
  for (const seat of seats) {
    const events = turns.flatMap((turn) => turn.lines.map((line) => line.told)).filter(built);
    const cells = events.filter((event) => event.seat === seat).map((event) => String(event.cell));
    const standing = players[seat]!.palace.filter((placed) => cells.includes(String(placed.cell)));
    expect(freshCells(turns, seat, players[seat]!.palace)).toHaveLength(standing.length);
    expect(freshCells([], seat, players[seat]!.palace)).toEqual([]);
  }
});
