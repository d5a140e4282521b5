// The vizier's favour: everybody has a vizier, who buys once in another's turn and sleeps until he is woken.
import { say } from "../../texts/texts.svelte";
import type { ModulePart } from "../part";
import Badge from "./Badge.svelte";
import Replay from "./Replay.svelte";
import Vizier from "./Vizier.svelte";

export const vizier: ModulePart = {
  name: "vizier",
  mine: { Shown: Vizier, last: true },
  badge: { Shown: Badge },
  replay: { Shown: Replay },
  prompt({ game, controls, asked }) {
    const others = game.options.filter(({ verb }) => verb !== "favour" && verb !== "decline");
    return controls.of("favour").size > 0 && !others.length && !asked.length ? say("web-table-ask-favour") : null;
  },
  controls: {
    favour: { at: ["yard"], thing: ({ space }) => space },
    wake: { thing: ({ verb }) => verb },
  },
};
