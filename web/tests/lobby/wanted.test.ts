// Addresses that want a certain table.
import { expect, test } from "vitest";
import { FIRST_CHOICE } from "../../src/lobby/choice";
import { wantedIn } from "../../src/lobby/wanted";

const wanted = (query: string) => wantedIn(new URLSearchParams(query), FIRST_CHOICE);

test("nothing in the address leaves the choice as it is", () => {
  expect(wanted("")).toEqual(FIRST_CHOICE);
});

test("game, modules, options, edition, seed and confirmation are taken over", () => {
  const choice = wanted(
    "game=granada&modules=exchange,vizier&options=scoring=simplified,turning=card&edition=2020&seed=x&confirm=no",
  );
  expect(choice).toMatchObject({
    game: "granada",
    modules: ["exchange", "vizier"],
    options: { scoring: "simplified", turning: "card" },
    edition: "2020",
    seed: "x",
    confirm: false,
  });
});

test("another game has no modules unless they are named", () => {
  const last = { ...FIRST_CHOICE, modules: ["huts"] };
  expect(wantedIn(new URLSearchParams("game=granada"), last).modules).toEqual([]);
  expect(wantedIn(new URLSearchParams("players=2"), last).modules).toEqual(["huts"]);
});

test("one bot is meant for all seats, several say how many players there are", () => {
  expect(wanted("players=4&bots=random").seats.map((seat) => `${seat.who} ${seat.bot}`)).toEqual([
    "me greedy",
    "bot random",
    "bot random",
    "bot random",
  ]);
  expect(wanted("bots=random,greedy,random").seats).toHaveLength(4);
});

test("the youngest are counted from the first seat on", () => {
  expect(wanted("youngest=3,1").youngest).toEqual([2, 0]);
  expect(wanted("players=2&youngest=3,x,2").youngest).toEqual([1]);
  const last = { ...FIRST_CHOICE, youngest: [1, 2] };
  expect(wantedIn(new URLSearchParams("players=2"), last).youngest).toEqual([1]);
});
