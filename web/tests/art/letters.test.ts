// What is told by colour is told by letter too: in every language no two kinds and no two currencies share one.
import { describe, expect, it } from "vitest";
import { CURRENCIES } from "../../src/texts/cards";
import de from "../../src/texts/de";
import en from "../../src/texts/en";
import fr from "../../src/texts/fr";
import nl from "../../src/texts/nl";
import { bundleOf } from "../../src/texts/texts.svelte";

const KINDS = "pavilion seraglio arcades chambers garden tower".split(" ");
const MORE = "arena bath_house library hostel hospital market park school district".split(" ");

describe.each(Object.entries({ en, fr, nl, de }))("in %s", (language, catalogue) => {
  const bundle = bundleOf(language, catalogue);
  const letter = (name: string) => {
    const pattern = bundle.getMessage(`web-letter-${name}`)?.value;
    return pattern ? bundle.formatPattern(pattern) : "";
  };

  it.each([
    ["kinds", [...KINDS, ...MORE]],
    ["currencies", CURRENCIES],
  ])("all %s have letters of their own, short enough for a plaque", (_, names) => {
    const letters = names.map(letter);
    for (const found of letters) expect(found).toMatch(/^\p{L}{1,2}$/u);
    expect(new Set(letters).size).toBe(names.length);
  });
});
