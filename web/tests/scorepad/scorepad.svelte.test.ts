// The scorepad of one game: undo, what is kept, and what happens while the server cannot be reached.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { begun, gameNamed } from "../../src/scorepad/book";
import { newPad, withRound } from "../../src/scorepad/pad";
import { Scorepad } from "../../src/scorepad/scorepad.svelte";
import type { Numbers } from "../../src/scorepad/types";

const PAD = newPad({ game: "alhambra", edition: "2003", modules: [], options: {} }, [
  { name: "Ana", colour: 0 },
  { name: "Bo", colour: 1 },
  { name: "Cy", colour: 2 },
]);
const towers = (tower: number): Numbers => ({ by: "numbers", kinds: { tower } });

let server: "there" | "away";
let asked: string[];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  server = "there";
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (server === "away") throw new TypeError("no network");
    const answer = path.includes("/setup")
      ? { sides: [], pieces: { board: "sheet" } }
      : { points: [1, 2, 3], ranking: [], rounds: [] };
    return new Response(JSON.stringify(answer));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("undoes several changes one after the other; taps on one number are one change", () => {
  const scorepad = new Scorepad(begun(PAD));
  scorepad.change(withRound(PAD, 1, 3));
  scorepad.write(0, 0, towers(1), "kinds.tower");
  scorepad.write(0, 0, towers(2), "kinds.tower");
  scorepad.write(0, 0, towers(3), "kinds.tower");
  scorepad.write(0, 1, towers(7), "kinds.tower");
  scorepad.undo();
  expect(scorepad.pad.rounds[0]?.entries).toEqual([towers(3), null, null]);
  scorepad.undo();
  expect(scorepad.pad.rounds[0]?.entries).toEqual([towers(1), null, null]);
  scorepad.undo();
  expect(scorepad.pad.rounds[0]?.entries).toEqual([null, null, null]);
  scorepad.undo();
  expect(scorepad.pad).toEqual(PAD);
  expect(scorepad.canUndo).toBe(false);
});

it("keeps every change at once, with the way back", () => {
  const scorepad = new Scorepad(begun(PAD));
  scorepad.change(withRound(PAD, 1, 3));
  scorepad.write(0, 2, towers(4), "kinds.tower");
  const again = new Scorepad(gameNamed(scorepad.game.id)!);
  expect(again.pad).toEqual(scorepad.pad);
  again.undo();
  again.undo();
  expect(again.pad).toEqual(PAD);
});

it("asks once for several quick taps", async () => {
  const scorepad = new Scorepad(begun(withRound(PAD, 1, 3)));
  for (const number of [1, 2, 3]) scorepad.write(0, 0, towers(number), "kinds.tower");
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.filter((path) => path.endsWith("/score"))).toHaveLength(1);
  expect(scorepad.current).toBe(true);
  expect(gameNamed(scorepad.game.id)?.scored?.result.points).toEqual([1, 2, 3]);
});

it("keeps what is entered without the server, says so, and has it counted when it is back", async () => {
  const scorepad = new Scorepad(begun(withRound(PAD, 1, 3)));
  const stop = scorepad.watch();
  await vi.advanceTimersByTimeAsync(1000);
  server = "away";
  scorepad.write(0, 0, towers(2), "kinds.tower");
  await vi.advanceTimersByTimeAsync(1000);
  expect([scorepad.away, scorepad.current, scorepad.problem]).toEqual([true, false, null]);
  expect(gameNamed(scorepad.game.id)?.pad.rounds[0]?.entries?.[0]).toEqual(towers(2));
  server = "there";
  await vi.advanceTimersByTimeAsync(5000);
  expect([scorepad.away, scorepad.current]).toEqual([false, true]);
  stop();
});

it("begins without the server where it knew the set-up before", async () => {
  const first = new Scorepad(begun(PAD));
  first.watch();
  await vi.advanceTimersByTimeAsync(1000);
  server = "away";
  const second = new Scorepad(begun(PAD));
  const stop = second.watch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(second.setup).toEqual(first.setup);
  expect(second.away).toBe(true);
  stop();
});
