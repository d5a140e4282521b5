// What a Python knew, kept for the next visit: only where there is room, and only for the same Python in the same browser.
import { beforeEach, expect, it, vi } from "vitest";
import { Memories } from "../../src/tab/memories";

const BUNDLE = { files: { sabika: "sabika-1.packed" }, lock: {} };
const memory = new Uint8Array([1, 2, 3]).buffer;
let kept: Map<string, Map<string, Response>>;
let free: number;

beforeEach(() => {
  kept = new Map();
  free = 1_000;
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const found = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, found);
      return {
        match: async (place: string) => found.get(place)?.clone(),
        put: async (place: string, answer: Response) => void found.set(place, answer),
      };
    },
    delete: async (name: string) => kept.delete(name),
  });
  vi.stubGlobal("navigator", {
    userAgent: "A browser/1",
    language: "en",
    storage: { estimate: async () => ({ quota: free + 10, usage: 10 }) },
  });
  return () => vi.unstubAllGlobals();
});

it("is found again until it is forgotten", async () => {
  const memories = new Memories("sabika/", BUNDLE);
  expect(await memories.find()).toBeNull();
  await memories.keep(memory);
  expect(await new Memories("sabika/", BUNDLE).find()).toEqual(memory);
  await memories.forget();
  expect(await memories.find()).toBeNull();
});

it("is not for another Python, another browser or another folder", async () => {
  await new Memories("sabika/", BUNDLE).keep(memory);
  expect(await new Memories("sabika/", { files: { sabika: "sabika-2.packed" }, lock: {} }).find()).toBeNull();
  expect(await new Memories("sabika/games/", BUNDLE).find()).toBeNull();
  vi.stubGlobal("navigator", { userAgent: "A browser/2", language: "en" });
  expect(await new Memories("sabika/", BUNDLE).find()).toBeNull();
});

it("takes the place of the one before", async () => {
  await new Memories("sabika/", BUNDLE).keep(memory);
  await new Memories("sabika/", { files: { sabika: "sabika-2.packed" }, lock: {} }).keep(memory);
  expect([...kept.values()].map(({ size }) => size)).toEqual([1]);
  expect(await new Memories("sabika/", BUNDLE).find()).toBeNull();
});

it("is not kept where games would soon have no room", async () => {
  free = 29;
  const memories = new Memories("sabika/", BUNDLE);
  await memories.keep(memory);
  expect(await memories.find()).toBeNull();
});

it("is nothing where nothing is kept", async () => {
  vi.stubGlobal("caches", undefined);
  for (const store of ["", "sabika/"]) {
    const memories = new Memories(store, BUNDLE);
    expect(await memories.find()).toBeNull();
    await memories.forget();
  }
});
