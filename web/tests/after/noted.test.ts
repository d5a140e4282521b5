// The hash of a seed is noted while the game is on, and never replaced by what is said later.
import { beforeEach, expect, test } from "vitest";
import { keepKnown, keepSeat, notedHash, seatsAt } from "../../src/api/seats";
import type { TableNow } from "../../src/api/types";

const now = { table: "t", status: "playing", version: 3, offer: { game: "alhambra" }, seed_hash: "abc", chairs: [] };

beforeEach(() => {
  localStorage.clear();
  keepSeat({ table: "t", seat: 0, token: "", key: "", name: "Ana", at: 0 });
});

test("what was noted first stays", () => {
  keepKnown("t", now as unknown as TableNow);
  keepKnown("t", { ...now, status: "over", version: 9, seed_hash: "forged" } as unknown as TableNow);
  expect(notedHash(seatsAt("t"))).toBe("abc");
});

test("a browser that comes after the end has noted nothing", () => {
  keepKnown("t", { ...now, status: "over" } as unknown as TableNow);
  expect(notedHash(seatsAt("t"))).toBe("");
});
