// What is done without a further question, and what is asked all the same.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Option, TableNow } from "../../../src/api/types";
import { settings } from "../../../src/app/settings/settings.svelte";
import { Choice } from "../../../src/palace/table/choice.svelte";
import { PalaceGame } from "../../../src/palace/table/game.svelte";
import { unasked } from "../../../src/palace/table/unasked";
import { texts } from "../../../src/texts/texts.svelte";
import { SAID } from "../../said";
import { type Position, positionAt } from "./positions";
import { stillTable } from "./told";

let stop = () => {};

function choiceAt(position: Position, options: readonly Option[] = position.now.options) {
  const now = { ...position.now, options, offer: { ...position.now.offer, confirm: true } } as TableNow;
  const still = stillTable({ ...position, now });
  let choice!: Choice;
  stop = $effect.root(() => {
    choice = new Choice(new PalaceGame(still.table));
  });
  return { choice, ...still };
}

const pay = (cards: string, exact: boolean): Option => ({
  action: `pay ${cards}`,
  verb: "pay",
  said: SAID,
  cards: cards.split(" "),
  exact,
});

const take = (cards: string): Option => ({
  action: `take ${cards}`,
  verb: "take",
  said: SAID,
  cards: cards.split(" "),
});

beforeAll(async () => {
  await texts.load("en");
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
beforeEach(() => {
  settings.confirming = "countdown";
});
afterEach(() => stop());

describe("a payment", () => {
  const position = positionAt("alhambra", "pay");
  const exact = pay("denar-5 denar-4", true);
  const over = pay("denar-6 denar-4", false);
  const chosen = (...options: Option[]) => unasked(choiceAt(position, options).choice)?.action;

  it("goes without saying if it is the only exact one", () => {
    expect(chosen(over, exact)).toBe(exact.action);
  });

  it("is asked for if too much would be paid, or there are two exact ones", () => {
    expect(chosen(over)).toBeUndefined();
    expect(chosen(exact, pay("denar-7 denar-2", true))).toBeUndefined();
  });

  it("is asked for if it takes more than plain money, or if there is another way to pay", () => {
    expect(chosen(pay("stored-denar-9", true))).toBeUndefined();
    expect(chosen(exact, { action: "lay denar-4", verb: "lay", said: SAID, cards: ["denar-4"] })).toBeUndefined();
  });

  it("is asked for by whoever wants to be asked, and in lessons", () => {
    const { choice, table } = choiceAt(position, [exact]);
    settings.confirming = "on";
    expect(unasked(choice)).toBeNull();
    settings.confirming = "countdown";
    expect(unasked(choice)).not.toBeNull();
    Object.assign(table, { unhurried: true });
    expect(unasked(choice)).toBeNull();
  });
});

describe("a tile", () => {
  const position = positionAt("alhambra", "place", "build");
  const [build] = position.now.options.filter((option) => option.verb === "build");

  it("goes where it was put before it was bought", () => {
    const { choice } = choiceAt(position);
    expect(unasked(choice)).toBeNull();
    choice.pickCell(build!.cell!, { from: "yard", name: build!.tile!, space: "florin" });
    expect(unasked(choice)).toBe(choice.controls.at(build!.tile!, build!.cell!)[0]);
  });

  it("is not placed where somebody else would put it", () => {
    const { choice } = choiceAt(position);
    choice.show(build!);
    expect(unasked(choice)).toBeNull();
  });

  it("goes where it must if nothing else can become of it", () => {
    const reserve: Option = { action: "reserve tower-9-ES", verb: "reserve", said: SAID, tile: "tower-9-ES" };
    expect(unasked(choiceAt(position, [reserve]).choice)).toBe(reserve);
  });
});

describe("a card of the display", () => {
  const position = positionAt("alhambra", "act");
  const options = ["denar-9", "florin-2", "ducat-3", "florin-2 ducat-3"].map(take);
  const view = { ...position.view, display: ["denar-9", "florin-2", "ducat-3"] };
  const shown = { ...position, view, now: { ...position.now, view } } as Position;

  it("is taken at once if it can only be taken alone", async () => {
    const { choice, sent } = choiceAt(shown, options);
    choice.toggleMoney(0);
    expect(sent).toEqual(["take denar-9"]);
  });

  it("is selected first if others can join it, and taken with them by a double press", () => {
    const { choice, sent } = choiceAt(shown, options);
    choice.toggleMoney(1);
    expect(sent).toEqual([]);
    choice.takeWith(2);
    expect(sent).toEqual(["take florin-2 ducat-3"]);
  });

  it("is selected first where it could not be taken back", () => {
    const { choice, sent } = choiceAt(shown, options);
    settings.confirming = "off";
    choice.toggleMoney(0);
    expect([sent, choice.moneyCards]).toEqual([[], ["denar-9"]]);
  });
});
