// Rings stay around what they point at, also while it moves.
import { afterEach, expect, it, vi } from "vitest";
import { Spotlight } from "../../src/tutorial/spotlight.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Frames that come when they are asked for. */
function frames(): { next: () => void; asked: () => boolean } {
  let waiting: FrameRequestCallback | null = null;
  vi.stubGlobal("requestAnimationFrame", (then: FrameRequestCallback) => {
    waiting = then;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    waiting = null;
  });
  return { next: () => waiting?.(0), asked: () => waiting !== null };
}

it("moves a ring in the same frame as what it is around, until it is told to stop", () => {
  const frame = frames();
  const tile = document.createElement("button");
  document.body.append(tile);
  let top = 30;
  vi.spyOn(tile, "getClientRects").mockImplementation(() => [tile.getBoundingClientRect()] as unknown as DOMRectList);
  vi.spyOn(tile, "getBoundingClientRect").mockImplementation(() => new DOMRect(10, top, 40, 40));
  vi.spyOn(document, "elementFromPoint").mockReturnValue(tile);
  const spotlight = new Spotlight(
    () => [["button"]],
    () => "",
  );

  const stop = spotlight.watch();
  expect(spotlight.rects).toEqual([{ left: 10, top: 30, width: 40, height: 40 }]);
  top = 12;
  frame.next();
  expect(spotlight.rects).toEqual([{ left: 10, top: 12, width: 40, height: 40 }]);
  stop();
  expect(frame.asked()).toBe(false);
});
