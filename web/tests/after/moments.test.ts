// Moments are asked for as they are needed: the wanted one first, neighbours ahead, stale requests given up.
import { expect, test } from "vitest";
import { Moments } from "../../src/after/replay/moments.svelte";
import { Trouble } from "../../src/api/server";
import type { Moment } from "../../src/api/types";

/** A server that answers when the test says so. */
class Slow {
  readonly asked: number[] = [];
  readonly givenUp: number[] = [];
  private readonly waiting = new Map<number, (moment: Moment | Trouble) => void>();

  readonly ask = (actions: number, signal: AbortSignal): Promise<Moment> => {
    this.asked.push(actions);
    return new Promise((resolve, reject) => {
      this.waiting.set(actions, (answer) => (answer instanceof Trouble ? reject(answer) : resolve(answer)));
      signal.addEventListener("abort", () => {
        this.givenUp.push(actions);
        reject(new Trouble({ kind: "failed", code: "unreachable" }));
      });
    });
  };

  async answer(actions: number, answer: Moment | Trouble = { actions } as Moment): Promise<void> {
    this.waiting.get(actions)?.(answer);
    await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => resolve(null)))));
  }
}

test("what is looked at is asked for first, then its neighbours, a few at once", async () => {
  const server = new Slow();
  const moments = new Moments(server.ask);
  moments.show(5, [6, 7, 4]);
  expect(server.asked).toEqual([5, 6, 7]);
  await server.answer(5);
  expect(moments.shown?.actions).toBe(5);
  expect(server.asked).toEqual([5, 6, 7, 4]);
});

test("a neighbour that is there already is shown at once, and asked for only once", async () => {
  const server = new Slow();
  const moments = new Moments(server.ask);
  moments.show(5, [6]);
  await server.answer(5);
  await server.answer(6);
  moments.show(6, [5]);
  expect(moments.shown?.actions).toBe(6);
  expect(server.asked).toEqual([5, 6]);
});

test("what nobody wants any more is given up, and the last moment stays until the new one is there", async () => {
  const server = new Slow();
  const moments = new Moments(server.ask);
  moments.show(1, []);
  await server.answer(1);
  moments.show(50, [51]);
  moments.show(90, [91]);
  expect(server.givenUp).toEqual([50, 51]);
  expect(moments.shown?.actions).toBe(1);
  await server.answer(90);
  expect(moments.shown?.actions).toBe(90);
  expect(moments.problem).toBeNull();
});

test("a problem is told if it keeps the wanted moment away, not for a neighbour", async () => {
  const server = new Slow();
  const moments = new Moments(server.ask);
  const trouble = new Trouble({ kind: "failed", code: "unreachable" });
  moments.show(1, [2]);
  await server.answer(2, trouble);
  expect(moments.problem).toBeNull();
  await server.answer(1, trouble);
  expect(moments.problem?.code).toBe("unreachable");
  moments.show(1, []);
  expect(moments.problem).toBeNull();
  await server.answer(1);
  expect(moments.shown?.actions).toBe(1);
});
