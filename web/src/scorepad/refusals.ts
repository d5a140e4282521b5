// Why something cannot be as it was entered, in words.
import type { Cell, Piece } from "../api/types";
import { PARTS } from "../modules";
import { type Mentions, say, tell } from "../texts/texts.svelte";
import { placeOf } from "../texts/things";
import type { PadRefusal } from "./types";

export function refusalInWords(
  refusal: PadRefusal,
  pieces: ReadonlyMap<string, Piece>,
  name: (side: number) => string,
): string {
  const details = Object.entries(refusal.details).map(([key, value]) => [key, inWords(key, value)] as const);
  const mentions: Mentions = { rule: refusal.rule, ...Object.fromEntries(details) };
  if (refusal.because) mentions.because = tell(refusal.because.said);
  return say(`scorepad-refused-${refusal.reason}`, mentions);

  function inWords(key: string, value: string | number): string | number {
    switch (key) {
      case "kind":
        return say(`kind-${value}`);
      case "tile":
      case "old":
        return tell(pieces.get(String(value))?.said ?? value);
      case "cell":
        return placeOf(String(value).split(",").map(Number) as Cell);
      case "other":
        return name(Number(value));
      case "what":
        return say(`scorepad-field-${value}`);
    }
    return PARTS.map(({ scorepad }) => scorepad?.details?.[key]).find(Boolean)?.(value) ?? value;
  }
}
