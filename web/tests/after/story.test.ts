// Where a replay stops, and how moves go together in turns.
import { expect, test } from "vitest";
import {
  after,
  before,
  decidedAfter,
  indexOf,
  scoringsIn,
  stopsIn,
  told,
  turnsBegin,
  turnsIn,
} from "../../src/after/replay/story";
import { cellsIn, spacesIn } from "../../src/after/replay/traces";
import { SAID } from "../said";
import { began, built, move, scored } from "./made";

const STORY = [
  move(0, 1, began(1, 2)),
  move(1, 1),
  move(2, 1, built(2, 0, 1)),
  move(3, 1, built(2, 1, 1), scored(1), began(2, 0)),
  move(4, 2, built(0, 0, 1), { what: "game-ended", said: SAID, winners: [0] }),
];

test("a decision that only leads to another one is passed over", () => {
  expect(stopsIn(STORY)).toEqual([0, 2, 3, 4]);
});

test("who does nothing out of turn is no step, and the coach is asked about the turn that follows (V2)", () => {
  const story = [
    move(0, 1, began(1, 0)),
    move(1, 1, built(0, 0, 1)),
    move(2, 1),
    move(3, 1, began(2, 1)),
    move(4, 2, built(1, 0, 1)),
    move(5, 2),
    move(6, 2, built(0, 1, 1)),
    move(7, 2, began(3, 0), { what: "game-ended", said: SAID, winners: [0] }),
  ];
  expect(stopsIn(story)).toEqual([0, 1, 4, 6, 7]);
  expect(turnsBegin(story)).toEqual([0, 1, 7]);
  expect(turnsIn(story).map(({ moves }) => moves.map(told).filter((events) => events.length > 0).length)).toEqual([
    0, 1, 3,
  ]);
  expect([0, 1, 2, 3, 4].map((at) => decidedAfter(story, at))).toEqual([0, 3, 2, 3, 4]);
});

test("the last moment is always there", () => {
  expect(stopsIn([move(0, 1, began(1, 0)), move(1, 1)])).toEqual([0, 1]);
});

test("turns and scorings can be jumped to", () => {
  expect(turnsBegin(STORY)).toEqual([0, 3, 4]);
  expect(scoringsIn(STORY)).toEqual([3]);
});

test("going on and back stops at the ends", () => {
  const stops = [0, 2, 5];
  expect([after(stops, 0), after(stops, 1), after(stops, 5), before(stops, 5), before(stops, 0)]).toEqual([
    2, 2, 5, 2, 0,
  ]);
  expect([indexOf(stops, 0), indexOf(stops, 3), indexOf(stops, 9)]).toEqual([0, 1, 2]);
});

test("moves are told by turn, under the seat whose turn it is", () => {
  const turns = turnsIn(STORY).map(({ turn, seat, moves }) => [turn, seat, moves.map((each) => each.actions)]);
  expect(turns).toEqual([
    [0, null, [0]],
    [1, 2, [2, 3]],
    [2, 0, [4]],
  ]);
});

test("whose turn begins is a heading, not a sentence", () => {
  expect(told(STORY[3]!).map((event) => event.what)).toEqual(["tile-built", "scored"]);
});

test("a move leaves traces in the palace of its seat and in the yard", () => {
  const events = [
    built(1, 2, -1),
    built(0, 3, 3),
    { what: "yard-filled", said: SAID, space: "g2", tile: "tower-9" } as const,
  ];
  expect(cellsIn(events, 1)).toEqual([[2, -1]]);
  expect([...spacesIn(events)]).toEqual(["g2"]);
});
