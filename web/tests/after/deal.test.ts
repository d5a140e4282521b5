// The hash of a seed is the one that the server publishes before the game.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type Deal, seedHash, sha256, verdictOn } from "../../src/after/deal";

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

const FAIR: Deal = { seed: "one", published: seedHash("one"), noted: "", chosen: false, recorded: false };

test("the check says what the hash proves, and no more", () => {
  expect(verdictOn(FAIR)).toBe("right");
  expect(verdictOn({ ...FAIR, noted: FAIR.published })).toBe("noted");
  expect(verdictOn({ ...FAIR, chosen: true, noted: FAIR.published })).toBe("chosen");
  expect(verdictOn({ ...FAIR, chosen: true, recorded: true })).toBe("recorded");
});

test("another seed, or another hash than the one that was noted, is found out", () => {
  expect(verdictOn({ ...FAIR, seed: "two" })).toBe("wrong");
  expect(verdictOn({ ...FAIR, noted: seedHash("two") })).toBe("wrong");
});
