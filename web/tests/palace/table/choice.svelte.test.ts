// What a person has in mind: picked things, selected money, payments, and what is sent.
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { TableNow } from "../../../src/api/types";
import { Choice } from "../../../src/palace/table/choice.svelte";
import { PalaceGame } from "../../../src/palace/table/game.svelte";
import { texts } from "../../../src/texts/texts.svelte";
import { SAID } from "../../said";
import { type Position, positionAt } from "./positions";
import { stillTable } from "./told";

const DISPLAY = ["denar-9", "florin-2", "ducat-3", "florin-1"];
const TAKES = [
  "denar-9",
  "florin-2",
  "ducat-3",
  "florin-1",
  "florin-2 ducat-3",
  "florin-2 florin-1",
  "ducat-3 florin-1",
];

let stop = () => {};

function choiceAt(position: Position) {
  const still = stillTable(position);
  let choice!: Choice;
  stop = $effect.root(() => {
    choice = new Choice(new PalaceGame(still.table));
  });
  return { choice, ...still };
}

/** A position with other options and another display. */
function changed(position: Position, told: Partial<TableNow>, view: Partial<Position["view"]> = {}): Position {
  const seen = { ...position.view, ...view };
  return { ...position, view: seen, now: { ...position.now, ...told, view: seen } };
}

beforeAll(async () => {
  await texts.load("en");
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});

afterEach(() => stop());

describe("money of the display", () => {
  const position = changed(
    positionAt("alhambra", "act"),
    { options: TAKES.map((cards) => ({ action: `take ${cards}`, verb: "take", said: SAID, cards: cards.split(" ") })) },
    { display: DISPLAY },
  );

  it("joins cards that can be taken together", () => {
    const { choice } = choiceAt(position);
    choice.toggleMoney(1);
    choice.toggleMoney(2);
    expect(choice.take?.action).toBe("take florin-2 ducat-3");
  });

  it("takes a card instead of those it cannot be taken with", () => {
    const { choice } = choiceAt(position);
    choice.toggleMoney(1);
    choice.toggleMoney(0);
    expect(choice.moneyCards).toEqual(["denar-9"]);
  });

  it("is let go by a second click, and by Escape", () => {
    const { choice } = choiceAt(position);
    choice.toggleMoney(1);
    choice.toggleMoney(1);
    expect(choice.money).toEqual([]);
    choice.toggleMoney(1);
    expect(choice.drop()).toBe(true);
    expect(choice.money).toEqual([]);
    expect(choice.drop()).toBe(false);
  });
});

describe("what could not be sent", () => {
  it("stays selected", async () => {
    const { choice, table } = choiceAt(positionAt("alhambra", "act"));
    table.problem = { kind: "failed", code: "unreachable" };
    const place = choice.game.view.display.findIndex((card) => choice.controls.take([card]));
    choice.toggleMoney(place);
    await choice.act(choice.take!);
    expect(choice.money).toEqual([place]);
  });
});

describe("paying", () => {
  const pay = (cards: string, total: number) => ({
    action: `pay ${cards}`,
    verb: "pay",
    said: SAID,
    cards: cards.split(" "),
    total,
    exact: total === 9,
  });
  const position = changed(positionAt("alhambra", "pay"), {
    options: [pay("denar-6 denar-4", 10), pay("denar-5 denar-4", 9)],
  });

  it("begins with the exact payment", () => {
    const { choice } = choiceAt(position);
    expect(choice.paying.option?.action).toBe("pay denar-5 denar-4");
  });

  it("follows the cards that are clicked in the hand", () => {
    const { choice } = choiceAt(position);
    choice.paying.toggle("denar-5", 0);
    expect(choice.paying.option).toBeNull();
    choice.paying.toggle("denar-6", 0);
    expect(choice.paying.option?.action).toBe("pay denar-6 denar-4");
  });
});

describe("a tile in hand", () => {
  it("is the first of those beside the palace, until another is picked", () => {
    const position = positionAt("alhambra", "place");
    const { choice } = choiceAt(position);
    const name = position.view.players[position.now.seat!]!.beside[0]!;
    expect(choice.active).toEqual({ from: "beside", name });
  });

  it("shows the cells that the options name before the server says more", () => {
    const position = positionAt("alhambra", "place", "build");
    const { choice } = choiceAt(position);
    const cells = position.now.options.filter((option) => option.verb === "build").map((option) => option.cell);
    expect(choice.offers.map((offer) => offer.cell)).toEqual(cells);
    expect(choice.offers.every((offer) => offer.state === "legal")).toBe(true);
  });

  it("is forgotten when it lies there no more", () => {
    const { choice } = choiceAt(positionAt("alhambra", "act"));
    choice.pick({ from: "reserve", name: "tower-9-ES" });
    expect(choice.picked).toBeNull();
  });
});

describe("what is sent", () => {
  it("is sent again if the table has changed and it is still possible", async () => {
    const { choice, table, sent } = choiceAt(positionAt("alhambra", "act"));
    table.problem = { kind: "conflict", code: "stale" };
    const [option] = choice.game.options;
    await choice.act(option!);
    expect(sent).toEqual([option!.action, option!.action]);
  });

  it("is not sent again if it is refused", async () => {
    const { choice, table, sent } = choiceAt(positionAt("alhambra", "act"));
    table.problem = { kind: "refused", code: "refused" };
    const [option] = choice.game.options;
    await choice.act(option!);
    expect(sent).toEqual([option!.action]);
  });

  it("waits while something else is on its way", async () => {
    const { choice, table, sent } = choiceAt(positionAt("alhambra", "act"));
    Object.assign(table, { busy: true });
    const acting = choice.act(choice.game.options[0]!);
    await Promise.resolve();
    expect(sent).toEqual([]);
    Object.assign(table, { busy: false });
    await acting;
    expect(sent).toHaveLength(1);
  });

  it("is asked first where there are several ways", () => {
    const { choice, sent } = choiceAt(positionAt("alhambra", "act"));
    const options = choice.game.options.slice(0, 2);
    choice.choose(options);
    flushSync();
    expect(choice.asked).toEqual(options);
    expect(sent).toEqual([]);
  });
});
