// Which layout a table has, by the room that there is for it.
import { expect, it } from "vitest";
import { roomOf } from "../../../src/palace/table/room";

const LETTER = 16;
/** What stands above the table. */
const HEADER = 3;

it.each([
  [360, 640, "upright"],
  [412, 915, "upright"],
  [667, 375, "lying"],
  [915, 412, "lying"],
  [1024, 540, "lying"],
  [820, 1180, "wide"],
  [1280, 720, "wide"],
] as const)("a window of %i by %i is %s", (width, height, room) => {
  expect(roomOf({ width: width / LETTER, height: height / LETTER - HEADER })).toBe(room);
});
