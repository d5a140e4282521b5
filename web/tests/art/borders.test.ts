// Walls and moats lie along the sides that have them.
import { describe, expect, it } from "vitest";
import { corners, lines, merlonsOn, SETS, strips, wavesOn } from "../../src/art/borders";

it("has every set of sides once, in the order of the pieces", () => {
  expect(SETS).toHaveLength(15);
  expect(SETS).toEqual(expect.arrayContaining(["N", "NE", "ES", "NESW", "NW", "EW"]));
});

describe("strips", () => {
  it.each([
    ["N", "M0 0H100V10H0Z"],
    ["E", "M100 0H90V100H100Z"],
    ["S", "M100 100H0V90H100Z"],
    ["W", "M0 100H10V0H0Z"],
  ])("lie at the edge of side %s", (side, path) => {
    expect(strips(side, 0, 10)).toBe(path);
  });

  it("are one path for several sides", () => {
    expect(strips("NS", 0, 10)).toBe(strips("N", 0, 10) + strips("S", 0, 10));
  });
});

it("puts turrets where two sides meet, and nowhere else", () => {
  expect(corners("NS", 0, 10)).toBe("");
  expect(corners("NW", 0, 10)).toBe("M0 0H10V10H0Z");
  expect(corners("ES", 0, 10).match(/M/g)).toHaveLength(1);
  expect(corners("NESW", 0, 10).match(/M/g)).toHaveLength(4);
});

it("lets waves and merlons fill each side", () => {
  expect(lines("W", 5)).toBe("M5 100L5 0");
  expect(merlonsOn("NE").match(/M/g)).toHaveLength(16);
  expect(wavesOn("S")).toMatch(/^M100 95.4Q.* 0 95.4$/);
});
