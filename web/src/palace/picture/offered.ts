// What a palace shows besides its tiles, as its owner hands it over.
import type { Cell } from "../../api/types";

/** A cell, or a point where four tiles meet (by the cell north-west of it), that means something now. */
export interface Offered {
  cell: Cell;
  state: "legal" | "refused" | "chosen";
  /** What a screen reader says and the pointer shows. */
  label: string;
  /** A few characters shown in the cell: `+7`. */
  note?: string;
  /** The same with its unit: `+7 points`. */
  noteInWords?: string;
}

/** A side of the piece in a cell, as on the wire: x, y and the side; `long` is that of a half piece. */
export type Edge = readonly [number, number, "N" | "E" | "S" | "W" | "long"];
