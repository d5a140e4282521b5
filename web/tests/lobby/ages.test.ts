// Who is the youngest: names are tapped from the youngest on, and can be taken back (A8).
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import Ages from "../../src/lobby/Ages.svelte";
import { byAge, tapped } from "../../src/lobby/ages";

afterEach(cleanup);

const PEOPLE = ["Ana", "Bo", "Cy"].map((name, seat) => ({ seat, name, mark: seat }));

it("takes whoever is tapped next, and moves the others up when somebody is taken back", () => {
  expect(tapped([], 2)).toEqual([2]);
  expect(tapped([2], 0)).toEqual([2, 0]);
  expect(tapped([2, 0, 1], 2)).toEqual([0, 1]);
});

it("matters wherever palaces are built", () => {
  expect(["alhambra", "granada", "combined", "roll-and-write"].map(byAge)).toEqual([true, true, true, false]);
});

it("shows the places, and is told of every tap", async () => {
  const orders: number[][] = [];
  render(Ages, { people: PEOPLE, order: [2, 0], onchange: (order: number[]) => void orders.push(order) });
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false", "true"]);
  expect(buttons.map((button) => button.textContent?.replace(/\s+/g, " ").trim())).toEqual(["2. Ana", "Bo", "1. Cy"]);
  for (const button of buttons) await fireEvent.click(button);
  expect(orders).toEqual([[2], [2, 0, 1], [0]]);
});
