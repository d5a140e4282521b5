// What is drawn later: each in a task of its own, in order, and not at all once it is taken back.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTurn } from "../../src/app/later";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("draws one thing at a time", () => {
  const drawn: string[] = [];
  for (const name of ["yard", "display", "palace"]) inTurn(() => drawn.push(name));
  const seen = [1, 2, 3].map(() => {
    vi.advanceTimersToNextTimer();
    return drawn.join(" ");
  });
  expect(seen).toEqual(["yard", "yard display", "yard display palace"]);
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
