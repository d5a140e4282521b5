// Bonus cards: hidden until their tile stands in the palace.
import type { ModulePart } from "../part";
import Badge from "./Badge.svelte";
import Bonus from "./Bonus.svelte";
import PadCounted from "./PadCounted.svelte";
import PadLaid from "./PadLaid.svelte";
import Replay from "./Replay.svelte";

export const bonus: ModulePart = {
  name: "bonus",
  mine: { Shown: Bonus },
  badge: { Shown: Badge, last: true },
  replay: { Shown: Replay },
  controls: { reveal: {} },
  scorepad: { Counted: PadCounted, Laid: PadLaid },
};
