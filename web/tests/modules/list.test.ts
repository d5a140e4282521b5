// The list of modules, and the folders beside it.
import { expect, it } from "vitest";
import type { Extras } from "../../src/api/types";
import { PARTS, partsOf } from "../../src/modules";
import { POSITIONS } from "../palace/table/positions";

const FOLDERS = import.meta.glob("../../src/modules/*/index.ts", { eager: true });

it("has the part of every folder, under the folder's name", () => {
  const folders = Object.keys(FOLDERS).map((path) => path.split("/").at(-2));
  expect(PARTS.map((part) => part.name).sort()).toEqual(folders.sort());
});

it("gives a game the parts of what is played in it", () => {
  for (const { view } of POSITIONS) {
    const extras = Object.keys(view.extras).filter((name) => view.extras[name as keyof Extras]);
    expect(partsOf(view).map((part) => part.name)).toEqual(expect.arrayContaining(extras));
    expect(partsOf(view)).toBe(partsOf({ ...view }));
  }
});

it("lets no two modules speak for the same options, things or sources", () => {
  for (const names of [
    PARTS.flatMap((part) => Object.keys(part.controls ?? {})),
    PARTS.flatMap((part) => Object.keys(part.asks ?? {})),
    PARTS.flatMap((part) => Object.keys(part.sources ?? {})),
  ]) {
    expect(new Set(names).size).toBe(names.length);
  }
});
