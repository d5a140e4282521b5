// The pad as it changes: rounds begun and dropped, entries written and corrected. Every change gives a new pad.
import {
  type Check,
  isCount,
  isList,
  isNumber,
  isObject,
  isRecord,
  isShape,
  isText,
  maybe,
  orNull,
} from "../api/shape";
import type { Completed, Entry, Pad, PadPlayer, Round, Sort, Way } from "./types";

export const FORMAT = "sabika-scorepad";
export const VERSION = 1;
/** So many marks there are for players; the next one is that of another side. */
export const MARKS = 6;
/** The scoring at the end of a round of Roll & Write, in which kinds were completed. */
export const ROUND_SCORING = 1;

export type Mixture = Pick<Pad, "game" | "edition" | "modules" | "options">;

export function newPad(
  { game, edition, modules, options }: Mixture,
  players: readonly PadPlayer[],
  youngest: readonly number[] = [],
): Pad {
  const known = players.map(({ name, colour }) => ({ name, colour }));
  const pad = { format: FORMAT, version: VERSION, game, edition, modules, options, players: known, rounds: [] };
  return youngest.length > 0 ? { ...pad, youngest_first: [...youngest] } : pad;
}

const isCell: Check<[number, number]> = (found): found is [number, number] =>
  Array.isArray(found) && found.length === 2 && found.every(Number.isSafeInteger);
const isPiece = isShape({ tile: isText, cell: isCell });
const isCompleted = isShape({ side: isCount, kind: isText });
const WAYS: readonly Way[] = ["numbers", "tiles", "given", "lines", "cells", "ticks"];

/** The parts of an entry that this page goes through itself; only the server knows whether it is a good one. */
function isEntry(found: unknown): found is Entry {
  if (!isObject(found) || !WAYS.includes(found.by as Way)) return false;
  const { by, palace, tiles, cells, kinds, best, rows, columns } = found;
  const lists: [unknown, Check<unknown>][] = [
    [palace, isList(isPiece)],
    [tiles, isList(isText)],
    [cells, isList(isCell)],
    [kinds, isRecord(isNumber)],
    [best, isRecord(isNumber)],
    [rows, isList(isNumber)],
    [columns, isList(isNumber)],
  ];
  return isText(by) && lists.every(([own, is]) => maybe(is)(own)) && Object.values(found).every((own) => own !== null);
}

const isRound = isShape({
  scoring: isCount,
  entries: maybe(isList(orNull(isEntry))),
  completed: maybe(isList(isCompleted)),
});
const isWhole = isShape({
  game: isText,
  edition: maybe(isText),
  modules: maybe(isList(isText)),
  options: maybe(isRecord(isText)),
  players: isList(isShape({ name: isText, colour: isCount })),
  rounds: maybe(isList(isRound)),
  youngest_first: maybe(isList(isCount)),
});

/** What was kept as a pad, or comes out of a file, if this page can work with it. */
export function padOf(found: unknown): Pad | null {
  if (!isWhole(found) || found.players.length === 0) return null;
  return { edition: "", modules: [], options: {}, rounds: [], ...(found as object) } as unknown as Pad;
}

/** Whether the text of a file is a pad, and of which Sabika; only the server knows whether it is a good one. */
export function padIn(text: string): Pad | "newer" | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const pad = found as Partial<Pad> | null;
  if (!pad || typeof pad !== "object" || pad.format !== FORMAT || typeof pad.version !== "number") return null;
  if (pad.version > VERSION) return "newer";
  return padOf(pad);
}

/** The setup that the server is asked for. */
export function setupPath({ game, edition, modules, options }: Mixture, players: number): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({ game, players: String(players) });
  if (edition) query.set("edition", edition);
  if (modules.length) query.set("modules", modules.join());
  if (chosen.length) query.set("options", chosen.join());
  return `/scorepad/setup?${query}`;
}

