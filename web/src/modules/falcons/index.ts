// Falcons: bought at any time, they stand where four tiles meet and give points for the kinds around them.
import { say } from "../../texts/texts.svelte";
import type { ModulePart, Source } from "../part";
import Closely from "./Closely.svelte";
import Dragged from "./Dragged.svelte";
import Falcons from "./Falcons.svelte";
import { falconNamed, marksOf } from "./marks";
import Replay from "./Replay.svelte";
import { scorepad } from "./scorepad";

const BIRD: Source = { sign: "M3 7q5 1 8 6l3-5 6-3-4 6 1 4-5 2-3 4-2-5-3-3z" };

export const falcons: ModulePart = {
  name: "falcons",
  supply: { Shown: Falcons },
  closely: { Shown: Closely },
  replay: { Shown: Replay },
  marks: ({ extras, active }, seat, pending) => {
    const { placed, paying } = extras.falcons ?? {};
    return marksOf([...(placed?.[seat] ?? []), ...(paying && pending && active === seat ? [paying] : [])]);
  },
  controls: {
    falcon: { thing: ({ falcon }) => falcon },
    "pay-falcon": { at: ["hand", "settling"], thing: ({ cards }) => cards?.[0] },
  },
  thing: {
    lies: ({ extras }, { name }) => extras.falcons?.supply.includes(name) ?? false,
    onPoints: "falcon",
    Dragged,
  },
  prompt: ({ game, picked }) => {
    if (game.view.step !== "act" || picked?.from !== "falcons") return null;
    return say("web-table-ask-falcon", { falcon: falconNamed(picked.name, game.table.pieces) });
  },
  asks: {
    "pay-falcon": ({ view, table }) => ({
      falcon: falconNamed(view.extras.falcons?.paying?.falcon, table.pieces),
    }),
  },
  sources: {
    "white-falcons": { ...BIRD, colour: "var(--sunken)" },
    "brown-falcons": { ...BIRD, fill: "color-mix(in srgb, currentcolor 35%, transparent)", colour: "var(--line)" },
    "black-falcons": { ...BIRD, fill: "currentcolor", colour: "var(--ink-soft)" },
  },
  scorepad,
};
