// Finding rules by number and by words.
import { describe, expect, it } from "vitest";
import { introOf, nameOf } from "../../src/reference/books";
import { Rulebook } from "../../src/reference/rulebook.svelte";
import { foldedWords, pieces } from "../../src/reference/search";
import { BOOKS } from "./sample";

const book = new Rulebook(BOOKS);

function found(query: string): string[] {
  return book
    .search(query)
    .flatMap(({ sections }) => sections)
    .flatMap(({ rules, examples }) => [...rules, ...examples])
    .map(({ id }) => id);
}

describe("a search", () => {
  it.each([
    ["a21", ["A21", "A22"]],
    ["A2", ["A20", "A21", "A22"]],
    ["serail", ["A32"]],
    ["SÉR scor", ["A32"]],
    ["wall edges", ["A21"]],
    ["tile", ["A20", "A22", "V2"]],
    ["scoring", ["A32"]],
    ["k2", ["K2"]],
    ["13", ["A32"]],
    ["elephant", []],
  ])("for %s", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it("for nothing finds everything", () => {
    expect(found(" ")).toHaveLength(6);
  });

  it("knows no accents and no case", () => {
    expect(foldedWords("Straße, L’ÉTAL œuvre")).toEqual(["strasse", "l", "etal", "œuvre"]);
  });
});

describe("the text of a rule", () => {
  const isRule = (id: string): boolean => book.entry(id) !== null;

  it("leads to the rules that it names, if there are such", () => {
    const text = book.entry("a22")?.rule?.text ?? "";
    expect(pieces(text, "wall rea", isRule, "(ruling)")).toEqual([
      { text: "Every tile can be ", what: "plain" },
      { text: "reached", what: "found" },
      { text: " on foot, as ", what: "plain" },
      { text: "A20", what: "rule" },
      { text: "-", what: "plain" },
      { text: "A21", what: "rule" },
      { text: " and G5 say, but not A99. ", what: "plain" },
      { text: "(ruling)", what: "ruling" },
      { text: " Never over a ", what: "plain" },
      { text: "wall", what: "found" },
      { text: ".", what: "plain" },
    ]);
  });

  it("shows what is typed without its backticks", () => {
    expect(pieces("(ruling) With `turning=card` a card.", "turning", isRule, "(ruling)")).toEqual([
      { text: "(ruling)", what: "ruling" },
      { text: " With ", what: "plain" },
      { text: "turning=card", what: "typed" },
      { text: " a card.", what: "plain" },
    ]);
  });

  it("is the same when its pieces are put together", () => {
    for (const text of ["", "(ruling)", "A20", "wall (A21)."]) {
      const parts = pieces(text, "wall", isRule, "(ruling)");
      expect(parts.map((part) => part.text).join("")).toBe(text);
    }
  });

  it("has examples", () => {
    expect(book.examplesOf("A32").map(({ id }) => id)).toEqual(["K2"]);
    expect(book.examplesOf("A20")).toEqual([]);
  });
});

describe("the title of a book", () => {
  it("is its name, and perhaps a sentence", () => {
    expect(BOOKS.map(nameOf)).toEqual(["Alhambra (A)", "Expansion 1: The Vizier’s Favour", "Examples"]);
    expect(BOOKS.map(introOf)).toEqual(["", "Four modules, each on its own", ""]);
  });
});
