// What is shown of a palace by itself: its tiles, its longest lines, what modules put on it.
import type { PalaceView, Piece, Placed } from "../api/types";
import { marksIn } from "../modules";
import type { Mark } from "../modules/part";
import type { Edge } from "../palace/picture/offered";

export interface Shown {
  placed: Placed[];
  pieces: Map<string, Piece>;
  wall: Edge[];
  unfinished: string[];
  marks: readonly Mark[];
  first: string | null;
}

export function palaceOf(view: PalaceView, seat: number, pieces: Map<string, Piece>): Shown {
  const { palace, lines } = view.players[seat]!;
  // Only where both games are played there is a second part, and it begins with a tile of its own (C6).
  const first = view.game === "combined" ? palace.find(({ tile }) => pieces.get(tile)?.moated) : undefined;
  return {
    placed: palace as Placed[],
    pieces,
    wall: lines.flatMap((line) => line.edges as Edge[]),
    unfinished: view.unfinished as string[],
    marks: marksIn(view, seat),
    first: first?.tile ?? null,
  };
}
