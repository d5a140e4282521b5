// Pointing at cells and dice: what is offered is done, what is not is explained by the server.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keyOf, type Option } from "../../src/api/types";
import { choicesOf } from "../../src/sheet/choices";
import type { SheetGame } from "../../src/sheet/game.svelte";
import { Pointer } from "../../src/sheet/pointer.svelte";
import { SAID } from "../said";

const OPTIONS: Option[] = [
  { action: "build blue-3 yellow-5", verb: "build", said: SAID, cell: [3, 5] },
  { action: "turn blue-3 up", verb: "turn", said: SAID, colour: "blue", value: 3, direction: "up" },
];
const DICE = { blue: [3, 1], yellow: [5, 5] };
const REFUSAL = { rule: "R6", reason: "not-named", details: {} };

const done: string[] = [];
const asked: string[] = [];

function pointer(mine = true): Pointer {
  const table = { name: "T", token: "secret", act: async (action: string) => done.push(action) > 0 };
  return new Pointer({ table, mine, view: { step: "act" }, choices: choicesOf(OPTIONS) } as unknown as SheetGame);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).action);
    return new Response(JSON.stringify({ refusal: REFUSAL }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  done.length = 0;
  asked.length = 0;
});

it("builds the cell that is chosen", () => {
  pointer().choose([3, 5]);
  expect(done).toEqual(["build blue-3 yellow-5"]);
});

it("builds the cell of a blue and a yellow die, in any order", () => {
  const own = pointer();
  own.pick("yellow", 1, DICE);
  expect(done).toEqual([]);
  own.pick("blue", 0, DICE);
  expect(done).toEqual(["build blue-3 yellow-5"]);
  expect(own.picked).toEqual({ blue: null, yellow: null });
});

it("puts a die back that is picked twice", () => {
  const own = pointer();
  own.pick("blue", 0, DICE);
  own.pick("blue", 0, DICE);
  own.pick("yellow", 0, DICE);
  expect(done).toEqual([]);
});

it("turns a die", () => {
  pointer().turn("blue", 3, "up");
  expect(done).toEqual(["turn blue-3 up"]);
});

it("asks why only after a while, and once", async () => {
  const own = pointer();
  own.point([1, 1]);
  own.leave();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  own.point([1, 1]);
  await vi.runAllTimersAsync();
  expect(own.refusal).toEqual(REFUSAL);
  own.leave();
  expect(own.refusal).toBeNull();
  own.point([1, 1]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["build blue-1 yellow-1"]);
});

it("keeps the reason why a choice was refused, to be read", async () => {
  const own = pointer();
  own.choose([1, 1]);
  await vi.runAllTimersAsync();
  own.leave();
  expect([own.refusal, own.insisted, done]).toEqual([REFUSAL, true, []]);
  own.reset();
  expect([own.refusal, own.insisted]).toEqual([null, false]);
});

it("does not show the reason for a cell that was left meanwhile", async () => {
  const own = pointer();
  own.point([1, 1]);
  await vi.advanceTimersByTimeAsync(150);
  own.point([3, 5]);
  await vi.runAllTimersAsync();
  expect(own.refusal).toBeNull();
  expect(own.offered?.action).toBe(OPTIONS[0]?.action);
});

it("does and asks nothing when somebody else decides", async () => {
  const own = pointer(false);
  own.point([1, 1]);
  own.choose([3, 5]);
  await vi.runAllTimersAsync();
  expect([done, asked, keyOf(own.cell ?? [0, 0])]).toEqual([[], [], "3,5"]);
});
