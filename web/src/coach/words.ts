// What the coach says about an option, in words.
import type { CoachReason } from "../api/types";
import { signed } from "../panels/signed";
import { say } from "../texts/texts.svelte";

/** `42%`. */
export function percent(share: number): string {
  return say("coach-percent", { number: Math.round(100 * share) });
}

export function reasonInWords({ what, points, said }: CoachReason): string {
  return say(`coach-reason-${what}`, { points: signed(points), tiles: said });
}
