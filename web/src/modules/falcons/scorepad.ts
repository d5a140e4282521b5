// Falcons on the pad: counted by colour, or put onto the points of a laid palace.
import { keyOf } from "../../api/types";
import type { PadPart } from "../../scorepad/part";
import { say } from "../../texts/texts.svelte";
import { placeOf } from "../../texts/things";
import { marksOf } from "./marks";
import PadCounted from "./PadCounted.svelte";
import PadLaid from "./PadLaid.svelte";

export const scorepad: PadPart = {
  Counted: PadCounted,
  Laid: PadLaid,
  points: {
    free: (fits, falcon) => fits.falcons.find((own) => own.falcon === falcon)?.cells ?? [],
    taken: ({ falcons = [] }) => falcons.map((own) => own.cell),
    put: (entry, falcon, cell) => ({ ...entry, falcons: [...(entry.falcons ?? []), { falcon, cell }] }),
    lift: (entry, cell) => ({
      ...entry,
      falcons: (entry.falcons ?? []).filter((own) => keyOf(own.cell) !== keyOf(cell)),
    }),
    hint: () => say("web-scorepad-how-falcon"),
    putting: (cell) => say("web-scorepad-falcon-at", { cell: placeOf(cell) }),
    lifting: (cell) => say("web-scorepad-take-falcon", { cell: placeOf(cell) }),
  },
  marks: ({ falcons = [] }) => marksOf(falcons),
  details: { colour: (colour) => say(`source-${colour}-falcons`) },
};
