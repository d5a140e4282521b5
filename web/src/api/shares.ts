// What this browser gives for a deal: a random value for each seat, whose hash is said first. The seed of the game is made
// of all values and the server's.
import { keepKnown, keepSeats, type Seat, seatsAt } from "./seats";
import { server, Trouble } from "./server";
import { sha256 } from "./sha256";
import type { TableNow } from "./types";

const BYTES = 32;
/** The tables to which values are just on their way. */
const underWay = new Set<string>();

/** A value by chance. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is said of a value before it is given. */
export function promiseOf(share: string): string {
  return sha256(`sabika share ${share}`);
}

/** The values of these seats by seat. */
export function sharesOf(seats: readonly Seat[]): Record<string, string> {
  return Object.fromEntries(seats.flatMap(({ seat, share }) => (share ? [[seat, share]] : [])));
}

/** Hand values in by `send`. What leaves this browser is noted before, and that it was taken afterwards. */
export async function handedIn(seats: readonly Seat[], send: () => Promise<unknown>): Promise<void> {
  const own = seats.filter(({ share }) => share);
  keepSeats(own.map((seat) => ({ ...seat, given: "sent" })));
  await send();
  keepSeats(own.map((seat) => ({ ...seat, given: "taken" })));
}

/** Give what is still waited for, if the table holds this browser to it. */
export async function give(table: string, now: TableNow): Promise<void> {
  const { promises, silent } = now.shuffling ?? { promises: [], silent: [] };
  const due = ({ seat, share, given }: Seat) =>
    silent.includes(seat) && share && given !== "taken" && promiseOf(share) === promises[seat];
  if (underWay.has(table) || !seatsAt(table).some(due)) return;
  underWay.add(table);
  // What the others have promised is noted before they can know what this browser gives.
  keepKnown(table, now);
  const seats = seatsAt(table).filter(due);
  try {
    const body = { shares: sharesOf(seats) };
    await handedIn(seats, () => server.post(`/tables/${table}/shares`, body, seats[0]!.token));
  } catch (error) {
    // Nobody can help that but the next message: the game begins without it.
    if (!(error instanceof Trouble)) throw error;
  } finally {
    underWay.delete(table);
  }
}
