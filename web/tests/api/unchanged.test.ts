// What a newer message repeats stays what it was.
import { describe, expect, it } from "vitest";
import { steadily, unchanged } from "../../src/api/unchanged";

function message() {
  return { turn: 1, yard: ["tower-9", null], players: [{ palace: [{ cell: [0, 1] }] }, { palace: [] }] };
}

describe("a newer message", () => {
  it("that says the same is the older one", () => {
    const before = message();
    expect(unchanged(before, message())).toBe(before);
  });

  it("has the older one's parts but for those on the way to a change", () => {
    const before = message();
    const change = message();
    change.players[0]!.palace.push({ cell: [0, 2] });
    const now = unchanged(before, change);
    expect(now).toEqual(change);
    expect(now).not.toBe(before);
    expect(now.players[0]).not.toBe(before.players[0]);
    expect(now.players[0]!.palace[0]).toBe(before.players[0]!.palace[0]);
    expect(now.players[1]).toBe(before.players[1]);
    expect(now.yard).toBe(before.yard);
  });

  it.each([
    [[1, 2], [1]],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: null }, { a: {} }],
    [{ a: {} }, { a: [] }],
    [{ a: {} }, { a: null }],
  ])("is told apart from %j when it says %j", (before, now) => {
    expect(unchanged(before, structuredClone(now))).toEqual(now);
  });
});

describe("what is worked out again and again", () => {
  it("is new only where it has changed", () => {
    let kinds = [
      { kind: "tower", left: 3 },
      { kind: "garden", left: 5 },
    ];
    const now = steadily(() => structuredClone(kinds));
    const before = now();
    expect(now()).toBe(before);
    kinds = [
      { kind: "tower", left: 2 },
      { kind: "garden", left: 5 },
    ];
    expect(now()).toEqual(kinds);
    expect(now()).not.toBe(before);
    expect(now()[1]).toBe(before[1]);
  });
});
