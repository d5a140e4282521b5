// The games of this browser's scorepad: each is kept after every change, so that nothing is lost by closing the page.
import { isList, isMoment, isNumber, isObject, isRecord, isShape, isText, maybe, those } from "../api/shape";
import { dropped, kept, keysKept, keep as store } from "../api/storage.svelte";
import { type Mixture, padOf } from "./pad";
import type { Pad, PadPlayer, ScoredPad } from "./types";
import type { Step } from "./undoing";

const PREFIX = "sabika-score-";
const LAST = "sabika-score:last";

/** A pad with what this browser knows about it. */
export interface Game {
  id: string;
  /** When it was begun, in milliseconds. */
  at: number;
  pad: Pad;
  steps: readonly Step[];
  /** Steps of the set-up that are done. */
  done: readonly string[];
  /** What the server made of a pad, and of which. */
  scored: { pad: Pad; result: ScoredPad } | null;
}

/** What was chosen for the last game. */
export interface LastChoice extends Mixture {
  players: readonly ChosenPlayer[];
}

export interface ChosenPlayer extends PadPlayer {
  /** The place among the youngest, counted from 1; nothing for whoever was not named. */
  place?: number;
}

export function begun(pad: Pad): Game {
  const at = Date.now();
  const id = at.toString(36) + Math.floor(Math.random() * 36 ** 3).toString(36);
  return { id, at, pad, steps: [], done: [], scored: null };
}

const isResult = isShape({
  points: isList(isNumber),
  ranking: isList(isShape({ side: isNumber, points: isNumber })),
  ...Object.fromEntries(
    ["sides", "rounds", "sources", "gained", "course", "winners", "refusals"].map((name) => [
      name,
      maybe(Array.isArray),
    ]),
  ),
});

/** A game as far as it can be understood, null if its pad cannot. What is left out is made again. */
export function gameNamed(id: string): Game | null {
  const found = kept(PREFIX + id);
  const pad = isObject(found) ? padOf(found.pad) : null;
  if (!isObject(found) || !pad) return null;
  const steps = Array.isArray(found.steps) ? found.steps.filter((step) => isObject(step) && padOf(step.before)) : [];
  const scored = isObject(found.scored) && padOf(found.scored.pad) && isResult(found.scored.result);
  return {
    id,
    at: isMoment(found.at) ? found.at : 0,
    pad,
    steps: steps.map(({ before, what }) => ({ before, what: isText(what) ? what : "" })),
    done: those(isText, found.done),
    scored: scored ? (found.scored as Game["scored"]) : null,
  };
}

/** All games, the newest first. */
export function games(): Game[] {
  return keysKept()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => gameNamed(key.slice(PREFIX.length)) ?? [])
    .sort((one, other) => other.at - one.at);
}

/** False if the browser does not keep it. Where room is short, what can be done without goes first. */
export function keep(game: Game): boolean {
  return [game, { ...game, steps: [] }].some((version) => store(PREFIX + game.id, version));
}

export function forget(id: string): void {
  dropped(PREFIX + id);
}

const isLast = isShape({
  game: isText,
  edition: isText,
  modules: isList(isText),
  options: isRecord(isText),
  players: isList(isShape({ name: isText, colour: isNumber, place: maybe(isNumber) })),
});

export function lastChoice(): LastChoice | null {
  const found = kept(LAST);
  return isLast(found) ? (found as LastChoice) : null;
}

export function keepChoice(choice: LastChoice): void {
  store(LAST, choice);
}

/** The result, if it belongs to the pad as it is now. */
export function resultOf(game: Game): ScoredPad | null {
  return game.scored && JSON.stringify(game.scored.pad) === JSON.stringify(game.pad) ? game.scored.result : null;
}

/** Names and totals of past games as a table for other programs, a line for each player. */
export function historyAsCsv(all: readonly Game[]): string {
  const lines = all.flatMap(({ at, pad, scored }) =>
    pad.players.map(({ name }, side) => {
      const place = scored?.result.ranking.find((ranked) => ranked.side === side)?.place ?? "";
      const day = new Date(at).toISOString().slice(0, 10);
      return [day, pad.game, pad.edition, pad.modules.join(" "), name, scored?.result.points[side] ?? "", place];
    }),
  );
  const head = ["date", "game", "edition", "modules", "name", "points", "place"];
  return [head, ...lines].map((line) => `${line.map(quoted).join()}\r\n`).join("");
}

/** A field of a table. What begins like a formula is not taken for one. */
function quoted(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
