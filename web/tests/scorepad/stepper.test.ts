// A number that is tapped together: one more, one less, any that there can be, also by keyboard.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import Stepper from "../../src/scorepad/entry/Stepper.svelte";

afterEach(cleanup);

function stepper(value: number, most: number | null): number[] {
  const chosen: number[] = [];
  render(Stepper, { label: "Tower", value, most, onchange: (number: number) => void chosen.push(number) });
  return chosen;
}

function buttons(): HTMLButtonElement[] {
  return screen.getAllByRole<HTMLButtonElement>("button");
}

it("goes up and down by one, by finger and by the arrows", async () => {
  const chosen = stepper(3, 11);
  const [less, value, more] = buttons();
  await fireEvent.click(less!);
  await fireEvent.click(more!);
  await fireEvent.keyDown(value!, { key: "ArrowUp" });
  await fireEvent.keyDown(value!, { key: "ArrowDown" });
  expect(chosen).toEqual([2, 4, 4, 2]);
});

it("goes neither below nothing nor above what exists", async () => {
  const chosen = stepper(0, 0);
  const [less, value, more] = buttons();
  expect([less?.disabled, more?.disabled]).toEqual([true, true]);
  await fireEvent.keyDown(value!, { key: "ArrowUp" });
  await fireEvent.keyDown(value!, { key: "ArrowDown" });
  expect(chosen).toEqual([]);
});

it("offers every number that there can be", async () => {
  const chosen = stepper(3, 7);
  await fireEvent.click(buttons()[1]!);
  expect(
    buttons()
      .slice(3)
      .map((button) => button.textContent),
  ).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
  await fireEvent.click(screen.getByText("6"));
  expect(chosen).toEqual([6]);
  expect(buttons()).toHaveLength(3);
});
