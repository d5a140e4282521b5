// Text in a drawing is broken and cut by hand. Here every letter is one wide.
import { expect, test } from "vitest";
import { balanced, broken, cut } from "../../src/after/poster/lines";

const letters = (text: string) => text.length;

test("a sentence is broken between words", () => {
  expect(broken("Carlota wins with 134 points!", 12, letters)).toEqual(["Carlota wins", "with 134", "points!"]);
});

test("the last line is not left with a single word", () => {
  expect(broken("Carlota wins with 134 points!", 22, letters)).toEqual(["Carlota wins with 134", "points!"]);
  expect(balanced("Carlota wins with 134 points!", 22, letters)).toEqual(["Carlota wins", "with 134 points!"]);
});

test("a word that is too long keeps its line", () => {
  expect(broken("a Maximiliana wins", 5, letters)).toEqual(["a", "Maximiliana", "wins"]);
});

test("a name is cut off only if there is no room for it", () => {
  expect(cut("Ana", 3, letters)).toBe("Ana");
  expect(cut("Ana María de Granada", 8, letters)).toBe("Ana Mar…");
  expect(cut("Ana María", 5, letters)).toBe("Ana…");
});
