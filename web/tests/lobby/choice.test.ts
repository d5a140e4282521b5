// What is chosen for a new table fits its game, and becomes what the server is sent.
import { beforeEach, describe, expect, it } from "vitest";
import type { BotOffered, GameOffered } from "../../src/api/types";
import {
  FIRST_CHOICE,
  fitted,
  isComplete,
  keepChoice,
  lastChoice,
  MINUTE,
  offerOf,
  optionsFor,
  peopleHere,
  seatOf,
  withSeats,
} from "../../src/lobby/choice";

const bot = (name: string): BotOffered => ({ name, rung: 0, level: "steady", blurb: {} });

const ALHAMBRA: GameOffered = {
  name: "alhambra",
  fewest: 2,
  most: 6,
  editions: ["2003", "2020"],
  modules: ["exchange", "bonus", "vizier"],
  options: {},
  options_alone: false,
  unscored: [],
  bots: ["random", "greedy"].map(bot),
};
const GRANADA: GameOffered = {
  ...ALHAMBRA,
  name: "granada",
  editions: [],
  modules: ["exchange", "vizier"],
  options: { scoring: ["normal", "simplified"], turning: ["money", "card"] },
  unscored: ["turning"],
};
const SHEET: GameOffered = {
  ...GRANADA,
  name: "roll-and-write",
  fewest: 1,
  most: 5,
  modules: [],
  options: { dummies: ["", "2", "3"], goal: ["points", "beat"] },
  options_alone: true,
  bots: ["random", "greedy", "expecting"].map(bot),
};

describe("a choice that fits its game", () => {
  it("takes the usual edition and keeps one that the game knows", () => {
    expect(fitted(FIRST_CHOICE, ALHAMBRA).edition).toBe("2003");
    expect(fitted({ ...FIRST_CHOICE, edition: "2020" }, ALHAMBRA).edition).toBe("2020");
    expect(fitted({ ...FIRST_CHOICE, edition: "2020" }, GRANADA).edition).toBe("");
  });

  it("leaves out modules that do not go with the game, in the order of the game", () => {
    const choice = { ...FIRST_CHOICE, modules: ["vizier", "bonus", "exchange"] };
    expect(fitted(choice, ALHAMBRA).modules).toEqual(["exchange", "bonus", "vizier"]);
    expect(fitted(choice, GRANADA).modules).toEqual(["exchange", "vizier"]);
    expect(fitted(choice, SHEET).modules).toEqual([]);
  });

  it("takes usual options where none or unknown ones were chosen", () => {
    const odd = { ...FIRST_CHOICE, options: { scoring: "odd", turning: "card" } };
    expect(fitted(odd, GRANADA).options).toEqual({ scoring: "normal", turning: "card" });
    expect(fitted(FIRST_CHOICE, GRANADA).options).toEqual({ scoring: "normal", turning: "money" });
    expect(fitted({ ...FIRST_CHOICE, options: { dummies: "3" } }, SHEET).options).toEqual({
      dummies: "3",
      goal: "points",
    });
  });

  it("has as many seats as the game allows, and bots that play it", () => {
    const six = withSeats(FIRST_CHOICE, 6);
    expect(fitted(six, SHEET).seats).toHaveLength(5);
    const alone = withSeats(FIRST_CHOICE, 1);
    expect(fitted(alone, ALHAMBRA).seats.map(({ who }) => who)).toEqual(["me", "bot"]);
    const strong = { ...FIRST_CHOICE, seats: [seatOf("me"), seatOf("bot", "expecting")] };
    expect(fitted(strong, SHEET).seats[1]?.bot).toBe("expecting");
    expect(fitted(strong, ALHAMBRA).seats[1]?.bot).toBe("greedy");
  });

  it("seats whoever opens the table first, and nowhere else", () => {
    const mixed = { ...FIRST_CHOICE, seats: [seatOf("bot"), seatOf("me"), seatOf("friend")] };
    expect(fitted(mixed, ALHAMBRA).seats.map(({ who }) => who)).toEqual(["me", "bot", "friend"]);
  });

  it("adds bots like the last one when seats are added", () => {
    const choice = { ...FIRST_CHOICE, seats: [seatOf("me"), seatOf("bot", "random")] };
    expect(withSeats(choice, 4).seats.map(({ bot }) => bot)).toEqual(["greedy", "random", "random", "random"]);
    expect(withSeats(choice, 1).seats).toEqual([seatOf("me")]);
  });
});

