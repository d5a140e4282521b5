// What a browser keeps, and how a page goes on in one that keeps nothing or has no room for more.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropped, keep, keeping, kept, keysKept } from "../../src/api/storage.svelte";

const noted = () => Promise.resolve();

beforeEach(async () => {
  localStorage.clear();
  for (const name of keysKept()) dropped(name);
  keep("nothing", null);
  dropped("nothing");
  await noted();
  Object.assign(keeping, { refused: false, full: false });
});
afterEach(() => vi.unstubAllGlobals());

describe.each(["refused", "missing"])("where storage is %s", (how) => {
  beforeEach(() => {
    if (how === "missing") vi.stubGlobal("localStorage", null);
    else
      vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
        throw new DOMException("Access is denied.", "SecurityError");
      });
  });
  afterEach(() => vi.restoreAllMocks());

  it("a page remembers until it is closed, and knows that it will not be longer", async () => {
    expect(kept("sabika-seats")).toBeNull();
    expect(keep("sabika-seats", [1])).toBe(false);
    expect(kept("sabika-seats")).toEqual([1]);
    expect(keysKept()).toEqual(["sabika-seats"]);
    dropped("sabika-seats");
    expect(keysKept()).toEqual([]);
    await noted();
    expect([keeping.refused, keeping.full]).toEqual([true, false]);
  });
});

describe("where there is no room", () => {
  it("what is newer is remembered, and kept as soon as there is room", async () => {
    expect(keep("a", 1)).toBe(true);
    const kind = localStorage;
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kind.getItem(name),
      setItem: () => {
        throw new DOMException("It is full.", "QuotaExceededError");
      },
    });
    expect(keep("a", 2)).toBe(false);
    await noted();
    expect([kept("a"), keeping.full, keeping.refused]).toEqual([2, true, false]);
    vi.unstubAllGlobals();
    expect(keep("a", 3)).toBe(true);
    await noted();
    expect([localStorage.getItem("a"), keeping.full]).toEqual(["3", false]);
  });
});
