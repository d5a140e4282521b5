// What modules have on the pad: what is put onto a laid palace, and what leaves it again.
import { describe, expect, it } from "vitest";
import type { Cell, Piece } from "../../src/api/types";
import { PARTS } from "../../src/modules";
import { ownerOf, padPart } from "../../src/scorepad/part";
import type { Fits, Tiles } from "../../src/scorepad/types";

const EMPTY: Tiles = { by: "tiles", palace: [{ tile: "tower-12", cell: [1, 0] }] };
const HERE: Cell = [0, 0];

describe("things on points", () => {
  const points = padPart("falcons")!.points!;
  const fits = { falcons: [{ falcon: "white-garden-tower", cells: [HERE] }] } as unknown as Fits;

  it("are put where they can go, and lifted again", () => {
    expect(points.free(fits, "white-garden-tower")).toEqual([HERE]);
    expect(points.free(fits, "black-garden-tower")).toEqual([]);
    const put = points.put(EMPTY, "white-garden-tower", HERE);
    expect(points.taken(put)).toEqual([HERE]);
    expect(padPart("falcons")!.marks!(put)).toHaveLength(1);
    expect(points.taken(points.lift(put, [1, 1]))).toEqual([HERE]);
    expect(points.taken(points.lift(put, HERE))).toEqual([]);
  });
});

describe("unfinished tiles", () => {
  const part = padPart("sites")!;

  it("are tapped on and off, and go with their tile", () => {
    const begun = part.mode!.toggle(EMPTY, "tower-12");
    expect(part.mode!.chosen(begun)).toEqual(["tower-12"]);
    expect(part.unfinished!(begun)).toEqual(["tower-12"]);
    expect(part.mode!.chosen(part.mode!.toggle(begun, "tower-12"))).toEqual([]);
    expect(part.unfinished!(part.without!(begun, "tower-12"))).toEqual([]);
    expect(part.unfinished!(part.without!(begun, "tower-11"))).toEqual(["tower-12"]);
  });
});

describe("pieces", () => {
  it("lie in the drawer of the module that they belong to", () => {
    const owner = (name: string) => ownerOf({ name } as Piece);
    expect(["hut-tower-N", "portal-tower-1-NE", "tower-12"].map(owner)).toEqual(["huts", "portals", ""]);
  });

  it("and a field that no module says anything about is a number", () => {
    expect(padPart("portals")?.Counted).toBeUndefined();
    expect(padPart("treasure")).toBeUndefined();
    expect(PARTS.filter(({ scorepad }) => scorepad?.Counted).map(({ name }) => name)).toEqual([
      "bonus",
      "huts",
      "falcons",
    ]);
  });
});
