// The positions that record_positions.py has written down: Roll & Write in all its modes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { SheetPieces, SheetView, TableNow } from "../../src/api/types";

export interface Position {
  now: TableNow;
  view: SheetView;
}

const FILE = join(import.meta.dirname, "positions.json.gz");
const recorded = JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as {
  pieces: SheetPieces;
  positions: TableNow[];
};

export const PIECES = recorded.pieces;
export const POSITIONS: readonly Position[] = recorded.positions.map((now) => ({ now, view: now.view as SheetView }));
