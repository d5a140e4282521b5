// The panels of palace games: the others, the pile, the kinds, and what scoring would give.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { PalaceView } from "../../src/api/types";
import DeckGauge from "../../src/palace/panels/DeckGauge.svelte";
import HintAndLog from "../../src/palace/panels/HintAndLog.svelte";
import HintPanel from "../../src/palace/panels/HintPanel.svelte";
import KindsLeft from "../../src/palace/panels/KindsLeft.svelte";
import Opponents from "../../src/palace/panels/Opponents.svelte";
import Since from "../../src/palace/panels/Since.svelte";
import StateLine from "../../src/palace/panels/StateLine.svelte";
import { PalaceGame } from "../../src/palace/table/game.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { SAID } from "../said";
import { GAMES, type Told } from "./games";
import { ToldGame } from "./told.svelte";

type PalaceName = "alhambra" | "dirk" | "modules" | "granada" | "combined";

/** What a screen reader says of a button whose looks are not spoken. */
function spoken(button: HTMLElement): string {
  return button.querySelector(".unseen")?.textContent ?? "";
}

function played(name: PalaceName, moment: keyof Told, changed: Partial<Told["middle"]> = {}): PalaceGame {
  return new PalaceGame(new ToldGame(name, { ...GAMES[name][moment], ...changed }).table);
}

function pressedTab(): string {
  return screen.getAllByRole("button", { pressed: true }).map(textOf).join();
}