/** The mark of each side: the players' own, those that are left for dummies, and the last one for another side. */
export function marksOf(pad: Pad, sides: readonly Sort[]): number[] {
  const own = pad.players.map((player) => player.colour);
  const free = Array.from({ length: MARKS }, (_, mark) => mark).filter((mark) => !own.includes(mark));
  return sides.map((sort, side) =>
    sort === "player" ? own[side]! : sort === "dummy" ? (free.shift() ?? MARKS) : MARKS,
  );
}

export function entryOf(pad: Pad, round: number, side: number): Entry | null {
  return pad.rounds[round]?.entries?.[side] ?? null;
}

export function isOnSheets(pad: Pick<Pad, "game">): boolean {
  return pad.game === "roll-and-write";
}

/** In which ways a side can be entered, the quickest first. */
export function waysFor(pad: Pick<Pad, "game">, sort: Sort): Way[] {
  if (isOnSheets(pad)) return sort === "player" ? ["cells", "lines"] : ["ticks"];
  return sort === "player" ? ["numbers", "tiles"] : ["numbers", "given"];
}

/** The pad with another scoring, after the earlier ones. */
export function withRound(pad: Pad, scoring: number, sides: number, completed: readonly Completed[] = []): Pad {
  const entries = completed.length ? [] : Array.from({ length: sides }, () => null);
  const round: Round = { scoring, entries, completed: [...completed] };
  const at = pad.rounds.findIndex((other) => other.scoring > scoring);
  return { ...pad, rounds: pad.rounds.toSpliced(at < 0 ? pad.rounds.length : at, 0, round) };
}

/** The scorings that can come next, the likeliest first. Those of palaces may never have come; the last one ends the game. */
export function openScorings(pad: Pad, scorings: readonly number[]): number[] {
  const last = Math.max(0, ...pad.rounds.map((round) => round.scoring));
  if (!isOnSheets(pad)) return scorings.filter((scoring) => scoring > last);
  return last > ROUND_SCORING ? [] : [...scorings];
}

export function withoutRound(pad: Pad, round: number): Pad {
  return { ...pad, rounds: pad.rounds.toSpliced(round, 1) };
}

export function withEntry(pad: Pad, round: number, side: number, entry: Entry | null): Pad {
  const own = pad.rounds[round];
  if (!own) return pad;
  const length = Math.max(side + 1, own.entries?.length ?? 0);
  const entries = Array.from({ length }, (_, other) => (other === side ? entry : (own.entries?.[other] ?? null)));
  return { ...pad, rounds: pad.rounds.with(round, { ...own, entries }) };
}

/** What a side had at the last scoring before a round, if it was entered in this way. */
function earlier(pad: Pad, round: number, side: number, way: Way): Entry | null {
  for (let before = round - 1; before >= 0; before -= 1) {
    const entry = entryOf(pad, before, side);
    if (entry) return entry.by === way ? entry : null;
  }
  return null;
}

/** What an entry starts from: palaces grow, so what was there at the last scoring is there again. */
export function startOf(pad: Pad, round: number, side: number, way: Way): Entry {
  return earlier(pad, round, side, way) ?? { by: way };
}

/** The way in which a side is probably entered: like the last time, else like the others of this round. */
export function usualWay(pad: Pad, round: number, side: number, ways: readonly Way[]): Way {
  const own = pad.rounds.slice(0, round).map((_, before) => entryOf(pad, before, side));
  const others = pad.rounds[round]?.entries ?? [];
  const found = own.findLast((entry) => entry !== null) ?? others.find((entry) => entry && ways.includes(entry.by));
  return found && ways.includes(found.by) ? found.by : ways[0]!;
}

/** The next side of a round that has not been entered, after the one given or from the first; null if all others have. */
export function nextMissing(pad: Pad, round: number, sides: number, side: number | null = null): number | null {
  const order = Array.from({ length: sides }, (_, step) => ((side ?? -1) + 1 + step) % sides).filter(
    (own) => own !== side,
  );
  return order.find((other) => !entryOf(pad, round, other)) ?? null;
}
