// Going through a replay, by steps of every length and by keys.
import { expect, test } from "vitest";
import { keyPressed } from "../../src/after/replay/keys";
import { Replaying } from "../../src/after/replay/replaying.svelte";
import type { Moment } from "../../src/api/types";
import { SAID } from "../said";
import { began, built, move, scored } from "./made";

const STORY = [
  move(0, 1, began(1, 0)),
  move(1, 1),
  move(2, 1, built(0, 0, 1)),
  move(3, 1, built(0, 1, 1), began(2, 1)),
  move(4, 2, built(1, 0, 1), scored(1), began(3, 0)),
  move(5, 3, built(0, 2, 1)),
  move(6, 3, { what: "game-ended", said: SAID, winners: [0] }),
];

function replayed(at = 0): Replaying {
  return new Replaying(STORY, (actions) => Promise.resolve({ actions } as Moment), at);
}

function pressed(replaying: Replaying, key: string, target: EventTarget = document.body): number {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.addEventListener("keydown", (found) => keyPressed(found as KeyboardEvent, replaying), { once: true });
  target.dispatchEvent(event);
  return replaying.at;
}

test("a link leads to its moment, and beyond the end to the end", () => {
  expect(replayed(4).at).toBe(4);
  expect(replayed(999).at).toBe(6);
  expect(replayed(-3).at).toBe(0);
});

test("the arrows go step by step and stop at the ends", () => {
  const replaying = replayed();
  const forwards = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"].map((key) =>
    pressed(replaying, key),
  );
  expect(forwards).toEqual([2, 3, 2, 0, 0]);
});

test("keys go by turn, by scoring and to the ends", () => {
  const replaying = replayed();
  const found = ["PageDown", "PageDown", "PageUp", "s", "s", "S", "S", "End", "Home"].map((key) =>
    pressed(replaying, key),
  );
  expect(found).toEqual([3, 4, 3, 4, 6, 4, 0, 6, 0]);
});

test("the space bar plays and pauses, and begins anew at the end", () => {
  const replaying = replayed(6);
  expect(pressed(replaying, " ")).toBe(0);
  expect(replaying.playing).toBe(true);
  pressed(replaying, " ");
  expect(replaying.playing).toBe(false);
});

test("who steps by hand stops the playing", () => {
  const replaying = replayed();
  replaying.play();
  pressed(replaying, "ArrowRight");
  expect(replaying.playing).toBe(false);
});

test("what it comes to by itself is told apart from where somebody goes", () => {
  const replaying = replayed(3);
  expect(replaying.arrived).toBeNull();
  replaying.proceed();
  expect([replaying.at, replaying.arrived]).toEqual([4, 4]);
  replaying.go(4);
  expect(replaying.arrived).toBeNull();
});

test("fields keep their arrows and buttons their space bar", () => {
  const replaying = replayed();
  expect(pressed(replaying, "ArrowRight", document.createElement("input"))).toBe(0);
  pressed(replaying, " ", document.createElement("button"));
  expect(replaying.playing).toBe(false);
});
