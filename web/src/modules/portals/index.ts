// Portals: half pieces that are bought along with a tile and placed with either leg up.
import { say, tell } from "../../texts/texts.svelte";
import type { ModulePart } from "../part";
import Added from "./Added.svelte";
import Portals from "./Portals.svelte";
import Replay from "./Replay.svelte";

export const portals: ModulePart = {
  name: "portals",
  supply: { Shown: Portals },
  replay: { Shown: Replay, last: true },
  ways: { portal: Added },
  controls: {
    portal: { at: ["placings"] },
    return: { at: ["puttings"] },
  },
  putting: { verb: "return", label: () => say("web-table-return") },
  prompt: (choice) => {
    const { game } = choice;
    const name = choice.inHand?.name ?? "";
    const isPortal = game.view.step.startsWith("place") && game.pieces.get(name)?.legs;
    if (!isPortal || !choice.controls.placings.has(choice.placedAs(name))) return null;
    return say("web-table-ask-portal", { tile: tell(game.pieces.get(name)?.said) });
  },
  described: ({ label, sides }) => (sides ? say("web-palace-portal", { tile: label, legs: sides }) : null),
  sources: { portals: { sign: "M4 20V12a8 8 0 0 1 16 0v8h-4v-8a4 4 0 0 0-8 0v8z", colour: "var(--good)" } },
  purchases: ["portal-bought"],
  scorepad: { owns: ({ name }) => name.startsWith("portal-") },
};
