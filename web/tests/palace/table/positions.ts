// The positions that record_positions.py has written down.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { PalacePieces, PalaceView, TableNow } from "../../../src/api/types";

export interface Position {
  game: string;
  now: TableNow;
  view: PalaceView;
  pieces: PalacePieces;
}

type Recorded = Record<string, { pieces: PalacePieces; positions: TableNow[] }>;

const FILE = join(import.meta.dirname, "positions.json.gz");

function recorded(): Recorded {
  return JSON.parse(gunzipSync(readFileSync(FILE)).toString());
}

export const POSITIONS: readonly Position[] = Object.entries(recorded()).flatMap(([game, { pieces, positions }]) =>
  positions.map((now) => ({ game, now, view: now.view as PalaceView, pieces })),
);

/** The first position of a game at a step where something can be done. */
export function positionAt(game: string, step: string, verb = ""): Position {
  const found = POSITIONS.find(
    (position) =>
      position.game === game &&
      position.view.step === step &&
      (!verb || position.now.options.some((option) => option.verb === verb)),
  );
  if (!found) throw new Error(`No position of ${game} at ${step} with ${verb} was recorded.`);
  return found;
}
