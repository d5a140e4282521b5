// How many tiles of a kind are left, and who has most of it.
import { describe, expect, test } from "vitest";
import type { PalacePieces, PalaceView, Piece, TableNow } from "../../src/api/types";
import { kindNow } from "../../src/panels/kinds";
import { GAMES } from "./games";

function piecesOf(now: TableNow): Map<string, Piece> {
  return new Map((now.pieces as PalacePieces).pieces.map((piece) => [piece.name, piece]));
}

describe.each(["alhambra", "dirk", "modules", "granada", "combined"] as const)("%s", (name) => {
  const now = GAMES[name].middle;
  const view = now.view as PalaceView;
  const { kinds } = now.pieces!;
  const pieces = piecesOf(now);
  const found = kinds.map((kind) => kindNow(view, kind, pieces, now.hint));

  test("who is first in the next scoring leads", () => {
    for (const { kind, leaders } of found) {
      const first = now.hint!.terms.filter((term) => term.what === kind && term.place === 1);
      if (first.length) expect(leaders).toEqual(first.map((term) => term.side));
      else expect(leaders).toEqual([]);
    }
  });

  test("everybody with points is named, the best first", () => {
    for (const { kind, owned } of found) {
      const paid = owned.filter((own) => own.points).map((own) => [own.side, own.number, own.points]);
      const terms = now.hint!.terms.filter((term) => term.what === kind && term.points);
      expect(paid.sort()).toEqual(terms.map((term) => [term.side, term.amount, term.points]).sort());
      const points = owned.map((own) => own.points);
      expect(points).toEqual([...points].sort((one, other) => other! - one!));
    }
  });

  test("without hints it is the number of tiles that counts", () => {
    for (const kind of kinds) {
      const { owned, leaders } = kindNow(view, kind, pieces, null);
      const most = Math.max(0, ...owned.map((own) => own.number));
      expect(leaders).toEqual(owned.filter((own) => own.number === most).map((own) => own.side));
      expect(owned.every((own) => own.points === null)).toBe(true);
    }
  });
});

test("every tile of the bag is of one kind", () => {
  const now = GAMES.alhambra.middle;
  const view = now.view as PalaceView;
  const left = now.pieces!.kinds.map((kind) => kindNow(view, kind, piecesOf(now), null).left);
  expect(left.reduce((sum, number) => sum + number, 0)).toBe(view.bag.length);
});

test("a tile with two faces can still become either kind", () => {
  const now = GAMES.granada.middle;
  const view = now.view as PalaceView;
  const left = now.pieces!.kinds.map((kind) => kindNow(view, kind, piecesOf(now), null).left);
  expect(left.reduce((sum, number) => sum + number, 0)).toBe(2 * view.bag.length);
});
