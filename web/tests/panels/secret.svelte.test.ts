// Until a scoring was told, nothing that shows the game gives it away: neither who won nor points that nobody has heard of.
import { beforeAll, describe, expect, test } from "vitest";
import type { Event, TableNow } from "../../src/api/types";
import { deedNow } from "../../src/motion/deed";
import { PalaceGame } from "../../src/palace/table/game.svelte";
import { SheetGame } from "../../src/sheet/game.svelte";
import { sentence } from "../../src/sheet/guide";
import { tell, texts } from "../../src/texts/texts.svelte";
import { GAMES, type Name } from "./games";
import { ToldGame } from "./told.svelte";

let tables = 0;

/** Somebody looks on while a game goes from one message to another; what happened meanwhile is told just now. */
function watched(name: Name, from: TableNow, to: TableNow) {
  const told = new ToldGame(`secret-${name}-${tables++}`, from);
  const game = from.view!.board === "sheet" ? new SheetGame(told.table) : new PalaceGame(told.table);
  game.chronicle.attend();
  const before = game.view.points;
  told.tell(to);
  told.told.telling = to.happened.filter(({ number }) => number > from.version);
  return { told: told.told, game, before };
}

/** The sentences about scorings, and the two about who won. */
function outcomes({ happened, view }: TableNow, names: readonly string[]): string[] {
  const isOutcome = ({ what }: Event) => what === "scored" || what === "game-ended";
  const events = happened.flatMap((entry) => entry.events).filter(isOutcome);
  return [...events.map(({ said }) => said), view!.ending].map((said) => tell(said, names));
}

beforeAll(() => texts.load("en"));

describe.each(Object.keys(GAMES) as Name[])("%s", (name) => {
  const { beginning, end } = GAMES[name];

  test("looks as it did before, and by and by as far as it was told", () => {
    const { game, before } = watched(name, beginning, end);
    const { telling } = game.chronicle;
    expect(game.view.points).toEqual(before);
    while (telling.index !== null) {
      const { index } = telling;
      for (const [step, { totals }] of telling.celebration!.steps.entries()) {
        telling.reach(step + 1);
        expect(game.view).toMatchObject({ points: totals, winners: [], ending: null });
        expect(game.view.scorings).toEqual(end.view!.scorings.slice(0, index));
        expect(game.hint).toBeNull();
      }
      telling.done();
    }
    expect(game.view).toBe(game.known);
    expect(game.known).toEqual(end.view);
    expect(game.hint).toBe(end.hint);
  });

  test("the turn bar tells no outcome before the ceremony does", () => {
    const { told, game } = watched(name, beginning, end);
    const bar = () => `${deedNow(game)} ${game instanceof SheetGame ? sentence(game) : ""}`;
    const secrets = outcomes(end, game.names);
    while (game.chronicle.telling.isNews) {
      const untold = secrets.slice(-2 - game.chronicle.telling.untold);
      expect(untold.length).toBeGreaterThan(2);
      expect(untold.filter((secret) => bar().includes(secret))).toEqual([]);
      game.chronicle.telling.done();
    }
    told.telling = [];
    if (game instanceof SheetGame) expect(bar()).toContain(tell(end.view!.ending, game.names));
  });
});

test("what others did before the scoring is told, and what they did since when that is over", () => {
  const { beginning, end } = GAMES.alhambra;
  const { told, game } = watched("alhambra", beginning, end);
  const last = end.happened.at(-1)!;
  const events = last.events.toSpliced(0, 0, { what: "passed", said: ["event-passed", { seat: "Eva" }], seat: 2 });
  told.telling = [{ ...last, seat: 2, events }];
  expect(deedNow(game)).toContain("Eva");
  expect(deedNow(game)).not.toMatch(/scoring|win/);
  while (game.chronicle.telling.isNews) game.chronicle.telling.done();
  expect(deedNow(game)).toMatch(/Final scoring: .* wins the game/);
});

test("whoever opens the page after a scoring sees all of it", () => {
  const { middle } = GAMES.alhambra;
  const { game } = watched("alhambra", middle, middle);
  expect(game.view).toBe(game.known);
  expect(game.view.points).toEqual(middle.view!.points);
});
