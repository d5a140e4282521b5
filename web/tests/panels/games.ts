// Whole games as the server told them, for the tests of the panels. `record_games.py` writes them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { TableNow } from "../../src/api/types";

export type Name = "alhambra" | "dirk" | "modules" | "granada" | "combined" | "sheet" | "alone";

export type Told = Record<"beginning" | "middle" | "end", TableNow>;

const file = join(import.meta.dirname, "games.json.gz");

export const GAMES = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Record<Name, Told>;

/** The view of a message; there is one as soon as the game has begun. */
export function viewOf(now: TableNow): NonNullable<TableNow["view"]> {
  return now.view!;
}
