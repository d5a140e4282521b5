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

it("leads the learner to what is new, also on a page that stood still meanwhile", () => {
  const frame = frames();
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const tile = document.createElement("button");
  const cover = document.createElement("div");
  document.body.append(tile, cover);
  vi.spyOn(tile, "getClientRects").mockReturnValue([new DOMRect(10, 30, 40, 40)] as unknown as DOMRectList);
  const onTop = vi.spyOn(document, "elementFromPoint").mockReturnValue(tile);
  const led = vi.spyOn(tile, "scrollIntoView");
  const spotlight = new Spotlight(
    () => [["button"]],
    () => "",
  );

  const stop = spotlight.watch();
  expect(led).not.toHaveBeenCalled();
  onTop.mockReturnValue(cover);
  now.mockReturnValue(5_000);
  frame.next();
  expect(led).toHaveBeenCalledTimes(1);
  for (let time = 5_000; time < 7_000; time += 20) {
    now.mockReturnValue(time);
    frame.next();
  }
  // Then one is free to go.
  led.mockClear();
  frame.next();
  expect(led).not.toHaveBeenCalled();
  stop();
});

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
