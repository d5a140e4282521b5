// Workers' huts: each counts for its kind, and is taken instead of a tile.
import type { ModulePart } from "../part";
import Huts from "./Huts.svelte";
import { isHut } from "./hut";
import PadCounted from "./PadCounted.svelte";
import Replay from "./Replay.svelte";

export const huts: ModulePart = {
  name: "huts",
  supply: { Shown: Huts },
  replay: { Shown: Replay },
  controls: { hut: { thing: ({ kind }) => kind } },
  thing: {
    lies: ({ extras }, { name }) => extras.huts?.stacks.some((stack) => stack.open === name) ?? false,
    taking: "hut",
  },
  sources: { huts: { sign: "M4 12 12 5l8 7M6.500 10v9h11v-9M10.500 19v-5h3v5" } },
  purchases: ["hut-taken"],
  passedOver: ["hut-turned"],
  scorepad: { Counted: PadCounted, owns: isHut },
};
