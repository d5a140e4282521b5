// What went wrong, in a sentence.
import { beforeAll, describe, expect, it } from "vitest";
import { inServersWords, problem } from "../../src/texts/problems";
import { texts } from "../../src/texts/texts.svelte";

describe("a problem", () => {
  beforeAll(() => texts.load("en"));

  it("is told by its code, with what it mentions", () => {
    expect(problem({ kind: "too-much", code: "too-many-requests", details: { seconds: 1 } })).toBe(
      "That was too much at once. Try again in 1 second.",
    );
  });

  it("with the rules is told by its sentence", () => {
    const refused = { kind: "refused", code: "no-card", rule: "F2" } as const;
    expect(problem({ ...refused, said: ["refusal-no-card", { rule: "F2" }] })).toBe(
      "You have no money card left to pay a falcon with (F2).",
    );
    expect(problem(refused)).toBe("The rules do not allow that (F2). Choose something else.");
  });

  it("with what was entered is told in the reader's language; the server's words are quoted apart", () => {
    const bad = { kind: "bad-input", code: "bad-input", details: { sentence: "There is no bot 'x'." } } as const;
    expect(problem(bad)).toBe("The server does not accept this. Correct what was chosen or entered, and try again.");
    expect(inServersWords(bad)).toBe("There is no bot 'x'.");
    expect(inServersWords({ kind: "unknown", code: "no-such-table" })).toBe("");
  });

  it("that nobody thought of is told too", () => {
    expect(problem({ kind: "conflict", code: "entry 3 does not follow version 4" })).toBe(
      "Something has happened at the table in the meantime. Look at it and decide again.",
    );
    expect(problem({ kind: "bad-input", code: "http-418" })).toContain("(http-418)");
  });
});
