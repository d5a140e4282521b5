// A palace in words, in every language.
import { beforeEach, expect, it } from "vitest";
import { type Language, settings } from "../../../src/app/settings/settings.svelte";
import { marksOf } from "../../../src/modules/falcons/marks";
import { Description } from "../../../src/palace/picture/description";
import { texts } from "../../../src/texts/texts.svelte";
import { pieces, placed } from "./sample";

async function speak(language: Language): Promise<void> {
  settings.language = language;
  await texts.load(language);
}

beforeEach(() => speak("en"));

it("tells every piece with its cell, row by row from the north", () => {
  expect(new Description(pieces, ["garden-6-N"]).all(placed, [])).toEqual([
    "Garden 6 with wall N, building site: 1 north",
    "Tower portal with legs S and W: 1 east, 1 north",
    "Fountain: at the fountain",
    "Tower 9 with walls E and S: 1 east",
    "Tower hut with wall W: 1 south",
  ]);
});

it("tells falcons after the tiles", () => {
  const falcons = marksOf([{ falcon: "white-garden-tower", cell: [0, -1] }]);
  const told = new Description(pieces).all(placed, falcons);
  expect(told.at(-1)).toBe("White falcon (Garden and Tower), north-west tile: 1 north");
});

it("tells where a second part begins", () => {
  const arena = [{ tile: "arena-3-NW", cell: [2, 0] as [number, number] }];
  const told = new Description(pieces, [], "arena-3-NW").all(arena, []);
  expect(told).toEqual(["Arena 3 with moats N and W, first Granada tile: 2 east"]);
});

it("sums up what was built; huts and portals are no buildings", () => {
  expect(new Description(pieces).summary(placed)).toBe("1 tower and 1 garden");
  expect(new Description(pieces).summary(placed.slice(0, 1))).toBe("Only the fountain so far");
});

it.each([
  ["fr", "Jardin 6 avec mur N, ouvrage inachevé\u00a0: 1 au nord"],
  ["nl", "Tuin 6 met muur N, in aanbouw: 1 noord"],
  ["de", "Garten 6 mit Mauer N, Baustelle: 1 nördlich"],
] as const)("speaks %s", async (language, first) => {
  await speak(language);
  expect(new Description(pieces, ["garden-6-N"]).all(placed, [])[0]).toBe(first);
});
