// Looking closer at a palace.
import { expect, it } from "vitest";
import { boxOf, mostIn, windowOn } from "../../../src/palace/picture/layout";
import { Pointers } from "../../../src/palace/picture/pointers";
import { Sight } from "../../../src/palace/picture/sight.svelte";

const box = { x: -200, y: -200, width: 500, height: 400 };

it("fits a palace with a ring of cells around it", () => {
  expect(
    boxOf(
      [
        [0, 0],
        [3, -1],
      ],
      1,
    ),
  ).toEqual({ x: -100, y: -200, width: 600, height: 400 });
});

it("shows a small palace in a place of some size, the palace in the middle", () => {
  expect(boxOf([[0, 0]], 1, 5, 4)).toEqual({ x: -200, y: -150, width: 500, height: 400 });
});

it("shows everything at first", () => {
  expect(new Sight().within(box)).toEqual(box);
  expect(new Sight().isWhole).toBe(true);
});

it("keeps the spot under the pointer in its place while it comes closer", () => {
  const sight = new Sight();
  const spot = { x: 200, y: 100 };
  const share = (shown: typeof box) => [(spot.x - shown.x) / shown.width, (spot.y - shown.y) / shown.height];
  const before = share(sight.within(box));
  sight.closer(2, box, spot);
  expect(sight.within(box).width).toBe(250);
  expect(share(sight.within(box))).toEqual(before);
});

it("does not come closer than makes sense, and is whole again when far enough", () => {
  const sight = new Sight();
  sight.closer(1000, box);
  expect(sight.zoom).toBe(6);
  sight.move(50, 50, box);
  sight.closer(0.0001, box);
  expect(sight.isWhole).toBe(true);
});

it("never loses the palace", () => {
  const sight = new Sight();
  sight.closer(3, box);
  sight.move(100_000, -100_000, box);
  const shown = sight.within(box);
  expect(shown.x + shown.width / 2).toBe(300);
  expect(shown.y + shown.height / 2).toBe(-200);
});

it("moves no more than it takes to reveal a cell", () => {
  const sight = new Sight();
  sight.closer(2, box);
  const before = sight.within(box);
  sight.reveal({ x: 0, y: 0, width: 100, height: 100 }, box);
  expect(sight.within(box)).toEqual(before);
  sight.reveal({ x: 200, y: 0, width: 100, height: 100 }, box);
  expect(sight.within(box).x + sight.within(box).width).toBe(300);
});

it("takes a small movement of a pointer for a tap, a larger one for a drag from where it began", () => {
  const pointers = new Pointers();
  pointers.press(1, { x: 0, y: 0 });
  expect(pointers.move(1, { x: 4, y: 0 })).toBeNull();
  expect(pointers.moving).toBe(false);
  expect(pointers.move(1, { x: 20, y: 0 })).toEqual({ from: { x: 0, y: 0 }, to: { x: 20, y: 0 }, factor: 1 });
  expect(pointers.moving).toBe(true);
});

it("takes two fingers that part for coming closer", () => {
  const pointers = new Pointers();
  pointers.press(1, { x: 0, y: 0 });
  pointers.press(2, { x: 100, y: 0 });
  expect(pointers.move(2, { x: 200, y: 0 })).toEqual({ from: { x: 50, y: 0 }, to: { x: 100, y: 0 }, factor: 2 });
});

it("forgets pointers that were lifted", () => {
  const pointers = new Pointers();
  pointers.press(1, { x: 0, y: 0 });
  pointers.release(1);
  expect(pointers.count).toBe(0);
  expect(pointers.move(1, { x: 90, y: 0 })).toBeNull();
});

const cell = (x: number, y: number) => ({ x: x * 100, y: y * 100, width: 100, height: 100 });

it("looks at as many cells as a window can show", () => {
  const apart = [cell(0, 0), cell(1, 0), cell(0, 1), cell(9, 9)];
  expect(mostIn(apart, 300, 300)).toEqual({ x: 0, y: 0, width: 200, height: 200 });
  expect(mostIn(apart, 1000, 1000)).toEqual({ x: 0, y: 0, width: 1000, height: 1000 });
  expect(mostIn([], 300, 300)).toBeNull();
});

it("shows no more empty ground beside a palace than it must", () => {
  const palace = { x: 0, y: 0, width: 1000, height: 400 };
  expect(windowOn(cell(9, 1), palace, 400, 200)).toEqual({ x: 600, y: 50, width: 400, height: 200 });
  expect(windowOn(cell(9, 1), palace, 400, 600)).toEqual({ x: 600, y: -100, width: 400, height: 600 });
});

it("knows what it looks at until it is moved", () => {
  const sight = new Sight();
  const at = { x: 100, y: 0, width: 100, height: 100 };
  sight.look(at, 2, box);
  expect(sight.within(box)).toEqual({ x: 25, y: -50, width: 250, height: 200 });
  expect(sight.lookedAt).toBe(at);
  sight.move(10, 0, box);
  expect(sight.lookedAt).toBeNull();
});
