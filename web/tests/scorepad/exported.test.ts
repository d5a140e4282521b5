// A pad for others, written here: to the letter as the server writes it.
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, settings } from "../../src/app/settings/settings.svelte";
import { asTable, asText } from "../../src/scorepad/exported";
import { Sums } from "../../src/scorepad/sums";
import type { Pad, PadSetup, ScoredPad } from "../../src/scorepad/types";
import { texts } from "../../src/texts/texts.svelte";
import recorded from "./exported.json";

afterEach(() => {
  settings.language = "en";
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(recorded)("$pad.game $pad.modules is written as by the server", async (own) => {
    settings.language = language;
    await texts.load(language);
    const { pad, setup, result } = own as unknown as { pad: Pad; setup: PadSetup; result: ScoredPad };
    const sums = new Sums(pad, setup, result);
    expect(asText(sums)).toBe(own.text[language]);
    expect(asTable(sums)).toBe(own.table[language]);
  });
});
