// Falcons as they stand in a palace, and as they are printed.
import type { Cell, PalacePieces, SheetPieces } from "../../api/types";
import { say } from "../../texts/texts.svelte";
import type { Mark } from "../part";

export type Falcon = PalacePieces["falcons"][number];

export function printedIn(pieces: PalacePieces | SheetPieces | null): readonly Falcon[] {
  return pieces?.board === "palace" ? pieces.falcons : [];
}

export function marksOf(falcons: readonly { falcon: string; cell: Cell }[]): Mark[] {
  return falcons.map(({ falcon, cell }) => {
    const [colour = "", ...kinds] = falcon.split("-");
    return {
      symbol: `falcon-${colour}`,
      cell,
      // `White falcon (Garden and Tower), north-west tile: 1 west`
      inWords: (words) => {
        const named = say("web-falcon", { colour, kinds: words.listed(kinds.map((kind) => words.kind(kind))) });
        return say("web-palace-falcon", { falcon: named, cell: words.cell(cell) });
      },
    };
  });
}
