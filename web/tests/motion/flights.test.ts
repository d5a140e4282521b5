// What flies from where to where, given where things lay before and lie after.
import { describe, expect, it } from "vitest";
import type { Event } from "../../src/api/types";
import { flightsOf, type Lying, shiftsIn } from "../../src/motion/flights";

const BACKS: Record<string, string> = { "tower-9-ES": "arena-5", "arena-5": "tower-9-ES" };

function lying(home: string, ...names: string[]): Lying[] {
  return names.map((name) => ({ name, home }));
}

function event(what: string, told: object): Event {
  return { what, said: ["nothing"], ...told } as unknown as Event;
}

/** `tower: yard > palace:0`; what only follows begins with `then`. */
function flown(before: Lying[], after: Lying[], ...events: Event[]): string[] {
  const kindOf = (name: string) => name.split("-")[0] ?? null;
  const same = (name: string) => [name, BACKS[name] ?? name].sort()[0]!;
  const at = (end: Lying | readonly string[]) => ("home" in end ? end.home : end.join(" or "));
  return flightsOf({ before, after, events, kindOf, same }).map(
    ({ name, from, to, follows }) => `${follows ? "then " : ""}${name}: ${at(from)} > ${at(to)}`,
  );
}

describe("a tile", () => {
  it("flies from the yard to where it is built, and a new one comes from its kind in the bag", () => {
    const before = [...lying("yard", "tower-9", "garden-8"), ...lying("palace:0", "fountain")];
    const after = [...lying("yard", "park-3", "garden-8"), ...lying("palace:0", "fountain", "tower-9")];
    expect(flown(before, after)).toEqual(["then park-3: bag:park or bag > yard", "tower-9: yard > palace:0"]);
  });

  it("flies between reserve and palace in a redesign, both at once in an exchange", () => {
    const before = [...lying("reserve:0", "tower-9"), ...lying("palace:0", "garden-8")];
    const after = [...lying("reserve:0", "garden-8"), ...lying("palace:0", "tower-9")];
    expect(flown(before, after)).toEqual(["garden-8: palace:0 > reserve:0", "tower-9: reserve:0 > palace:0"]);
  });

  it("with two faces is the same piece with the other one up", () => {
    expect(flown(lying("yard", "tower-9-ES"), lying("reserve:0", "arena-5"))).toEqual(["arena-5: yard > reserve:0"]);
  });

  it("that somebody else bought flies to them, and from beside their palace when it is built", () => {
    const bought = event("tile-bought", { seat: 2, tile: "tower-9", cards: ["denar-7", "denar-2"], paid: 9 });
    expect(flown(lying("yard", "tower-9"), [], bought)).toEqual([
      "tower-9: yard > beside:2 or seat:2",
      "denar-7: hand:2 or seat:2 > discard or deck",
      "denar-2: hand:2 or seat:2 > discard or deck",
    ]);
    expect(flown([], lying("palace:2", "tower-9"))).toEqual(["tower-9: beside:2 or seat:2 > palace:2"]);
  });

  it("stays where it is, however often it is shown elsewhere and whatever its picture does", () => {
    expect(flown(lying("palace:1", "tower-9"), lying("palace:1", "tower-9"))).toEqual([]);
  });
});

describe("a card", () => {
  it("flies from the display to the own hand, and from there to the discard pile", () => {
    const taken = [...lying("display", "denar-5"), ...lying("hand:0", "denar-5", "ducat-1")];
    expect(flown([...lying("display", "denar-5", "denar-5"), ...lying("hand:0", "ducat-1")], taken)).toEqual([
      "denar-5: display > hand:0",
    ]);
    expect(flown(lying("hand:0", "ducat-1", "ducat-1"), lying("hand:0", "ducat-1"))).toEqual([
      "ducat-1: hand:0 > discard or deck",
    ]);
  });

  it("flies to whoever took it, and the next one comes from the deck", () => {
    const took = event("money-taken", { seat: 1, cards: ["denar-5"] });
    expect(flown(lying("display", "denar-5"), lying("display", "florin-2"), took)).toEqual([
      "then florin-2: deck > display",
      "denar-5: display > hand:1 or seat:1",
    ]);
  });

  it("that comes in the place of its like is seen to come", () => {
    const took = event("money-taken", { seat: 1, cards: ["denar-5"] });
    expect(flown(lying("display", "denar-5"), lying("display", "denar-5"), took)).toEqual([
      "denar-5: display > hand:1 or seat:1",
      "then denar-5: deck > display",
    ]);
  });

  it("is paid once, also from a hand that everybody sees", () => {
    const bought = event("tile-bought", { seat: 0, tile: "tower-9", cards: ["denar-9"], paid: 9 });
    const before = [...lying("yard", "tower-9"), ...lying("hand:0", "denar-9")];
    expect(flown(before, lying("beside:0", "tower-9"), bought)).toEqual([
      "tower-9: yard > beside:0",
      "denar-9: hand:0 > discard or deck",
    ]);
  });

  it("goes back to the deck when it was laid out too early", () => {
    expect(flown(lying("display", "denar-5"), [])).toEqual(["denar-5: display > deck"]);
  });
});

