// Alhambra and Granada together, for those who know both: two parts that meet wall against moat.
import type { Option } from "../../api/types";
import type { Situation } from "../step";
import { actsAgain, asks, did, exactly, HINT, hasScored, type Plan, part, verb } from "../step";

const SECOND = "g";

/** Buying a tile of Granada to the coin. */
function ofGranada(option: Option, situation: Situation): boolean {
  return exactly(option, situation) && (option.verb === "pay" || (option.space ?? "").startsWith(SECOND));
}

export const COMBINED: Plan = {
  name: "combined",
  minutes: 3,
  steps: [
    { name: "welcome", moment: "first", point: [part("yard")] },
    { name: "parts", point: [part("palace")] },
    { name: "buy", moment: "first", wanted: ofGranada, done: did("tile-bought") },
    { name: "more", fits: actsAgain, wanted: verb("take"), done: asks("place") },
    {
      name: "place",
      moment: "place",
      fits: asks("place"),
      wanted: verb("build"),
      done: did("tile-built", "tile-reserved"),
    },
    { name: "grow", point: [part("palace")] },
    { name: "later", moment: "scoring", jump: true, point: [HINT] },
    { name: "score", moment: "scoring", wanted: verb("take"), done: hasScored },
    { name: "end" },
  ],
};
