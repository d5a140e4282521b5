// The cards of a hand, as they are held.
import { expect, it } from "vitest";
import { pursesOf } from "../../../src/palace/table/hand";

it("sorts by currency in the order of the yard, the highest card first", () => {
  const purses = pursesOf(["ducat-2", "florin-3", "florin-7", "ducat-9"]);
  expect(purses.map((purse) => [purse.currency, purse.total, purse.cards.map((card) => card.name)])).toEqual([
    ["florin", 10, ["florin-7", "florin-3"]],
    ["ducat", 11, ["ducat-9", "ducat-2"]],
  ]);
});

it("counts copies of the same card", () => {
  const [purse] = pursesOf(["denar-4", "denar-4", "denar-4"]);
  expect(purse?.cards.map((card) => card.copy)).toEqual([0, 1, 2]);
});

it("puts stored money to its currency, and exchange cards to the end", () => {
  const purses = pursesOf(["florin-ducat", "denar-1", "stored-denar-5"]);
  expect(purses.map((purse) => [purse.currency, purse.total])).toEqual([
    ["denar", 6],
    [null, 0],
  ]);
  expect(purses[0]?.cards.map((card) => card.name)).toEqual(["stored-denar-5", "denar-1"]);
});
