// What is left on a clock, and how it is written.
import { expect, test } from "vitest";
import { heard, serverTime } from "../../src/api/time";
import type { TableNow } from "../../src/api/types";
import { inDays, timeLeft, written } from "../../src/panels/clock";
import { GAMES } from "./games";

const running: TableNow = { ...GAMES.alhambra.middle, running: 1, since: 50_000 };
const left = running.chairs[1]!.milliseconds!;

test("the clock that runs counts down from when it started", () => {
  expect(timeLeft(running, 1, 50_000)).toBe(left);
  expect(timeLeft(running, 1, 53_000)).toBe(left - 3_000);
});

test("it never shows more than there was, nor less than nothing", () => {
  expect(timeLeft(running, 1, 40_000)).toBe(left);
  expect(timeLeft(running, 1, 50_000 + left + 1)).toBe(0);
});

test("the others stand still", () => {
  expect(timeLeft(running, 0, 60_000)).toBe(running.chairs[0]!.milliseconds);
});

test("without a clock there is nothing to show", () => {
  const chairs = running.chairs.map((chair) => ({ ...chair, milliseconds: null }));
  expect(timeLeft({ ...running, chairs }, 1, 60_000)).toBeNull();
});

test("a device whose clock is wrong counts as the server does", () => {
  heard(1_000, 61_000);
  expect(serverTime(62_500)).toBe(2_500);
  heard(1_000, 1_000);
});

test("times are written as on a clock", () => {
  expect(written(65_000)).toBe("1:05");
  expect(written(59_001)).toBe("1:00");
  expect(written(0)).toBe("0:00");
  expect(written(7_384_000)).toBe("2:03:04");
});

test("long times are days and hours", () => {
  expect(inDays(86_399_999)).toBeNull();
  expect(inDays(3 * 86_400_000 + 7_200_000)).toEqual({ days: 3, hours: 2 });
});
