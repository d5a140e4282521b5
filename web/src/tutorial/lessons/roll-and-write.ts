// Roll & Write, by doing: dice and cells, coins, what is passed on, and what gives points.
import { anything, asks, did, isOver, type Plan, part, verb } from "../step";

export const ROLL_AND_WRITE: Plan = {
  name: "roll-and-write",
  minutes: 5,
  steps: [
    { name: "welcome", point: [part("sheet")] },
    { name: "dice", point: [part("dice")] },
    { name: "build", moment: "build", fits: asks("act"), wanted: verb("build"), done: did("cell-built") },
    { name: "again", fits: asks("build-again"), wanted: verb("decline"), done: did("dice-passed") },
    { name: "passed", point: [part("others")] },
    { name: "turn", moment: "turn", fits: asks("act"), wanted: verb("turn"), done: did("die-turned") },
    { name: "build-turned", fits: asks("act"), wanted: verb("build"), done: did("cell-built", "coins-earned") },
    { name: "earn", moment: "earn", fits: asks("act"), wanted: verb("earn"), done: did("coins-earned") },
    { name: "keep", fits: asks("keep"), wanted: verb("keep"), done: did("dice-kept") },
    { name: "kinds", point: [part("standings")] },
    { name: "lines", point: [part("sheet")] },
    { name: "last-turn", moment: "end", jump: true, wanted: anything, done: isOver },
    { name: "end" },
  ],
};
