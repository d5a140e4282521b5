// Points, log and recap stand still until a scoring is told, and move by just what was told.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/app/settings/settings.svelte";
import Ceremony from "../../src/panels/Ceremony.svelte";
import { celebrationOf } from "../../src/panels/ceremony";
import ScoreTrack from "../../src/panels/ScoreTrack.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { GAMES, type Name, viewOf } from "./games";
import { ToldGame } from "./told.svelte";

let tables = 0;

/** Somebody listens to a game, and everything up to its end happens at once. */
function told(name: Name): ToldGame {
  const game = new ToldGame(`telling-${name}-${tables++}`, GAMES[name].beginning);
  game.chronicle.attend();
  game.tell(GAMES[name].end);
  return game;
}

function scoredLines(game: ToldGame): number {
  return game.chronicle.turns.flatMap(({ lines }) => lines).filter((line) => line.told.what === "scored").length;
}

beforeAll(() => texts.load("en"));

describe.each(Object.keys(GAMES) as Name[])("%s", (name) => {
  test("points move step by step, up to those of the end", () => {
    const game = told(name);
    const { telling } = game.chronicle;
    const { scorings, points } = viewOf(GAMES[name].end);
    const early = viewOf(GAMES[name].beginning).scorings.length;
    expect(game.chronicle.points).toEqual(viewOf(GAMES[name].beginning).points);
    let last = early;
    while (telling.index !== null) {
      expect(telling.index).toBeGreaterThanOrEqual(last);
      last = telling.index;
      const celebration = celebrationOf(scorings, last, points.length)!;
      expect(telling.celebration).toEqual(celebration);
      expect(game.chronicle.points).toEqual(celebration.before);
      for (const [index, step] of celebration.steps.entries()) {
        telling.reach(index + 1);
        expect(game.chronicle.points).toEqual(step.totals);
        expect(telling.gained).toEqual(step.totals.map((own, side) => own - celebration.before[side]!));
      }
      telling.done();
    }
    expect(game.chronicle.points).toEqual(points);
    expect(telling.told).toBe(scorings.length);
  });

  test("the log ends before the scoring that is told", () => {
    const game = told(name);
    const { telling } = game.chronicle;
    const scorings = game.known.scorings.length;
    // The server tells only of the last scorings what led to them.
    const lines = game.told.happened.flatMap(({ events }) => events).filter(({ what }) => what === "scored").length;
    while (telling.index !== null) {
      expect(scoredLines(game)).toBe(Math.max(0, lines - (scorings - telling.index)));
      expect(game.chronicle.turns.flatMap(({ lines }) => lines).at(-1)?.told.what).not.toBe("game-ended");
      telling.done();
    }
    expect(scoredLines(game)).toBe(lines);
  });
});

test("nobody has to listen", () => {
  const game = new ToldGame("unheard", GAMES.alhambra.end);
  expect(game.chronicle.points).toEqual(viewOf(GAMES.alhambra.end).points);
  expect(game.chronicle.telling.isNews).toBe(false);
});

test("what was told stays told when somebody looks back, and whoever sees it again has the points", () => {
  const game = told("alhambra");
  const { telling } = game.chronicle;
  telling.reach(3);
  const points = game.chronicle.points;
  telling.reach(1);
  expect(game.chronicle.points).toEqual(points);
  while (telling.index !== null) telling.done();
  telling.repeat(0);
  expect(telling.index).toBe(0);
  expect(game.chronicle.points).toEqual(viewOf(GAMES.alhambra.end).points);
  telling.done();
  expect(telling.index).toBeNull();
});

describe("on the screen", () => {
  beforeEach(() => {
    settings.speed = "normal";
  });
  afterEach(cleanup);

  function shown(name: Name = "alhambra"): ToldGame {
    const game = new ToldGame(`shown-${tables++}`, GAMES[name].beginning);
    render(ScoreTrack, { game });
    render(Ceremony, { game });
    game.tell(GAMES[name].middle);
    flushSync();
    return game;
  }

  function track(): number[] {
    const group = screen.getByRole("group", { name: "Score track", hidden: true });
    const label = within(group).getByRole("img", { hidden: true }).getAttribute("aria-label")!;
    return label
      .split(", ")
      .sort()
      .map((standing) => Number(standing.split(" ").at(-1)));
  }

  test("the score track tells no more than the ceremony, and the table stands still until it is over", async () => {
    const game = shown();
    const { steps } = game.chronicle.telling.celebration!;
    const byName = (points: readonly number[]) =>
      game.names
        .map((name, side) => `${name} ${points[side]}`)
        .sort()
        .map((standing) => Number(standing.split(" ").at(-1)));
    expect(game.told.holds).toBe(1);
    const dialog = screen.getByRole("dialog");
    for (const step of steps) {
      expect(track()).toEqual(byName(step.totals));
      await fireEvent.keyDown(dialog, { key: "ArrowRight" });
    }
    expect(screen.queryByRole("button", { name: /^Show again/, hidden: true })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(game.told.holds).toBe(0);
    expect(track()).toEqual(byName(game.view.points));
    expect(screen.queryByRole("button", { name: /^Show again/ })).not.toBeNull();
  });

  test("that the others have gone on is said, and whose turn it is", async () => {
    const game = shown();
    const status = () => screen.getByRole("status").textContent?.replace(/\s+/g, " ").trim();
    const now = { ...GAMES.alhambra.middle, options: [], held: null };
    game.told.now = now;
    flushSync();
    expect(status()).toBe("");
    game.told.waiting = [{ ...now, actions: now.actions! + 3 }];
    flushSync();
    expect(status()).toBe("The others have gone on: 3 moves wait.");
    const [option] = Object.values(GAMES).flatMap(({ beginning, middle }) => [...beginning.options, ...middle.options]);
    game.told.waiting = [{ ...now, seat: 0, options: [option!], actions: now.actions! + 4 }];
    flushSync();
    expect(status()).toBe("The others have gone on: 4 moves wait. It is your turn.");
  });

  test.each(["alhambra", "granada"] as const)(
    "a step of %s is told for the longer, the more it is about",
    async (name) => {
      vi.useFakeTimers();
      const game = shown(name);
      const { steps } = game.chronicle.telling.celebration!;
      const at = () => screen.getByRole("dialog").querySelector(".where")!.textContent;
      for (const [index, { gains }] of steps.entries()) {
        await vi.advanceTimersByTimeAsync(980 + 450 * gains.length);
        expect(at()).toBe(`${index + 1} / ${steps.length}`);
        await vi.advanceTimersByTimeAsync(20);
      }
      expect(screen.queryByRole("button", { name: "Go on" })).not.toBeNull();
      vi.useRealTimers();
    },
  );

  test("Enter goes on step by step", async () => {
    const game = shown();
    const dialog = screen.getByRole("dialog");
    const number = game.chronicle.telling.celebration!.steps.length;
    for (let step = 0; step <= number; step++) await fireEvent.keyDown(dialog, { key: "Enter" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(game.chronicle.telling.isNews).toBe(false);
  });
});
