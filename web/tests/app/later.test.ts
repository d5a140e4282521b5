// What is drawn later: each in a task of its own, in order, laid out before the next, and not at all once it is taken back.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTurn } from "../../src/app/later";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("draws one thing at a time, and has it laid out before the next", () => {
  const done: string[] = [];
  const rect = document.body.getBoundingClientRect();
  const laidOut = vi.spyOn(document.body, "getBoundingClientRect").mockImplementation(() => {
    done.push("laid out");
    return rect;
  });
  for (const name of ["yard", "display"]) inTurn(() => done.push(name));
  const seen = [1, 2, 3, 4].map(() => {
    vi.advanceTimersToNextTimer();
    return done.length;
  });
  laidOut.mockRestore();
  expect(done).toEqual(["yard", "laid out", "display", "laid out"]);
  expect(seen).toEqual([1, 2, 3, 4]);
});

it("begins only once, also where something comes while the last is laid out", () => {
  const drawn: string[] = [];
  inTurn(() => drawn.push("yard"));
  vi.advanceTimersToNextTimer();
  inTurn(() => drawn.push("display"));
  inTurn(() => drawn.push("palace"));
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(["yard", "display"]);
  vi.runAllTimers();
  expect(drawn).toEqual(["yard", "display", "palace"]);
});

it("draws nothing that is gone by then, and all that comes after it", () => {
  const drawn: string[] = [];
  const takeBack = inTurn(() => drawn.push("yard"));
  inTurn(() => drawn.push("palace"));
  takeBack();
  vi.runAllTimers();
  expect(drawn).toEqual(["palace"]);
  takeBack();
  inTurn(() => drawn.push("log"));
  vi.runAllTimers();
  expect(drawn).toEqual(["palace", "log"]);
});
