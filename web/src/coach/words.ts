// What the coach says about an option, in words.
import type { CoachReason } from "../api/types";
import { signed } from "../panels/signed";
import { say } from "../texts/texts.svelte";
import { Wording } from "../texts/wording";
import type { Words } from "../texts/words";

/** `42%`. */
export function percent(share: number): string {
  return say("coach-percent", { number: Math.round(100 * share) });
}

export function reasonInWords(reason: CoachReason, words: Words): string {
  const tiles =
    words instanceof Wording && reason.tiles.length ? words.listed(reason.tiles.map((tile) => words.tile(tile))) : "";
  return say(`coach-reason-${reason.what}`, { points: signed(reason.points), tiles });
}
