// The costliest moments: all decisions briefly in parts, the worst closely, three at most, and patience with a busy coach.
import { expect, it } from "vitest";
import { Trouble } from "../../src/api/server";
import type { Coached, Costs } from "../../src/api/types";
import { type Ask, Costly } from "../../src/coach/costly.svelte";

/** By action: what a brief look finds, and what a close one does. */
const BRIEF: Record<number, number> = { 3: 9, 8: 1, 12: 0, 20: 7, 31: 5, 44: 4, 50: 3, 61: 2 };
const CLOSE: Record<number, number> = { 3: 0.1, 20: 2, 31: 6, 44: 3, 50: 1, 61: 0.4 };

function coach(asked: string[]): Ask {
  const all = Object.entries(BRIEF).map(([actions, points_lost]) => ({
    actions: +actions,
    turn: +actions,
    points_lost,
  }));
  return (async (path: string) => {
    asked.push(path);
    if (asked.length === 2)
      throw new Trouble({ kind: "too-much", code: "coach-busy", details: { seconds: 3 } } as never, 429);
    const [, after] = path.match(/costs\/1\?after=(\d+)/) ?? [];
    if (after !== undefined) {
      const done = Math.min(+after + 5, all.length);
      return { seat: 1, done, of: all.length, costs: all.slice(+after, done) } satisfies Costs;
    }
    const actions = Number(path.match(/replay\/(\d+)\/coach/)?.[1]);
    return { actions, points_lost: CLOSE[actions] } as Coached;
  }) as Ask;
}

it("finds the three that cost most when looked at closely, and asks again when it came too early", async () => {
  const asked: string[] = [];
  const waited: number[] = [];
  const costly = new Costly("a table", 1, coach(asked), async (milliseconds) => void waited.push(milliseconds));
  expect(costly.moments).toBeNull();
  await costly.find();
  expect(costly.moments?.map(({ turn, coached }) => [turn, coached.points_lost])).toEqual([
    [31, 6],
    [44, 3],
    [20, 2],
  ]);
  expect(waited).toEqual([3000]);
  expect(costly.progress).toBe(1);
  expect(asked.filter((path) => path.includes("replay"))).toHaveLength(6);

  const again = new Costly("a table", 1, coach(asked));
  expect(again.moments).toEqual(costly.moments);
  expect(new Costly("a table", 0, coach(asked)).moments).toBeNull();
});

it("says what went wrong, and can be asked again", async () => {
  const costly = new Costly("another", 0, async () => {
    throw new Trouble({ kind: "failed", code: "unreachable" });
  });
  await costly.find();
  expect(costly.problem?.code).toBe("unreachable");
  expect([costly.busy, costly.moments]).toEqual([false, null]);
});
