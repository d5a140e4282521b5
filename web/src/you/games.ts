// The games that people finished at this device: what is kept of each, in this browser alone, and counted once.
import { ranking } from "../after/ranking";
import type { Seat } from "../api/seats";
import { isCount, isFlag, isList, isMoment, isNumber, isShape, isText, orNull, those } from "../api/shape";
import { keep, kept } from "../api/storage.svelte";
import type { TableNow } from "../api/types";

const STORAGE = "sabika-games";
const MOST_KEPT = 2_000;

export interface OwnGame {
  table: string;
  seat: number;
  name: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  game: string;
  modules: string[];
  players: number;
  points: number;
  place: number;
  /** Null where there was nobody to beat. */
  won: boolean | null;
  /** The bots that were played against. */
  bots: string[];
  wall: number;
  moat: number;
}

/** What a finished table says about those who sat at it with this device. Games that were gone on with from a moment of
 *  another one, that were left to a bot for good or that somebody uploaded are not theirs. */
export function gamesIn(now: TableNow, seats: readonly Seat[]): OwnGame[] {
  const { view, chairs, offer } = now;
  if (now.status !== "over" || !view || offer.actions?.length) return [];
  const ranked = ranking(view);
  return seats.flatMap(({ table, seat, name, lesson }) => {
    const chair = chairs[seat];
    const own = ranked.find(({ side }) => side === seat);
    if (lesson || !chair || chair.bot || chair.recorded || !own) return [];
    const lines = view.board === "palace" ? (view.players[seat]?.lines ?? []) : [];
    const longest = (wanted: string): number =>
      Math.max(0, ...lines.filter((line) => line.what === wanted).map((line) => line.edges.length));
    return {
      table,
      seat,
      name: chair.name || name,
      at: now.happened.at(-1)?.at ?? Date.now(),
      game: view.game,
      modules: [...view.modules],
      players: view.players.length,
      points: own.points,
      place: own.place ?? 1,
      won: ranked.filter(({ place }) => place !== null).length > 1 ? own.winner : null,
      bots: chairs.flatMap(({ bot }, other) => (bot && other !== seat ? [bot] : [])),
      wall: longest("wall"),
      moat: longest("moat"),
    };
  });
}

const isOwnGame = isShape<OwnGame>({
  table: isText,
  seat: isCount,
  name: isText,
  at: isMoment,
  game: isText,
  modules: isList(isText),
  players: isCount,
  points: isNumber,
  place: isNumber,
  won: orNull(isFlag),
  bots: isList(isText),
  wall: isNumber,
  moat: isNumber,
});

/** All that is kept and can be understood, the oldest first. */
export function ownGames(): OwnGame[] {
  return those(isOwnGame, kept(STORAGE));
}

/** Keep games that are not kept yet. */
export function noteGames(games: readonly OwnGame[]): void {
  const before = ownGames();
  const known = new Set(before.map(({ table, seat }) => `${table} ${seat}`));
  const fresh = games.filter(({ table, seat }) => !known.has(`${table} ${seat}`));
  if (!fresh.length) return;
  keep(STORAGE, [...before, ...fresh].sort((a, b) => a.at - b.at).slice(-MOST_KEPT));
}

export function eraseGames(): void {
  keep(STORAGE, []);
}
