// A small palace to try things on: a tower east of the fountain, a garden north of it, a portal and a hut.
import type { Piece, Placed, Sentence } from "../../../src/api/types";
import type { Mention } from "../../../src/texts/texts.svelte";

function walled(tile: Sentence, what: "walls" | "moats", ...letters: string[]): Sentence {
  const [first = "", last] = letters;
  const sides: Mention = last ? ["list", { items: side(first), last: side(last) }] : side(first);
  return [`tile-with-${what}`, { tile, [what]: sides, count: letters.length }];
}

const side = (letter: string): Sentence => [`side-${letter}`, {}];
const label = (kind: string, price: number): Sentence => ["tile-label", { kind: [`kind-${kind}`, {}], price }];
const worded = (kind: string, price: number, what: "walls" | "moats", ...letters: string[]) => ({
  said: [`kind-${kind}.tile`, { price }] as Sentence,
  label: label(kind, price),
  in_full: walled(label(kind, price), what, ...letters),
});
const named = (message: string, in_full: Sentence = [message, {}]) => ({
  said: [`${message}.tile`, {}] as Sentence,
  label: [message, {}] as Sentence,
  in_full,
});
const printed = { provenance: "verified" };

const PIECES: Piece[] = [
  { ...printed, ...named("fountain"), label: ["fountain.label", {}], name: "fountain", is_tile: false },
  {
    ...printed,
    ...worded("tower", 9, "walls", "e", "s"),
    name: "tower-9-ES",
    is_tile: true,
    kind: "tower",
    price: 9,
    walls: "ES",
  },
  {
    ...printed,
    ...worded("garden", 6, "walls", "n"),
    name: "garden-6-N",
    is_tile: true,
    kind: "garden",
    price: 6,
    walls: "N",
  },
  {
    ...printed,
    ...worded("arena", 3, "moats", "n", "w"),
    name: "arena-3-NW",
    is_tile: true,
    kind: "arena",
    price: 3,
    walls: "NW",
    moated: true,
  },
  {
    ...printed,
    ...named("portal-tower"),
    name: "portal-tower-1-SW",
    is_tile: false,
    kind: "tower",
    legs: "SW",
    sides: ["list", { items: side("s"), last: side("w") }],
  },
  {
    ...printed,
    ...named("hut-tower", walled(["hut-tower", {}], "walls", "w")),
    name: "hut-tower-W",
    is_tile: false,
    kind: "tower",
    walls: "W",
  },
];

export const pieces: ReadonlyMap<string, Piece> = new Map(PIECES.map((piece) => [piece.name, piece]));

export const placed: readonly Placed[] = [
  { tile: "fountain", cell: [0, 0] },
  { tile: "tower-9-ES", cell: [1, 0] },
  { tile: "garden-6-N", cell: [0, -1] },
  { tile: "portal-tower-1-SW", cell: [1, -1] },
  { tile: "hut-tower-W", cell: [0, 1] },
];
