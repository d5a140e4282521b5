// The list of moves beside a replay: how a scoring comes out and who wins is told when the replay has come to it.
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { Played } from "../../src/after/played.svelte";
import Moves from "../../src/after/replay/Moves.svelte";
import { Replaying } from "../../src/after/replay/replaying.svelte";
import type { Moment, Move } from "../../src/api/types";
import { standing } from "../../src/panels/history";
import { tell, texts } from "../../src/texts/texts.svelte";
import { GAMES, type Name } from "../panels/games";
import { ToldGame } from "../panels/told.svelte";

beforeAll(() => texts.load("en"));
afterEach(cleanup);

test.each(["alhambra", "sheet"] as Name[])("of %s", (name) => {
  const { end } = GAMES[name];
  const story = standing(end.happened).flatMap(({ actions, seat, events }): Move[] =>
    actions === null || events.length === 0 ? [] : [{ actions, seat, events, turn: actions }],
  );
  const game = new Played(new ToldGame(`moves-${name}`, end).table);
  const replaying = new Replaying(story, (actions) => Promise.resolve({ actions } as Moment), 0);
  const told = (...whats: string[]) =>
    story.flatMap(({ actions, events }) =>
      events.flatMap(({ what, said }) => (whats.includes(what) ? [{ actions, text: tell(said, game.names) }] : [])),
    );
  const outcomes = told("scored", "game-ended");
  const shown = () => {
    flushSync();
    const text = screen.getByRole("navigation").textContent ?? "";
    return outcomes.filter((outcome) => text.includes(outcome.text));
  };
  render(Moves, { game, replaying });
  expect(shown()).toEqual([]);
  expect(screen.queryByText("Final scoring")).not.toBeNull();
  expect(screen.queryByText("The game is over.")).not.toBeNull();

  replaying.passed(outcomes[0]!.actions);
  expect(shown()).toContain(outcomes[0]);
  expect(shown()).not.toContain(outcomes.at(-1));

  replaying.passed(replaying.last);
  // Whoever goes back has heard it.
  replaying.go(0);
  expect(shown()).toEqual(outcomes);
});
