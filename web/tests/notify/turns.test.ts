// When a turn is told, and what a browser can do.
import { afterEach, expect, it, vi } from "vitest";
import type { TableNow } from "../../src/api/types";
import { allowed, possible } from "../../src/notify/notifying";
import { othersAt, turnOf } from "../../src/notify/turns";
import { chair, playing, tableNow } from "../api/wire";

afterEach(() => vi.unstubAllGlobals());

function asked(seat: number, told: Partial<TableNow> = {}): TableNow {
  const now = playing(3, 0, seat, told);
  return { ...now, view: { ...now.view!, turn: 7 } as TableNow["view"] };
}

it("is one's turn when a seat of this browser has to decide", () => {
  expect(turnOf(null, [0])).toBeNull();
  expect(turnOf(tableNow(), [0])).toBeNull();
  expect(turnOf(asked(1), [0])).toBeNull();
  expect(turnOf(asked(1), [0, 1])).toBe(7);
  expect(turnOf(asked(0), [0])).toBe(7);
});

it("is not one's turn while a bot stands in, or where one is asked as a matter of form", () => {
  const away = [{ ...chair("Ana"), stand_in: "greedy" }, chair("Ben")];
  expect(turnOf(asked(0, { chairs: away }), [0])).toBeNull();
  expect(turnOf(asked(0, { matter_of_form: true }), [0])).toBeNull();
  expect(turnOf(asked(0, { status: "over" }), [0])).toBeNull();
});

it("is one's turn where one is asked as a matter of form and has something to choose (V2)", () => {
  const options = [{ action: "favour 1", verb: "favour" }] as unknown as TableNow["options"];
  const form = { matter_of_form: true, seat: 0 };
  expect(turnOf(asked(0, { ...form, options }), [0])).toBe(7);
  expect(turnOf(asked(0, { ...form, options: [] }), [0])).toBeNull();
});

it("names the people elsewhere", () => {
  expect(othersAt(tableNow({ chairs: [chair("Ana"), chair("Ben"), chair("", "greedy")] }), [0])).toEqual(["Ben"]);
});

it("says what keeps notifications away, and asks only where they can come", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect([possible(), await allowed()]).toEqual(["http", false]);
  vi.stubGlobal("isSecureContext", true);
  const ask = vi.fn(async () => "granted");
  vi.stubGlobal("Notification", { permission: "denied", requestPermission: ask });
  expect([possible(), await allowed()]).toEqual(["denied", false]);
  expect(ask).not.toHaveBeenCalled();
  vi.stubGlobal("Notification", { permission: "default", requestPermission: ask });
  expect([possible(), await allowed(), ask.mock.calls.length]).toEqual(["yes", true, 1]);
});
