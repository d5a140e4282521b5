// What is tapped together: players and marks, numbers, ties, and what is still in the box.
import { describe, expect, it } from "vitest";
import type { GameOffered, Piece } from "../../src/api/types";
import { chosenFor, FIRST, mixtureOf, movedUp, scoredFor, withMark, withPlayers } from "../../src/scorepad/chosen";
import { counted, lineCounted, tiedKinds } from "../../src/scorepad/entry/counting";
import { drawers } from "../../src/scorepad/entry/tray";
import { newPad, withEntry, withRound } from "../../src/scorepad/pad";
import { SAID } from "../said";

const GRANADA: GameOffered = {
  name: "granada",
  fewest: 2,
  most: 4,
  editions: [],
  modules: ["exchange"],
  options: { scoring: ["normal", "simplified"], turning: ["money", "card"] },
  options_alone: false,
  unscored: ["turning"],
  bots: [],
};

describe("who plays", () => {
  it("further players get marks that nobody has", () => {
    expect(withPlayers([{ name: "Ana", colour: 1 }], 3).map(({ colour }) => colour)).toEqual([1, 0, 2]);
  });

  it("marks are swapped, never shared", () => {
    expect(withMark(FIRST.players, 0, 2).map(({ colour }) => colour)).toEqual([2, 1, 0]);
    expect(withMark(FIRST.players, 0, 5).map(({ colour }) => colour)).toEqual([5, 1, 2]);
  });

  it("the order can be changed", () => {
    expect(movedUp(FIRST.players, 2).map(({ colour }) => colour)).toEqual([0, 2, 1]);
    expect(movedUp(FIRST.players, 0)).toEqual(FIRST.players);
  });

  it("a choice fits the game, and only what matters is written down", () => {
    const chosen = chosenFor({ ...FIRST, edition: "2020", modules: ["huts", "exchange"] }, GRANADA);
    expect(chosen).toMatchObject({
      game: "granada",
      edition: "",
      modules: ["exchange"],
      options: { scoring: "normal" },
    });
    const alone = { ...GRANADA, options_alone: true };
    expect(mixtureOf(chosen, alone).options).toEqual({});
    expect(mixtureOf(chosen, GRANADA).options).toEqual({ scoring: "normal" });
    expect(scoredFor(GRANADA, 3)).toEqual({ scoring: ["normal", "simplified"] });
  });
});

describe("numbers", () => {
  it("nothing is left out", () => {
    expect(counted({ tower: 2, garden: 1 }, "tower", 0)).toEqual({ garden: 1 });
    expect(counted(undefined, "tower", 3)).toEqual({ tower: 3 });
    expect(lineCounted([4], 2, 5)).toEqual([4, 0, 5, 0, 0, 0]);
  });

  it("only a tie asks for the highest price", () => {
    const pad = withRound(newPad({ game: "granada", edition: "", modules: [], options: {} }, FIRST.players), 1, 3);
    const other = withEntry(pad, 0, 1, { by: "numbers", kinds: { arena: 2, park: 1 } });
    expect(tiedKinds(other, 0, 0, { by: "numbers", kinds: { arena: 2, park: 3, market: 1 } })).toEqual(["arena"]);
  });
});

it("what is in the box lies by kind, cheap tiles first, and portals that are alike are one", () => {
  const piece = (name: string, more: Partial<Piece>): [string, Piece] => [
    name,
    { name, is_tile: false, provenance: "verified", said: SAID, label: SAID, in_full: SAID, kind: "tower", ...more },
  ];
  const pieces = new Map([
    piece("tower-12", { is_tile: true, price: 12 }),
    piece("tower-9-ES", { is_tile: true, price: 9, walls: "ES" }),
    piece("hut-tower-N", { walls: "N" }),
    piece("portal-tower-1-NE", { legs: "NE" }),
    piece("portal-tower-2-NE", { legs: "NE" }),
    piece("portal-tower-2-SW", { legs: "SW" }),
  ]);
  const left = [...pieces.keys()];
  const found = drawers(left, pieces, (tile) => tile === "portal-tower-2-NE");
  const names = Object.fromEntries([...found].map(([drawer, own]) => [drawer, own.map(({ name }) => name)]));
  expect(names).toEqual({
    tower: ["tower-9-ES", "tower-12"],
    huts: ["hut-tower-N"],
    portals: ["portal-tower-2-NE", "portal-tower-2-SW"],
  });
});
