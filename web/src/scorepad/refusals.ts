// Why something cannot be as it was entered, in words.
import type { Cell } from "../api/types";
import { PARTS } from "../modules";
import type { Narrator } from "../texts/narrator";
import { SheetNarrator } from "../texts/sheet";
import { type Mentions, say } from "../texts/texts.svelte";
import type { PadRefusal } from "./types";

export function refusalInWords(
  refusal: PadRefusal,
  narrator: Narrator | SheetNarrator,
  name: (side: number) => string,
): string {
  const details = Object.entries(refusal.details).map(([key, value]) => [key, inWords(key, value)] as const);
  const mentions: Mentions = { rule: refusal.rule, ...Object.fromEntries(details) };
  if (refusal.because) mentions.because = narrator.refusal(refusal.because);
  return say(`scorepad-refused-${refusal.reason}`, mentions);

  function inWords(key: string, value: string | number): string | number {
    switch (key) {
      case "kind":
        return narrator.words.kind(String(value));
      case "tile":
      case "old":
        return narrator instanceof SheetNarrator ? value : narrator.words.tile(String(value));
      case "cell":
        return narrator.words.cell(String(value).split(",").map(Number) as Cell);
      case "other":
        return name(Number(value));
      case "what":
        return say(`scorepad-field-${value}`);
    }
    return PARTS.map(({ scorepad }) => scorepad?.details?.[key]).find(Boolean)?.(value) ?? value;
  }
}