describe("dice", () => {
  it("are passed on, and come from nowhere when they are rolled", () => {
    expect(flown(lying("dice:0", "blue-3"), lying("dice:1", "blue-3"))).toEqual(["blue-3: dice:0 > dice:1"]);
    expect(flown(lying("dice:0", "blue-3"), lying("dice:0", "blue-6"))).toEqual([]);
  });
});

describe("coins", () => {
  /** The places of the coins on a sheet: `xcco` has one spent, two left and one to be earned. */
  function sheet(seat: number, places: string): Lying[] {
    const states: Record<string, string> = { x: "spent", c: "left", o: "open" };
    return lying(`coins:${seat}`, ...[...places].map((place, at) => `coin-${states[place]}-${at}`));
  }

  it("come from the dice to their places", () => {
    const earned = event("coins-earned", { seat: 0, pairings: 2, coins: 2 });
    const flights = ["coin-left-2: dice:0 > coins:0", "coin-left-3: dice:0 > coins:0"];
    expect(flown(sheet(0, "xcoo"), sheet(0, "xccc"), earned)).toEqual(flights);
    // What waits for its confirmation is told by nothing but where it lies.
    expect(flown(sheet(0, "xcoo"), sheet(0, "xccc"))).toEqual(flights);
  });

  it("go from their places to the die that they turn or the cell that they build", () => {
    const turned = event("die-turned", { seat: 0, colour: "blue", before: 3, after: 4 });
    const built = event("cell-built", { seat: 0, cell: [2, 5], kind: "tower", coins: 3 });
    expect(flown(sheet(0, "xcco"), sheet(0, "xxco"), turned)).toEqual([
      "coin-left-1: coins:0 > die:0:blue-4 or dice:0",
    ]);
    expect(flown(sheet(0, "ccco"), sheet(0, "xxxo"), built)).toEqual(
      [0, 1, 2].map((at) => `coin-left-${at}: coins:0 > cell:0:2,5 or dice:0`),
    );
    const first = event("cell-built", { seat: 0, cell: [2, 5], kind: "tower", coins: 0 });
    expect(flown(sheet(0, "ccco"), sheet(0, "xcco"), first, turned)).toEqual([
      "coin-left-0: coins:0 > die:0:blue-4 or dice:0",
    ]);
  });

  it("of others come to and go from where their number stands", () => {
    const earned = event("coins-earned", { seat: 1, pairings: 2, coins: 2 });
    const turned = event("die-turned", { seat: 1, colour: "yellow", before: 3, after: 2 });
    const own = sheet(0, "cc");
    expect(flown(own, own, earned)).toEqual(["coin: dice:1 > coins:1", "coin: dice:1 > coins:1"]);
    expect(flown(own, own, turned)).toEqual(["coin: coins:1 > die:1:yellow-2 or dice:1"]);
    expect(flown(own, own, event("cell-built", { seat: 1, cell: [1, 1], kind: "tower", coins: 0 }))).toEqual([]);
  });

  it("stay on their sheet when another one is shown", () => {
    expect(flown(sheet(0, "xcc"), sheet(1, "cco"))).toEqual([]);
  });
});

describe("cards that stay in a hand", () => {
  it("are the same ones before and after, of those that are alike the first", () => {
    const before = [...lying("hand:0", "denar-5", "denar-5", "ducat-1"), ...lying("display", "ducat-1")];
    const after = [...lying("hand:0", "denar-5", "denar-7", "ducat-1", "ducat-1"), ...lying("display", "ducat-2")];
    expect(shiftsIn(before, after)).toEqual([
      { from: before[0], to: after[0] },
      { from: before[2], to: after[2] },
    ]);
    expect(shiftsIn(before, after)[0]?.from).toBe(before[0]);
  });
});

it("moves what a module lays beside the palace like everything else", () => {
  expect(flown(lying("supply", "lantern"), lying("palace:0", "lantern"))).toEqual(["lantern: supply > palace:0"]);
  const given = event("lantern-lit", { seat: 1, tile: "lantern" });
  expect(flown(lying("supply", "lantern"), [], given)).toEqual(["lantern: supply > beside:1 or seat:1"]);
});
