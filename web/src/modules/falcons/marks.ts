// Falcons as they stand in a palace, and as they are printed.
import type { Cell, PalacePieces, SheetPieces } from "../../api/types";
import { say, tell } from "../../texts/texts.svelte";
import { listed, placeOf } from "../../texts/things";
import type { Mark } from "../part";

export type Falcon = PalacePieces["falcons"][number];

export function printedIn(pieces: PalacePieces | SheetPieces | null): readonly Falcon[] {
  return pieces?.board === "palace" ? pieces.falcons : [];
}

/** A falcon as something that is placed, within a sentence. */
export function falconNamed(name: string | undefined, pieces: PalacePieces | SheetPieces | null): string {
  return tell(printedIn(pieces).find((falcon) => falcon.name === name)?.said);
}

export function marksOf(falcons: readonly { falcon: string; cell: Cell }[]): Mark[] {
  return falcons.map(({ falcon, cell }) => {
    const [colour = "", ...kinds] = falcon.split("-");
    return {
      symbol: `falcon-${colour}`,
      cell,
      piece: falcon,
      // `White falcon (Garden and Tower), north-west tile: 1 west`
      inWords: () => {
        const named = say("web-falcon", { colour, kinds: listed(kinds.map((kind) => say(`kind-${kind}`))) });
        return say("web-palace-falcon", { falcon: named, cell: placeOf(cell) });
      },
    };
  });
}
