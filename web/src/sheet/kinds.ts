// The kinds of buildings on a sheet.
import type { Cell, SheetPieces } from "../api/types";

/** How many buildings of each kind are printed. */
export function sizes(pieces: SheetPieces): Map<string, number> {
  const counted = new Map<string, number>(pieces.kinds.map((kind) => [kind, 0]));
  for (const kind of pieces.cells.flat()) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  return counted;
}

/** The kind of building in a cell. */
export function kindAt(pieces: SheetPieces, [blue, yellow]: Readonly<Cell>): string {
  return pieces.cells[yellow - 1]?.[blue - 1] ?? "";
}
