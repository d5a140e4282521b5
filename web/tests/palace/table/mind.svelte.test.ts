// What was picked outlasts the page, but not the moment.
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Choice } from "../../../src/palace/table/choice.svelte";
import { PalaceGame } from "../../../src/palace/table/game.svelte";
import { texts } from "../../../src/texts/texts.svelte";
import { type Position, positionAt } from "./positions";
import { stillTable } from "./told";

const POSITION = positionAt("alhambra", "act");
let stop = () => {};

/** A page on which the table is shown at a position. */
function opened(position: Position = POSITION): Choice {
  stop();
  let choice!: Choice;
  stop = $effect.root(() => {
    choice = new Choice(new PalaceGame(stillTable(position).table));
    choice.followTable();
  });
  flushSync();
  return choice;
}

beforeAll(async () => {
  await texts.load("en");
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
beforeEach(() => sessionStorage.clear());
afterEach(() => stop());

it("comes back with what was picked and selected", () => {
  const choice = opened();
  const [place] = POSITION.view.yard;
  const thing = { from: "yard", name: place!.tile!, space: place!.space };
  choice.show(choice.controls.takes[0]!);
  const { money } = choice;
  choice.pick(thing);
  flushSync();
  const again = opened();
  expect(money).not.toEqual([]);
  expect(again.money).toEqual(money);
  expect(again.picked).toEqual(thing);
});

it("comes back with the cards that were picked to pay", () => {
  const position = positionAt("alhambra", "pay");
  const [card] = position.view.hand;
  opened(position).paying.select([card!]);
  flushSync();
  expect(opened(position).paying.selected).toEqual([card]);
});

it("forgets what was let go of, and what belongs to another moment", () => {
  const choice = opened();
  choice.show(choice.controls.takes[0]!);
  flushSync();
  const later = { ...POSITION, now: { ...POSITION.now, version: POSITION.now.version + 1 } };
  expect(opened(later).money).toEqual([]);
  expect(opened().money).toEqual([]);
});

it("is played in a browser that keeps nothing", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const choice = opened();
  choice.show(choice.controls.takes[0]!);
  flushSync();
  expect(choice.money).not.toEqual([]);
  expect(opened().money).toEqual([]);
});
