// The panels in a page: what they say, and what keys and buttons do.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Happened } from "../../src/api/types";
import { settings } from "../../src/app/settings/settings.svelte";
import Ceremony from "../../src/panels/Ceremony.svelte";
import Log from "../../src/panels/Log.svelte";
import Notices from "../../src/panels/Notices.svelte";
import Recap from "../../src/panels/Recap.svelte";
import ScoreTrack from "../../src/panels/ScoreTrack.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { SAID } from "../said";
import { GAMES, type Name } from "./games";
import { ToldGame } from "./told.svelte";

let tables = 0;

/** A game at a table of its own, so that nothing of it was celebrated yet. */
function told(name: Name, moment: "beginning" | "middle" | "end"): ToldGame {
  return new ToldGame(`${name}-${tables++}`, GAMES[name][moment]);
}

function textOf(element: Element | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

function cellsOf(row: HTMLElement): string[] {
  return within(row).getAllByRole("cell").map(textOf);
}

beforeAll(() => texts.load("en"));
beforeEach(() => {
  settings.speed = "normal";
  settings.sound = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the ceremony", () => {
  test("is for scorings that come, not for those that were there", () => {
    render(Ceremony, { game: told("alhambra", "middle") });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("goes through the kinds by itself and ends with everything", async () => {
    vi.useFakeTimers();
    const game = told("alhambra", "beginning");
    render(Ceremony, { game });
    game.tell(GAMES.alhambra.middle);
    flushSync();
    const dialog = screen.getByRole("dialog", { name: "First scoring" });
    expect(textOf(within(dialog).getByRole("figure"))).toBe("Pavilion");
    await vi.advanceTimersByTimeAsync(3300);
    expect(textOf(within(dialog).getByRole("figure"))).toBe("Seraglio");
    await vi.advanceTimersByTimeAsync(60_000);
    const gained = within(dialog).getByRole("row", { name: /^Gained/ });
    expect(cellsOf(gained)).toEqual(game.view.points.map((points) => `+${points}`));
  });

  test("stands still for those who want nothing to move", () => {
    settings.speed = "off";
    const game = told("granada", "beginning");
    render(Ceremony, { game });
    game.tell(GAMES.granada.middle);
    flushSync();
    expect(cellsOf(screen.getByRole("row", { name: /^Total/ }))).toEqual(game.view.points.map(String));
  });

  test("keys go through it, and it stops running by itself", async () => {
    vi.useFakeTimers();
    const game = told("dirk", "beginning");
    render(Ceremony, { game });
    game.tell(GAMES.dirk.middle);
    flushSync();
    const dialog = screen.getByRole("dialog");
    const first = within(dialog).getByRole("figure").textContent;
    await fireEvent.keyDown(dialog, { key: "ArrowRight" });
    const second = within(dialog).getByRole("figure").textContent;
    expect(second).not.toBe(first);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(within(dialog).getByRole("figure").textContent).toBe(second);
    await fireEvent.keyDown(dialog, { key: "Home" });
    expect(within(dialog).getByRole("figure").textContent).toBe(first);
  });

  test("is skipped once for each scoring, and the end is settled with the last", async () => {
    const game = told("alone", "beginning");
    render(Ceremony, { game });
    game.tell(GAMES.alone.end);
    flushSync();
    const scorings = GAMES.alone.end.view!.scorings.length;
    for (let number = 0; number < scorings; number++) {
      expect(game.told.settled).toBe(false);
      const skip = screen.getByRole("button", { name: "Skip" });
      await fireEvent.click(skip);
      flushSync();
    }
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(game.told.settled).toBe(true);
  });

  test("is not held for a scoring that gives nobody anything, and the end is settled without one", () => {
    const game = told("alone", "beginning");
    render(Ceremony, { game });
    const { view } = GAMES.alone.end;
    const empty = view!.scorings.map((scoring) => ({ ...scoring, terms: [] }));
    game.tell({ ...GAMES.alone.end, view: { ...view!, scorings: empty } });
    flushSync();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(game.told.settled).toBe(true);
  });

  test("goes away by itself where nobody sits, but waits for a player", async () => {
    vi.useFakeTimers();
    settings.speed = "off";
    for (const [seat, left] of [
      [null, 0],
      [1, 1],
    ] as const) {
      const game = new ToldGame(`big-${seat}`, { ...GAMES.alhambra.beginning, seat });
      render(Ceremony, { game });
      game.tell({ ...GAMES.alhambra.middle, seat });
      flushSync();
      expect(screen.queryAllByRole("dialog")).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(screen.queryAllByRole("dialog")).toHaveLength(left);
    }
  });

  test("can be seen again from the score track", async () => {
    const game = told("combined", "end");
    render(Ceremony, { game });
    render(ScoreTrack, { game });
    await fireEvent.click(screen.getByRole("button", { name: "Show again: Final scoring" }));
    flushSync();
    expect(screen.queryByRole("dialog", { name: "Final scoring" })).not.toBeNull();
  });
});

describe("the log", () => {
  test.each(Object.keys(GAMES) as Name[])("tells every line of %s in words", async (name) => {
    render(Log, { game: told(name, "middle") });
    const earlier = screen.queryByRole("button", { name: "Show earlier turns" });
    if (earlier) await fireEvent.click(earlier);
    const log = screen.getByRole("region", { name: "What happened" });
    expect(log.textContent).toContain("goes first.");
    expect(log.textContent).not.toMatch(/\[[a-z-]+\]|undefined|\{/);
  });

  test("begins with the newest turn", () => {
    const { view } = GAMES.alhambra.middle;
    render(Log, { game: told("alhambra", "middle") });
    expect(textOf(screen.getAllByText(/^turn \d+$/)[0])).toBe(`turn ${view!.turn}`);
  });

  test("points at the tile that a line is about", async () => {
    const game = told("alhambra", "middle");
    render(Log, { game });
    const [built] = screen.getAllByRole("button", { name: / builds / });
    await fireEvent.focus(built!);
    expect(game.chronicle.highlighted).toHaveLength(1);
    await fireEvent.blur(built!);
    expect(game.chronicle.highlighted).toEqual([]);
  });

  test("leads to the scoring that a line tells of", async () => {
    const game = told("sheet", "end");
    render(Ceremony, { game });
    render(Log, { game });
    const [last] = screen.getAllByRole("button", { name: /^Final scoring: / });
    await fireEvent.click(last!);
    expect(game.chronicle.telling.index).toBe(game.view.scorings.length - 1);
  });
});

describe("the recap", () => {
  const mine = { ...GAMES.alhambra.middle, options: [{ action: "take denar-4", verb: "take", said: SAID }] };

  test("appears with my turn and goes when I close it", async () => {
    const game = new ToldGame("recap", { ...mine, options: [] });
    render(Recap, { game });
    const heading = screen.getByRole("button", { name: "Since your last turn" });
    expect(heading.getAttribute("aria-expanded")).toBe("false");
    game.tell(mine);
    flushSync();
    expect(heading.getAttribute("aria-expanded")).toBe("true");
    const seats = game.chronicle.since.filter((turn) => turn.lines.length).map((turn) => game.names[turn.seat!]);
    const told = screen.getAllByRole("listitem").map(textOf);
    expect(told).toHaveLength(seats.length);
    seats.forEach((name, index) => {
      expect(told[index]).toContain(name);
    });
    await fireEvent.click(heading);
    expect(screen.queryByRole("listitem")).toBeNull();
  });

  test("goes as soon as I have decided something", () => {
    const game = new ToldGame("decided", { ...mine, options: [] });
    render(Recap, { game });
    game.tell(mine);
    flushSync();
    const number = mine.version + 1;
    const hold: Happened = { number, at: 0, what: "hold", seat: mine.seat, actions: null, events: [], table: "" };
    game.tell({ ...mine, version: number, happened: [hold] });
    flushSync();
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});

describe("notices", () => {
  test("the title says that it is my turn", () => {
    const mine = { ...GAMES.alhambra.middle, options: [{ action: "take denar-4", verb: "take", said: SAID }] };
    const game = new ToldGame("title", { ...mine, options: [] });
    render(Notices, { game });
    expect(document.title).toBe("Sabika");
    game.tell(mine);
    flushSync();
    expect(document.title).toContain("Your turn");
  });

  test("a lost connection is told until it is found again", () => {
    const game = told("sheet", "middle");
    render(Notices, { game });
    game.told.connected = false;
    flushSync();
    expect(textOf(screen.getByRole("status"))).toContain("The connection is lost.");
    game.told.connected = true;
    flushSync();
    expect(textOf(screen.getByRole("status"))).toContain("Connected again.");
  });

  test("who comes back is named for a while", async () => {
    vi.useFakeTimers();
    const before = GAMES.alhambra.middle;
    const game = new ToldGame("back", before);
    render(Notices, { game });
    const number = before.version + 1;
    const back: Happened = { number, at: 0, what: "back", seat: 2, actions: null, events: [], table: "" };
    game.tell({ ...before, version: number, happened: [back] });
    flushSync();
    expect(textOf(screen.getByRole("status"))).toContain("Eva is back.");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(textOf(screen.getByRole("status"))).toBe("");
  });
});
