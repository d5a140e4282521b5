// Alhambra, by doing: money, buying to the coin, building, the reserve, redesigning, a scoring, the end.
import type { Situation } from "../step";
import { actsAgain, anything, asks, did, exactly, HINT, hasScored, isOver, type Plan, part, verb } from "../step";

const REFUSED = ['[data-part="palace"] [data-cell][aria-disabled="true"]'];
const BACK_OUT = ['[data-part="ways"] [data-back]', '[data-part="bar"] [data-undo]'];

/** Whether no tile can be paid to the coin any more. */
function onlyOverpaying({ now }: Situation): boolean {
  return (now.plan ?? []).length === 0;
}

export const ALHAMBRA: Plan = {
  name: "alhambra",
  minutes: 5,
  steps: [
    { name: "welcome", point: [part("palace")] },
    { name: "yard", point: [part("yard")] },
    { name: "hand", point: [part("hand")] },
    {
      name: "take",
      moment: "take",
      point: [part("display")],
      wanted: (option) => option.verb === "take" && (option.cards ?? []).length > 1,
      done: did("money-taken"),
    },
    { name: "others", point: [part("opponents")] },
    { name: "exact", moment: "exact", wanted: exactly, done: did("tile-bought") },
    {
      name: "overpay",
      moment: "overpay",
      fits: (situation) => actsAgain(situation) && onlyOverpaying(situation),
      wanted: verb("buy"),
      done: asks("pay"),
    },
    { name: "no-change", fits: asks("pay"), point: [BACK_OUT], done: (situation) => !asks("pay")(situation) },
    { name: "more", fits: actsAgain, wanted: verb("take"), done: did("money-taken", "stopped") },
    { name: "walls", fits: asks("place"), point: [REFUSED] },
    { name: "on-foot", fits: asks("place"), point: [part("palace")] },
    {
      name: "place",
      moment: "place",
      fits: asks("place"),
      wanted: verb("build"),
      done: did("tile-built", "tile-reserved"),
    },
    { name: "buy-again", moment: "reserve", wanted: exactly, done: did("tile-bought") },
    { name: "end-actions", fits: actsAgain, wanted: verb("take"), done: asks("place") },
    { name: "reserve", fits: asks("place"), wanted: verb("reserve"), done: did("tile-reserved", "tile-built") },
    {
      name: "redesign",
      moment: "redesign",
      fits: asks("act"),
      wanted: verb("build", "swap"),
      done: did("tile-built", "tiles-swapped", "tile-removed"),
    },
    { name: "later", moment: "scoring", jump: true, point: [part("gauge")] },
    { name: "kinds", point: [HINT] },
    { name: "wall", point: [part("palace")] },
    { name: "score", moment: "scoring", wanted: verb("take"), done: hasScored },
    { name: "scored", point: [part("track")] },
    { name: "last-tiles", moment: "end", jump: true, point: [part("yard")] },
    { name: "last-turn", moment: "end", wanted: anything, done: isOver },
    { name: "end" },
  ],
};