function textOf(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

beforeAll(() => texts.load("en"));
afterEach(cleanup);

describe("the others", () => {
  test("are shown in the order in which they follow me", () => {
    const game = played("alhambra", "middle");
    render(Opponents, { game });
    const cards = screen.getAllByRole("button").map((card) => spoken(card));
    const [ana, , eva] = game.view.points;
    expect(cards[0]).toContain(`Eva: ${eva} points`);
    expect(cards[1]).toContain(`Ana: ${ana} points`);
    expect(cards).toHaveLength(2);
  });

  test("say whose turn it is", () => {
    const asked = { ...GAMES.alhambra.middle.view, asked: 2 } as PalaceView;
    render(Opponents, { game: played("alhambra", "middle", { view: asked }) });
    expect(screen.getAllByRole("button", { name: /It is their turn/ })).toHaveLength(1);
  });

  test("Dirk has no palace, but tiles of each kind", () => {
    const game = played("dirk", "middle");
    render(Opponents, { game });
    const dirk = screen.getByRole("region", { name: /^Dirk: 7 points/ });
    const tiles = within(dirk)
      .getAllByRole("listitem")
      .map((kind) => Number(/×(\d+)/.exec(textOf(kind))?.[1]));
    expect(tiles.reduce((sum, count) => sum + count, 0)).toBe(game.view.extras.dirk?.tiles.length);
  });

  test("can be looked at closely, one after the other", async () => {
    render(Opponents, { game: played("modules", "middle") });
    await fireEvent.click(screen.getByRole("button", { name: /^Eva: / }));
    expect(screen.queryByRole("dialog", { name: "Eva’s palace" })).not.toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Ana" }));
    expect(screen.queryByRole("dialog", { name: "Ana’s palace" })).not.toBeNull();
  });

  test("what modules show of them is told in words", () => {
    const game = played("modules", "middle");
    render(Opponents, { game });
    const [eva] = screen.getAllByRole("button");
    const badges = within(eva!).getAllByRole("img", { hidden: true });
    const told = badges.map((badge) => badge.getAttribute("aria-label"));
    expect(told).toEqual(
      expect.arrayContaining(["Vizier: awake", "Stored: 5 dirhams", "Bonus cards: 1 revealed, 2 hidden"]),
    );
  });
});

describe("if scoring came now", () => {
  test("everybody’s points are those of the hint", () => {
    const game = played("granada", "middle");
    render(HintPanel, { game });
    const totals = within(screen.getByRole("row", { name: /^Total/ })).getAllByRole("cell");
    const points = game.names.map((_, side) =>
      game.hint!.terms.filter((term) => term.side === side).reduce((sum, term) => sum + term.points, 0),
    );
    expect(totals.map(textOf)).toEqual(points.map(String));
  });

  test("the tile under the pointer shows what it would change", () => {
    const game = played("alhambra", "middle");
    render(HintPanel, { game });
    game.considered = { tile: "tower-9-ES", change: [0, 7, -2] };
    flushSync();
    const row = screen.getByRole("row", { name: /^with Tower 9/ });
    expect(within(row).getAllByRole("cell").map(textOf)).toEqual(["", "+7", "−2"]);
  });

  test("nothing is shown at purist tables", () => {
    render(HintPanel, { game: played("alhambra", "middle", { hint: null }) });
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("the longest wall glows on request", async () => {
    const game = played("alhambra", "middle");
    const before = game.glow;
    render(HintPanel, { game });
    await fireEvent.click(screen.getByRole("checkbox", { name: "Longest wall glows" }));
    expect(game.glow).toBe(!before);
  });
});

describe("the pile", () => {
  test("says where the next scoring card is", () => {
    const game = played("alhambra", "beginning");
    const [first] = game.view.windows;
    render(DeckGauge, { game });
    const name = spoken(screen.getByRole("button"));
    expect(name).toContain(`First scoring: in ${first!.soonest} to ${first!.latest} cards`);
  });

  test("says so when the scoring card is not in it yet, and when the end is next", () => {
    render(DeckGauge, { game: played("combined", "middle") });
    expect(spoken(screen.getByRole("button"))).toContain("after the pile has run out");
    cleanup();
    render(DeckGauge, { game: played("dirk", "end") });
    expect(spoken(screen.getByRole("button"))).toContain("when the bag runs out");
  });
});

test("every kind says how many are left, and who has it", async () => {
  const game = played("alhambra", "middle");
  render(KindsLeft, { game });
  expect(screen.getAllByRole("listitem")).toHaveLength(6);
  const towers = game.view.bag.filter((tile) => tile.startsWith("tower")).length;
  const button = screen.getByRole("button", { name: `Tower: ${towers} left` });
  expect(screen.queryByRole("tooltip")).toBeNull();
  await fireEvent.focus(button);
  expect(textOf(screen.getByRole("tooltip"))).toContain("in the bag");
  await fireEvent.keyDown(button, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
});

describe("what a phone folds into lines", () => {
  test("has a line for each of the others, in their order, whatever they did", () => {
    const game = played("alhambra", "middle");
    render(Since, { game, across: 1, onopen: () => {} });
    const lines = screen.getAllByRole("listitem").map(textOf);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(game.opponents.map((seat) => game.name(seat)));
    const told = game.chronicle.since.filter((turn) => turn.lines.length);
    expect(told.length).toBeGreaterThan(0);
    for (const { seat } of told) expect(lines[game.opponents.indexOf(seat!)]).not.toBe(game.name(seat!));
  });

  test("opens where a finger can hit it", async () => {
    let opened = 0;
    const game = played("alhambra", "middle");
    const onopen = () => (opened += 1);
    const { rerender } = render(Since, { game, across: 1, onopen });
    await fireEvent.click(screen.getByRole("button", { name: "Since your last turn" }));
    expect(opened).toBe(1);
    await rerender({ across: game.opponents.length });
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("says in words what its line shows of pile and bag", () => {
    const game = played("alhambra", "middle");
    render(StateLine, { game, onopen: () => {} });
    const { pile, bag } = game.view;
    const said = spoken(screen.getByRole("button", { name: /^The state of the game/ }));
    expect(said).toContain(`Pile: ${pile} cards`);
    expect(said).toContain(`${bag.length} tiles`);
  });
});

describe("recap, hints and log in one place", () => {
  const waiting = { options: [], held: null };
  const mine = { ...GAMES.alhambra.middle, options: [{ action: "take denar-4", verb: "take", said: SAID }] };

  test("the recap comes with my turn and gives way where a tile is about to be built", () => {
    const told = new ToldGame("tabs", { ...mine, ...waiting });
    const game = new PalaceGame(told.table);
    render(HintAndLog, { game });
    expect(pressedTab()).toBe("Scoring now");
    told.tell(mine);
    flushSync();
    expect(pressedTab()).toBe("Recap");
    game.considered = { tile: "tower-9-ES" };
    flushSync();
    expect(pressedTab()).toBe("Recap");
    game.considered = { tile: "tower-9-ES", cell: [1, 0], change: [0, 7, 0] };
    flushSync();
    expect(pressedTab()).toBe("Scoring now");
  });

  test("what was chosen stays", async () => {
    render(HintAndLog, { game: played("alhambra", "middle", waiting) });
    await fireEvent.click(screen.getByRole("button", { name: "Log" }));
    expect(pressedTab()).toBe("Log");
    await fireEvent.click(screen.getByRole("button", { name: "Recap" }));
    expect(pressedTab()).toBe("Recap");
  });

  test("purist tables have no hints", () => {
    render(HintAndLog, { game: played("alhambra", "middle", { ...waiting, hint: null }) });
    expect(screen.queryByRole("button", { name: "Scoring now" })).toBeNull();
    expect(pressedTab()).toBe("Log");
  });
});
