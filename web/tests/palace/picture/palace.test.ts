// A palace under the fingers: keys, pointer, and what it tells those who do not see it.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../src/app/settings/settings.svelte";
import type { Offered } from "../../../src/palace/picture/offered";
import Palace from "../../../src/palace/picture/Palace.svelte";
import { texts } from "../../../src/texts/texts.svelte";
import { pieces, placed } from "./sample";

const OFFERS: Offered[] = [
  { cell: [2, 0], state: "legal", label: "2 east: 7 points more", note: "+7" },
  { cell: [-1, 0], state: "refused", label: "1 west: a wall is in the way" },
  { cell: [-1, 1], state: "chosen", label: "here" },
];

beforeEach(async () => {
  settings.language = "en";
  await texts.load("en");
});
afterEach(cleanup);

function shown(more: object = {}) {
  const heard = { onpick: vi.fn(), onhover: vi.fn(), onpickpoint: vi.fn() };
  render(Palace, { placed, pieces, label: "Your palace", offers: OFFERS, ...heard, ...more });
  return heard;
}
const palace = () => screen.getByRole("application", { name: "Your palace" });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? palace(), { key });
const focused = () => document.activeElement?.getAttribute("aria-label");

it("is one stop for the tab key, and the arrows go from cell to cell", async () => {
  shown();
  expect(palace().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  palace().querySelector<SVGElement>('[tabindex="0"]')?.focus();
  expect(focused()).toBe("Fountain: at the fountain");
  await press("ArrowRight");
  expect(focused()).toBe("Tower 9 with walls E and S: 1 east");
  await press("ArrowRight");
  expect(focused()).toBe("2 east: 7 points more, +7");
  expect(palace().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it("chooses the cell with the focus by Enter", async () => {
  const { onpick } = shown();
  screen.getByRole("button", { name: /2 east/ }).focus();
  await press("Enter");
  expect(onpick).toHaveBeenCalledWith([2, 0]);
});

it("chooses a legal cell by click and says why another is refused, without choosing it", async () => {
  const { onpick, onhover } = shown();
  await fireEvent.click(screen.getByRole("button", { name: /2 east/ }));
  expect(onpick).toHaveBeenCalledExactlyOnceWith([2, 0]);
  await fireEvent.click(screen.getByRole("button", { name: /1 west/ }));
  expect(onpick).toHaveBeenCalledTimes(1);
  expect(onhover).toHaveBeenLastCalledWith([-1, 0]);
});

it("tells legal, refused and chosen cells apart without colours", () => {
  shown();
  expect(screen.getByRole("button", { name: /1 west/ }).getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("button", { name: "here" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: /2 east/ }).textContent).toBe("+7");
  expect(screen.getByRole("button", { name: "here" }).querySelector(".check")).not.toBeNull();
});

it("reports the cell under the pointer and that it was left", async () => {
  const { onhover } = shown();
  await fireEvent.pointerEnter(screen.getByRole("button", { name: /2 east/ }));
  expect(onhover).toHaveBeenLastCalledWith([2, 0]);
  await fireEvent.pointerLeave(screen.getByRole("button", { name: /2 east/ }));
  expect(onhover).toHaveBeenLastCalledWith(null);
});

it("lets a falcon's point be chosen", async () => {
  const points: Offered[] = [{ cell: [0, -1], state: "legal", label: "here a falcon" }];
  const { onpick, onpickpoint } = shown({ points });
  await fireEvent.click(screen.getByRole("button", { name: "here a falcon" }));
  expect(onpickpoint).toHaveBeenCalledWith([0, -1]);
  expect(onpick).not.toHaveBeenCalled();
});

it("comes closer by key and by button, and shows the whole palace again", async () => {
  shown();
  const width = () => Number(palace().getAttribute("viewBox")?.split(" ")[2]);
  const whole = width();
  palace().querySelector<SVGElement>('[tabindex="0"]')?.focus();
  await press("+");
  expect(width()).toBeCloseTo(whole / 1.4);
  await press("-");
  expect(width()).toBeCloseTo(whole);
  await fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  expect(width()).toBeCloseTo(whole / 1.4);
  await fireEvent.click(screen.getByRole("button", { name: "Show the whole palace" }));
  expect(width()).toBeCloseTo(whole);
});

it("leaves other keys to the page", async () => {
  shown();
  palace().querySelector<SVGElement>('[tabindex="0"]')?.focus();
  expect(await press("Escape")).toBe(true);
  expect(await press("Enter")).toBe(true);
  expect(await fireEvent.keyDown(palace(), { key: "+", ctrlKey: true })).toBe(true);
  expect(await press("ArrowLeft")).toBe(false);
});

it("comes closer by wheel, and scrolls the page where it cannot go farther away", async () => {
  shown();
  expect(await fireEvent.wheel(palace(), { deltaY: 100 })).toBe(true);
  expect(await fireEvent.wheel(palace(), { deltaY: -100 })).toBe(false);
});

it("is read as a list of tiles", () => {
  shown();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toContain(
    "Tower 9 with walls E and S: 1 east",
  );
});

it("is only a picture as a thumbnail, and decoration without a name", () => {
  const { unmount } = render(Palace, { placed, pieces, label: "Ann’s palace", compact: true });
  expect(screen.getByRole("img", { name: "Ann’s palace" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  render(Palace, { placed, pieces, label: "", compact: true });
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByRole("listitem")).toBeNull();
});

it.each([
  [{ compact: true, roomy: true }, true],
  [{}, true],
  [{ compact: true }, false],
])("draws a lone fountain no larger than a tile of a whole palace: %o", (how, isSmall) => {
  const { container } = render(Palace, { placed: [placed[0]!], pieces, label: "", ...how });
  const [, , width, height] = container.querySelector("[data-box]")!.getAttribute("data-box")!.split(" ").map(Number);
  expect(width! >= 500 && height! >= 400).toBe(isSmall);
});
