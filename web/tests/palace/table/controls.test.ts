// Every option of every game has one place on the table.
import { describe, expect, it } from "vitest";
import type { Option } from "../../../src/api/types";
import { PARTS, partsOf } from "../../../src/modules";
import { bySense, Controls } from "../../../src/palace/table/controls";
import { SAID } from "../../said";
import { POSITIONS, positionAt } from "./positions";

const VERBS = PARTS.flatMap((part) => Object.keys(part.controls ?? {}));

/** All options that the things on the table play. */
function placesOf(controls: Controls): Set<Option> {
  const { yard, placings, puttings, turnings, removals, hand } = controls;
  const maps = [yard, placings, puttings, turnings, removals, hand, ...VERBS.map((verb) => controls.of(verb))];
  const lists = [controls.takes, controls.payments, controls.settling, controls.onBar];
  return new Set([...lists.flat(), ...maps.flatMap((map) => [...map.values()].flat())]);
}

describe("the places of options", () => {
  it.each(POSITIONS.map((position) => [`${position.game} ${position.view.step} ${position.now.version}`, position]))(
    "%s: each option has a place",
    (_, { now, view }) => {
      const controls = new Controls(now.options, partsOf(view));
      expect(placesOf(controls)).toEqual(new Set(now.options));
      expect(controls.rest).toEqual([]);
    },
  );

  it("keeps what it does not know", () => {
    const odd: Option = { action: "dance", verb: "dance", said: SAID };
    expect(new Controls([odd], PARTS).rest).toEqual([odd]);
  });

  it("keeps an option that lacks the thing that would show it", () => {
    const odd: Option = { action: "buy", verb: "buy", said: SAID };
    expect(new Controls([odd], PARTS).rest).toEqual([odd]);
  });

  it("knows passing", () => {
    const pass: Option = { action: "pass", verb: "pass", said: SAID };
    expect(new Controls([pass], PARTS).no).toEqual(pass);
  });

  it("covers every verb of the recorded games", () => {
    const verbs = new Set(POSITIONS.flatMap(({ now }) => now.options.map((option) => option.verb)));
    expect(verbs).toEqual(
      new Set(
        "build buy decline falcon favour finish give hut keep lay pay pay-falcon portal remove reserve return reveal stop store swap take turn wake".split(
          " ",
        ),
      ),
    );
  });
});

describe("money of the display", () => {
  const options: Option[] = ["denar-9", "florin-2", "ducat-3", "florin-2 ducat-3"].map((cards) => ({
    action: `take ${cards}`,
    verb: "take",
    said: SAID,
    cards: cards.split(" "),
  }));
  const controls = new Controls(options, []);

  it("finds cards in any order", () => {
    expect(controls.take(["ducat-3", "florin-2"])?.action).toBe("take florin-2 ducat-3");
  });

  it("says which cards can be taken together", () => {
    expect(controls.canJoin(["florin-2"], "ducat-3")).toBe(true);
    expect(controls.canJoin(["florin-2"], "denar-9")).toBe(false);
  });
});

describe("a portal", () => {
  it("can be turned in its cell", () => {
    const { now, view } = positionAt("alhambra", "place", "portal");
    const controls = new Controls(now.options, partsOf(view));
    const portal = now.options.find((option) => option.verb === "portal")!;
    const ways = controls.at(`half-${portal.kind}`, portal.cell!);
    expect(ways.length).toBeGreaterThan(0);
    expect(new Set(ways.map((way) => way.legs)).size).toBe(ways.length);
  });
});

describe("payments by sense", () => {
  const pay = (total: number, ...cards: string[]): Option => ({
    action: `pay ${cards.join(" ")}`,
    verb: "pay",
    said: SAID,
    cards,
    total,
    exact: total === 9,
  });

  it("begins with the exact ones, without what is rare, then loses least", () => {
    const ways = [
      pay(10, "denar-6", "denar-4"),
      pay(9, "denar-5", "florin-4", "florin-denar"),
      pay(9, "denar-4", "denar-3", "denar-2"),
      pay(9, "denar-9"),
      pay(9, "denar-4", "stored-denar-5"),
    ];
    expect(bySense(ways).map((way) => way.action)).toEqual([
      "pay denar-9",
      "pay denar-4 denar-3 denar-2",
      "pay denar-4 stored-denar-5",
      "pay denar-5 florin-4 florin-denar",
      "pay denar-6 denar-4",
    ]);
  });
});
