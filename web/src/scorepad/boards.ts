// What somebody had at the last scoring that was entered by tiles or by cells, to be looked at.
import type { Cell, Placed, SheetPlayer } from "../api/types";
import type { Lying } from "../palace/picture/Picture.svelte";
import { entryOf } from "./pad";
import { padParts } from "./part";
import type { Sums } from "./sums";
import type { Cells, Tiles } from "./types";

export const FOUNTAIN: Placed = { tile: "fountain", cell: [0, 0] };

/** A palace as it is shown; with its lines where the server has found them. */
export function palaceOf(sums: Sums, entry: Tiles, round: number, side: number): Lying {
  const lines = sums.result?.rounds[round]?.figures[side]?.lines ?? [];
  const placed = entry.palace ?? [];
  const parts = padParts(sums);
  const first = sums.pad.game === "combined" ? placed.find(({ tile }) => sums.pieces.get(tile)?.moated) : undefined;
  return {
    placed: [FOUNTAIN, ...placed],
    pieces: sums.pieces,
    wall: lines.flatMap((line) => line.edges),
    unfinished: parts.flatMap((part) => part.unfinished?.(entry) ?? []),
    marks: parts.flatMap((part) => part.marks?.(entry) ?? []),
    first: first?.tile ?? null,
  };
}

export function sheetOf(entry: Cells): SheetPlayer {
  const built: Cell[] = entry.cells ?? [];
  return { built, coins: entry.coins ?? 0, coins_to_earn: 0, blue: [], yellow: [] };
}

export interface Board {
  side: number;
  round: number;
  entry: Tiles | Cells;
}

/** The last board of each side that has one, in the order of the ranking. */
export function boardsIn(sums: Sums): Board[] {
  const { pad } = sums;
  return sums.ranking.flatMap(({ side }) => {
    for (let round = pad.rounds.length - 1; round >= 0; round -= 1) {
      const entry = entryOf(pad, round, side);
      if (entry?.by === "tiles" || entry?.by === "cells") return [{ side, round, entry }];
      if (entry) return [];
    }
    return [];
  });
}
