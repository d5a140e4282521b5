// Dirk, the imaginary third player of every game of two.
import { say } from "../../texts/texts.svelte";
import type { ModulePart } from "../part";
import DirkCard from "./DirkCard.svelte";

export const dirk: ModulePart = {
  name: "dirk",
  others: { Shown: DirkCard },
  controls: { give: { at: ["puttings"] } },
  putting: { verb: "give", label: () => say("web-table-give") },
  sides: ({ extras }) => {
    const tiles = extras.dirk?.tiles ?? [];
    return [{ name: say("dirk"), tiles, built: say("web-after-dirk", { count: tiles.length }) }];
  },
};
