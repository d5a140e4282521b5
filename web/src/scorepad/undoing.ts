// Undo: what the pad was like before each change. Taps on the same field are one change.
import type { Pad } from "./types";

/** A pad as it was, and what was changed then: `1 0 kinds.tower`. */
export interface Step {
  before: Pad;
  what: string;
}

const MOST = 40;

/** The steps with one more change. */
export function stepped(steps: readonly Step[], before: Pad, what: string): Step[] {
  if (what && steps.at(-1)?.what === what) return [...steps];
  return [...steps, { before, what }].slice(-MOST);
}
