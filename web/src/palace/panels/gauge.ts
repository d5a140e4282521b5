// When the next scoring comes, as far as anybody can know.
import type { Event, PalaceView } from "../../api/types";
import { say } from "../../texts/texts.svelte";
import type { PalaceGame } from "../table/game.svelte";

const FINAL = 3;
export const NUMERALS = ["", "I", "II", "III"];

/** Whether the card of a scoring has turned up that was not carried out yet. */
function isDue({ table }: PalaceGame): boolean {
  const isAbout = ({ what }: Event) => what === "scoring-turned" || what === "scored";
  const last = table.happened.findLast(({ events }) => events.some(isAbout));
  return last?.events.findLast(isAbout)?.what === "scoring-turned";
}

function windowOf(view: PalaceView) {
  return view.windows.find(({ scoring }) => scoring === view.next_scoring);
}

export function nextInWords(game: PalaceGame): string {
  const { view } = game;
  const name = say("scoring-name", { scoring: view.next_scoring });
  const window = windowOf(view);
  if (isDue(game)) return say("web-gauge-due", { name });
  if (window) return say("web-gauge-window", { name, soonest: window.soonest, latest: window.latest });
  if (view.next_scoring < FINAL) return say("web-gauge-put-aside", { name });
  return say("web-gauge-final", { name, count: view.bag.length });
}

/** The same as a sign: which scoring, and after how many cards. */
export function nextInShort(game: PalaceGame): string {
  const { view } = game;
  const numeral = NUMERALS[view.next_scoring] ?? "";
  const window = windowOf(view);
  if (isDue(game)) return `${numeral}!`;
  return window ? `${numeral} ${window.soonest}–${window.latest}` : numeral;
}
