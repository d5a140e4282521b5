// The seats that this browser holds: no accounts, only a signed token for each seat, kept in the browser's storage.
import { isCount, isFlag, isList, isMoment, isShape, isText, maybe, those } from "./shape";
import { keep, kept } from "./storage.svelte";
import type { TableNow } from "./types";

const STORAGE = "sabika-seats";

/** What was last seen of a table. */
export interface Known {
  game: string;
  status: TableNow["status"];
  version: number;
  /** Whether a seat of this browser is asked. */
  mine: boolean;
  sitters: { name: string; bot: string }[];
  /** The hash that the server published, as it was before the end of the game; empty if this browser came later. */
  hash: string;
  /** By seat: the hashes of what the players give for the deal, as they were before this browser gave its own. */
  promises?: string[];
  /** The hash of the seed as it was at the first card that this browser saw; empty if that was after the end. */
  dealt?: string;
}

export interface Seat {
  table: string;
  seat: number;
  token: string;
  key: string;
  name: string;
  /** When it was taken, in milliseconds since 1970. */
  at: number;
  known?: Known;
  /** What this browser gives for the deal; empty if it has no say. */
  share?: string;
  /** Whether that has left this browser, and whether it was taken. */
  given?: "sent" | "taken";
  /** Whether it is at the table of a lesson, which the lobby does not list. */
  lesson?: boolean;
}

const MOST_KEPT = 100;

const isSeat = isShape({ table: isText, seat: isCount, token: isText, key: isText, name: isText, at: isMoment });
const isKnown = isShape({
  game: isText,
  status: isText,
  version: isCount,
  mine: isFlag,
  sitters: isList(isShape({ name: isText, bot: isText })),
  hash: isText,
  promises: maybe(isList(isText)),
  dealt: maybe(isText),
});

/** The seats that can be understood; what is known of a table is seen again when somebody looks. */
function stored(): Seat[] {
  return those(isSeat, kept(STORAGE)).map((seat: Seat) => {
    const { known, ...rest } = seat;
    return known === undefined || isKnown(known) ? seat : rest;
  });
}

export function seatsAt(table: string): Seat[] {
  return stored()
    .filter((seat) => seat.table === table)
    .sort((a, b) => a.seat - b.seat);
}

/** The tables where this browser holds a seat, the newest first; without those of lessons. */
export function tablesPlayed(): Seat[] {
  const tables = new Map<string, Seat>();
  for (const seat of stored()) if (!seat.lesson) tables.set(seat.table, seat);
  return [...tables.values()].sort((a, b) => b.at - a.at);
}

export function keepSeat(seat: Seat): void {
  store([...stored().filter((other) => other.table !== seat.table || other.seat !== seat.seat), seat]);
}

/** Keep what is new about seats that this browser has. */
export function keepSeats(changed: readonly Seat[]): void {
  const fresh = new Map(changed.map((seat) => [seat.token, seat]));
  store(stored().map((seat) => fresh.get(seat.token) ?? seat));
}

export function forgetSeat(table: string, seat: number): void {
  store(stored().filter((other) => other.table !== table || other.seat !== seat));
}

export function forgetTable(table: string): void {
  store(stored().filter((other) => other.table !== table));
}

/** Remember what was seen of a table, for the list of those where this browser has a seat. */
export function keepKnown(table: string, now: TableNow): void {
  const seats = stored();
  const own = seats.filter((seat) => seat.table === table);
  const known = knownOf(now, own);
  if (own.every((seat) => JSON.stringify(seat.known) === JSON.stringify(known))) return;
  store(seats.map((seat) => (seat.table === table ? { ...seat, known } : seat)));
}

function knownOf(now: TableNow, own: readonly Seat[]): Known {
  return {
    game: now.offer.game ?? "",
    status: now.status,
    version: now.version,
    mine: now.matter_of_form ? now.options.length > 0 : own.some((seat) => seat.seat === now.view?.asked),
    sitters: now.chairs.map(({ name, bot }) => ({ name, bot })),
    hash: notedHash(own) || (now.status === "over" ? "" : now.seed_hash),
    promises: notedPromises(own, now),
    dealt: notedDeal(own) || (now.status === "playing" ? (now.view?.seed_hash ?? "") : ""),
  };
}

/** What all have promised for the deal. Once this browser has shown its own value, nothing of it may change. */
function notedPromises(own: readonly Seat[], now: TableNow): string[] {
  const noted = own.find((seat) => seat.known?.promises?.length)?.known?.promises ?? [];
  return own.some(({ given }) => given) ? noted : (now.shuffling?.promises ?? noted);
}

/** The hash of the seed that was noted first. */
export function notedDeal(seats: readonly Seat[]): string {
  return seats.find((seat) => seat.known?.dealt)?.known?.dealt ?? "";
}

/** The hash of the seed that was noted first: the deal has to agree with it, whatever is said later. */
export function notedHash(seats: readonly Seat[]): string {
  return seats.find((seat) => seat.known?.hash)?.known?.hash ?? "";
}

function store(seats: Seat[]): void {
  keep(STORAGE, seats.slice(-MOST_KEPT));
}
