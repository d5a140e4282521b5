// Granada, for those who know Alhambra: moats, tiles with two faces, and points by number.
import { actsAgain, asks, did, exactly, HINT, hasScored, type Plan, part, verb } from "../step";

export const GRANADA: Plan = {
  name: "granada",
  minutes: 3,
  steps: [
    { name: "welcome", point: [part("palace")] },
    { name: "faces", point: [part("yard")] },
    { name: "buy", moment: "buy", wanted: exactly, done: did("tile-bought") },
    { name: "more", fits: actsAgain, wanted: verb("take"), done: asks("place") },
    { name: "turn", moment: "turn", fits: asks("place", "pay"), wanted: verb("turn", "pay"), done: did("tile-turned") },
    { name: "place", fits: asks("place"), wanted: verb("build"), done: did("tile-built", "tile-reserved") },
    { name: "later", moment: "scoring", jump: true, point: [HINT] },
    { name: "ties", point: [HINT] },
    { name: "score", moment: "scoring", wanted: verb("take"), done: hasScored },
    { name: "end" },
  ],
};
