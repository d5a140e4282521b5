// The client tells games in the very words of the Python narrators. told.json has games as the server sends them, with
// these words in four languages; tests/i18n/told_on_the_wire.py writes it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { PalacePieces, SheetPieces } from "../../src/api/types";
import { type Language, settings } from "../../src/app/settings/settings.svelte";
import { Narrator } from "../../src/texts/narrator";
import { SheetNarrator } from "../../src/texts/sheet";
import { texts } from "../../src/texts/texts.svelte";

/** The method of a narrator, what it is given, and what it says in each language. */
type Told = [method: string, given: unknown[], sentences: string[]];

interface Content {
  languages: Language[];
  pieces: Record<string, PalacePieces | SheetPieces>;
  tables: { pieces: string; names: string[]; goal: string; told: Told[] }[];
}

const content: Content = JSON.parse(readFileSync(resolve("tests/texts/told.json"), "utf-8"));

function narratorOf(table: Content["tables"][number]): Narrator | SheetNarrator {
  const pieces = content.pieces[table.pieces]!;
  if (pieces.board === "sheet") return new SheetNarrator(pieces, table.names, table.goal);
  return new Narrator(new Map(pieces.pieces.map((piece) => [piece.name, piece])), table.names);
}

/** What a narrator says, by `option` or `words.tile`. */
function said(narrator: unknown, method: string, given: unknown[]): string {
  const [owner, name] = method.startsWith("words.")
    ? [(narrator as Narrator).words, method.slice("words.".length)]
    : [narrator, method];
  return (owner as Record<string, (...given: unknown[]) => string>)[name]!(...given);
}

describe.each(content.languages.map((language, index) => ({ language, index })))(
  "in $language",
  ({ language, index }) => {
    it("every event, refusal, term, option and word is told as in Python", async () => {
      settings.language = language;
      await texts.load(language);
      const differing = [];
      let compared = 0;
      for (const table of content.tables) {
        const narrator = narratorOf(table);
        for (const [method, given, sentences] of table.told) {
          compared++;
          const sentence = said(narrator, method, given);
          if (sentence !== sentences[index]) differing.push({ method, given, sentence, expected: sentences[index] });
        }
      }
      expect(differing).toEqual([]);
      expect(compared).toBeGreaterThan(500);
    });
  },
);
