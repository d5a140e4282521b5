// Beginning to enter a scoring.
import { router } from "../app/router.svelte";
import { completedAt, entryAt } from "./addresses";
import { ROUND_SCORING, withRound } from "./pad";
import type { Scorepad } from "./scorepad.svelte";

/** Put the scoring on the pad and go to its first entry. */
export function begin(scorepad: Scorepad, scoring: number, sides: number): void {
  const { id } = scorepad.game;
  const changed = withRound(scorepad.pad, scoring, sides);
  const round = changed.rounds.findLastIndex((own) => own.scoring === scoring);
  scorepad.change(changed);
  router.go(scorepad.onSheets && scoring === ROUND_SCORING ? completedAt(id, round) : entryAt(id, round, 0));
}
