// The client fills in the server's sentences as the terminal does. sentences.json has some of every kind with their texts
// in four languages; tests/i18n/test_web_sentences.py writes it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Cell, Sentence } from "../../src/api/types";
import { type Language, settings } from "../../src/app/settings/settings.svelte";
import { say, tell, texts } from "../../src/texts/texts.svelte";
import { cardLabel, choiceLabel, dice, listed, money, placeOf } from "../../src/texts/things";

interface Content {
  names: string[];
  sentences: { said: Sentence; texts: Record<Language, string> }[];
  cells: { cell: Cell; text: string }[];
  cards: { card: string; text: string }[];
}

const content: Content = JSON.parse(readFileSync(resolve("tests/texts/sentences.json"), "utf-8"));

async function speak(language: Language): Promise<void> {
  settings.language = language;
  await texts.load(language);
}

it.each(["en", "fr", "nl", "de"] as const)("tells sentences of every kind in %s", async (language) => {
  await speak(language);
  const told = content.sentences.map(({ said }) => tell(said, content.names));
  expect(told).toEqual(content.sentences.map((each) => each.texts[language]));
  expect(told.length).toBeGreaterThan(40);
});

describe("in English", () => {
  beforeAll(() => speak("en"));

  it("parts of a sentence stand by themselves, and nothing is nothing", () => {
    expect(tell("6 + 4")).toBe("6 + 4");
    expect(tell(3)).toBe("3");
    expect(tell(null)).toBe("");
    expect(tell(undefined)).toBe("");
  });

  it("names are never read as anything but names", () => {
    const built: Sentence = [
      "event-tile-reserved",
      { seat: ["name", { seat: 0 }], tile: ["kind-tower.tile", { price: 9 }] },
    ];
    expect(tell(built, ["{ $tile } [x]"])).toBe("{ $tile } [x] puts Tower 9 into the reserve.");
    expect(tell(built)).toBe(" puts Tower 9 into the reserve.");
  });

  it("a message of the client mentions sentences of the server", () => {
    expect(say("web-table-pay", { payment: ["currency-denar.amount", { total: 7, shown: "7" }] })).toContain(
      "7 denars",
    );
  });

  it("what the catalogues do not have is told by its name", () => {
    expect(tell(["event-never-heard", {}])).toBe("[event-never-heard]");
  });

  it("places and cards are called as in sentences", () => {
    for (const { cell, text } of content.cells) expect(placeOf(cell)).toBe(text);
    for (const { card, text } of content.cards) expect(cardLabel(card)).toBe(text);
  });

  it("lists, money, dice and choices have their words", () => {
    expect([listed([]), listed(["a"]), listed(["a", "b", "c"])]).toEqual(["", "a", "a, b and c"]);
    expect([money("denar", 1), money("florin", 10)]).toEqual(["1 denar", "10 florins"]);
    expect(dice([3, 4], [5])).toBe("blue 3 and 4, yellow 5");
    expect([choiceLabel("dummies", "3"), choiceLabel("dummies", "")]).toEqual(["3 dummies", "as few as possible"]);
    expect(choiceLabel("goal", "beat")).toBe("beat the dummies");
  });
});
