// What has changed of a table: filled in, it is what the server would have told in full.
import { describe, expect, it } from "vitest";
import { filledIn } from "../../src/api/filling";
import type { AnyView, Changed, TableNow } from "../../src/api/types";
import { type Step, steps } from "./changes";
import { tableNow } from "./wire";

const NEWS = { said_at: 7, happened: [], pieces: null };

describe("what has changed", () => {
  it.each(steps())("of $title", ({ messages }: Step) => {
    let now: TableNow | null = null;
    for (const { changed, whole } of messages) {
      now = changed ? filledIn(now, changed) : whole;
      expect(now).toEqual(whole);
    }
    expect(messages.length).toBeGreaterThan(20);
  });

  it("follows the message that it was made for, or is nothing", () => {
    expect(filledIn(null, { base: 1, version: 2, ...NEWS })).toBeNull();
    expect(filledIn(tableNow({ version: 3 }), { base: 2, version: 4, ...NEWS })).toBeNull();
  });

  it("leaves what was told before as it was", () => {
    const view = { board: "palace", turn: 1, players: [{ cards: 3 }, { cards: 4 }] } as unknown as AnyView;
    const before = tableNow({ version: 3, view });
    const changed = { base: 3, version: 4, ...NEWS, view: { players: { 1: { cards: 9 } } } } as Changed;
    expect(filledIn(before, changed)?.view?.players).toEqual([{ cards: 3 }, { cards: 9 }]);
    expect(before.view?.players).toEqual([{ cards: 3 }, { cards: 4 }]);
  });
});
