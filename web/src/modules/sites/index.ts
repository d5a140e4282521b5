// Building sites: a tile is begun for less, with a hidden token that says in which currency it is finished.

import { tell } from "../../texts/texts.svelte";
import type { ModulePart } from "../part";
import Badge from "./Badge.svelte";
import Begun from "./Begun.svelte";
import Closely from "./Closely.svelte";
import Kept from "./Kept.svelte";
import Replay from "./Replay.svelte";
import Sites from "./Sites.svelte";
import { scorepad } from "./scorepad";

export const sites: ModulePart = {
  name: "sites",
  side: { Shown: Sites },
  badge: { Shown: Badge, last: true },
  closely: { Shown: Closely },
  replay: { Shown: Replay },
  ways: { site: Begun },
  verbs: { keep: Kept },
  controls: {
    keep: { at: ["settling"], thing: ({ action }) => action },
    finish: {},
  },
  asks: {
    keep: ({ view, pieces }) => ({ tile: tell(pieces.get(view.extras.sites?.begun ?? "")?.said) }),
  },
  paidFor: ({ extras }) => extras.sites?.finishing,
  sources: { sites: { sign: "M4 20V6h16v14M4 11h16M4 16h16M9.500 6v14M14.500 6v14" } },
  purchases: ["site-begun"],
  scorepad,
};
