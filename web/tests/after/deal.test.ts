// The check of a deal: hashes and seed are those that the server makes, and whatever does not fit is found.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checked, type Noted, seedHash, seedOf } from "../../src/after/deal";
import { sha256 } from "../../src/api/sha256";
import { promiseOf } from "../../src/api/shares";
import type { DealNow } from "../../src/api/types";

test.each([
  ["one", "792288cd3e4f6374ac390471ee4161aece5466aee8142b5428786d9f05ad8b03"],
  ["Grüße, 日本 🏰", "4ebee1f34b7af427b64dc160bbbc269711fe35db61eb3cd87f7792ecdf4444cf"],
  ["x".repeat(200), "3523677f84acb6d41ce8364f23dbd8f9a840c2ed10b0dab8380c42042b054443"],
])("the hash of a seed is the one of sabika.rules.core.chance", (seed, hash) => {
  expect(seedHash(seed)).toBe(hash);
});

test("messages of every length around a block are hashed as everybody does", () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(sha256(message)).toBe(createHash("sha256").update(message).digest("hex"));
  }
});

const ANAS = "a0".repeat(16);
const EVAS = "b1".repeat(32);

test("the seed is made of all values as sabika.record does it", () => {
  expect(promiseOf(ANAS)).toBe("80fa653ad98e0512c13e84930ebc98120f74a9caca8f9dda91ffe4f69d5ae091");
  expect(seedOf("one", [ANAS, "", EVAS])).toBe("7d076274071824949863c078051864c6c894590c2f167683db73305856199efd");
  expect(seedOf("one", ["", ""])).toBe("one");
});

const STRANGER: Noted = { hash: "", promises: [], dealt: "", own: [] };

/** A deal by these values, as the server tells of it after the game. */
function dealOf(shares: string[], told: Partial<DealNow> = {}): DealNow {
  const seed = seedOf("one", shares);
  const promises = shares.map((share) => (share ? promiseOf(share) : ""));
  const facts = { server: "one", server_hash: seedHash("one"), seed_given: false, promises, shares, seed };
  return { ...facts, seed_hash: seedHash(seed), ...told };
}

const ALONE = dealOf(["", ""]);
const SHARED = dealOf([ANAS, "", EVAS]);
/** The browser of Ana, who was there from the beginning. */
const ANA: Noted = {
  hash: SHARED.server_hash,
  promises: SHARED.promises,
  dealt: SHARED.seed_hash,
  own: [{ seat: 0, share: ANAS, given: "taken" }],
};

test("a deal of the server alone is called so, and what its hash proves", () => {
  expect(checked(ALONE, STRANGER, false).verdict).toBe("right");
  expect(checked(ALONE, { ...STRANGER, hash: ALONE.server_hash }, false).verdict).toBe("noted");
  expect(checked({ ...ALONE, seed_given: true }, { ...STRANGER, hash: ALONE.server_hash }, false).verdict).toBe(
    "chosen",
  );
  expect(checked({ ...ALONE, seed_given: true }, STRANGER, true).verdict).toBe("recorded");
});

test("who had a say is found, also by somebody who only looks", () => {
  for (const noted of [STRANGER, ANA]) {
    const found = checked(SHARED, noted, false);
    expect(found).toMatchObject({ server: true, seed: true, verdict: "shared", made: SHARED.seed });
    expect(found.players).toEqual(["fits", null, "fits"]);
  }
});

test("who was silent is named", () => {
  const deal = dealOf([ANAS, ""], { promises: [promiseOf(ANAS), promiseOf(EVAS)] });
  expect(checked(deal, STRANGER, false)).toMatchObject({ players: ["fits", "silent"], verdict: "shared" });
});

test.each<[string, Partial<DealNow>]>([
  ["another value of the server", { server: "two" }],
  ["another seed", { seed: "two", seed_hash: seedHash("two") }],
  ["another hash of the seed", { seed_hash: seedHash("two") }],
  ["a value that was not promised", { ...dealOf(["c2".repeat(16), "", EVAS]), promises: SHARED.promises }],
  ["a value that nobody promised", { ...dealOf([ANAS, EVAS, EVAS]), promises: SHARED.promises }],
])("%s is found out by everybody", (_, told) => {
  expect(checked({ ...SHARED, ...told }, STRANGER, false).verdict).toBe("wrong");
});

test("a deal that fits itself, but not what this browser noted, is found out", () => {
  const other = { ...dealOf([ANAS, "", EVAS], { server: "two", server_hash: seedHash("two") }) };
  other.seed = seedOf("two", other.shares);
  other.seed_hash = seedHash(other.seed);
  expect(checked(other, STRANGER, false).verdict).toBe("shared");
  expect(checked(other, { ...ANA, dealt: "" }, false)).toMatchObject({ server: false, verdict: "wrong" });
  // Somebody who chose a value when Ana's was known.
  const chosen = dealOf([ANAS, "", "c2".repeat(32)]);
  expect(checked(chosen, { ...ANA, dealt: "" }, false).players).toEqual(["fits", null, "differs"]);
  expect(checked(chosen, { ...ANA, promises: [] }, false)).toMatchObject({ seed: false, verdict: "wrong" });
});

test("this browser says so when its value was taken and not used", () => {
  const without = dealOf(["", "", EVAS], { promises: SHARED.promises });
  const ana: Noted = { ...ANA, dealt: "" };
  expect(checked(without, STRANGER, false).verdict).toBe("shared");
  expect(checked(without, ana, false)).toMatchObject({ players: ["dropped", null, "fits"], verdict: "dropped" });
  // It may never have arrived.
  const own: Noted["own"] = [{ seat: 0, share: ANAS, given: "sent" }];
  expect(checked(without, { ...ana, own }, false)).toMatchObject({
    players: ["silent", null, "fits"],
    verdict: "shared",
  });
});