describe("an offer", () => {
  it("names bots by seat and leaves seats for people free", () => {
    const choice = {
      ...FIRST_CHOICE,
      seats: [seatOf("me"), seatOf("friend"), seatOf("bot", "random"), seatOf("here")],
    };
    const offer = offerOf(fitted(choice, ALHAMBRA), ALHAMBRA);
    expect(offer).toMatchObject({ game: "alhambra", edition: "2003", players: 4, bots: { "2": "random" } });
  });

  it("has options only where the game has them for so many players", () => {
    const alone = fitted(withSeats({ ...FIRST_CHOICE, options: { goal: "beat" } }, 1), SHEET);
    expect(offerOf(alone, SHEET).options).toEqual({ goal: "beat" });
    expect(optionsFor(SHEET, 2)).toEqual({});
    expect(offerOf(withSeats(alone, 2), SHEET).options).toEqual({});
    expect(offerOf(fitted(FIRST_CHOICE, GRANADA), GRANADA)).toMatchObject({
      edition: null,
      options: { scoring: "normal", turning: "money" },
    });
  });

  it("has a clock of the kind that was chosen", () => {
    expect(offerOf(FIRST_CHOICE, ALHAMBRA).clock).toEqual({ type: "none" });
    expect(offerOf({ ...FIRST_CHOICE, clock: "move", move: MINUTE }, ALHAMBRA).clock).toEqual({
      type: "move",
      milliseconds: 60_000,
    });
    expect(offerOf({ ...FIRST_CHOICE, clock: "bank", bank: MINUTE, increment: 0 }, ALHAMBRA).clock).toEqual({
      type: "bank",
      milliseconds: 60_000,
      increment: 0,
    });
  });

  it("says who is the youngest where that matters and it is known who plays", () => {
    const choice = { ...FIRST_CHOICE, youngest: [2, 0] };
    expect(offerOf(choice, ALHAMBRA).youngest_first).toEqual([2, 0]);
    expect(offerOf(FIRST_CHOICE, ALHAMBRA).youngest_first).toEqual([]);
    expect(offerOf(fitted(choice, SHEET), SHEET).youngest_first).toEqual([]);
    const friends = { ...choice, seats: [seatOf("me"), seatOf("here"), seatOf("friend")] };
    expect(offerOf(friends, ALHAMBRA).youngest_first).toEqual([]);
    expect(offerOf(withSeats(choice, 2), ALHAMBRA).youngest_first).toEqual([0]);
  });

  it("draws a seed unless one is given", () => {
    expect(offerOf({ ...FIRST_CHOICE, seed: "  " }, ALHAMBRA).seed).toBeNull();
    expect(offerOf({ ...FIRST_CHOICE, seed: " lions " }, ALHAMBRA).seed).toBe("lions");
  });
});

describe("who comes", () => {
  it("knows the people at this device by seat", () => {
    const choice = { ...FIRST_CHOICE, seats: [seatOf("me"), seatOf("bot"), seatOf("here", "greedy", " Ben ")] };
    expect(peopleHere(choice)).toEqual([{ seat: 2, name: "Ben" }]);
    expect(isComplete(choice)).toBe(true);
    expect(isComplete({ ...choice, seats: [...choice.seats, seatOf("friend")] })).toBe(false);
  });
});

describe("the last choice", () => {
  beforeEach(() => localStorage.clear());

  it("is chosen again, without its seed", () => {
    keepChoice({ ...FIRST_CHOICE, game: "granada", seed: "lions" });
    expect(lastChoice()).toMatchObject({ game: "granada", seed: "" });
  });

  it("is the first one where nothing readable was kept", () => {
    expect(lastChoice()).toEqual(FIRST_CHOICE);
    localStorage.setItem("sabika-choice", "{");
    expect(lastChoice()).toEqual(FIRST_CHOICE);
    localStorage.setItem("sabika-choice", '{"seats": 3}');
    expect(lastChoice()).toEqual(FIRST_CHOICE);
  });
});
