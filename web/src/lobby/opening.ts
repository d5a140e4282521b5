// Opening a table and sitting down at one. The tokens of the seats stay in this browser.
import { keepSeat } from "../api/seats";
import { server, withKey } from "../api/server";
import type { Table } from "../api/table.svelte";
import type { Offer, Seated, Whereabouts } from "../api/types";

/** Somebody else at this device, and the seat. */
export interface PersonHere {
  seat: number;
  name: string;
}

/** Where the table is; what lets people in stands after the #. */
export function addressOf({ table, key }: { table: string; key: string }, query = ""): string {
  return `/tables/${encodeURIComponent(table)}${query}#${key}`;
}

function kept(seated: Seated, name: string): Seated {
  const { table, seat, token, key } = seated;
  keepSeat({ table, seat, token, key, name, at: Date.now() });
  return seated;
}

export async function sitDown(table: string, key: string, name: string, seat: number | null = null): Promise<Seated> {
  const path = withKey(`/tables/${encodeURIComponent(table)}/seats`, key);
  return kept(await server.post<Seated>(path, { name, seat }), name);
}

/** Open a table, seat the people of this device, and begin at once if everybody is there. Returns where it is. */
export async function openTable(
  offer: Offer,
  name: string,
  others: readonly PersonHere[] = [],
  begin = false,
): Promise<string> {
  const host = kept(await server.post<Seated>("/tables", { offer, name }), name);
  let { version } = host;
  for (const other of others) {
    ({ version } = await sitDown(host.table, host.key, other.name, other.seat));
  }
  if (begin) await server.post(`/tables/${host.table}/begin`, { version }, host.token);
  return addressOf(host);
}

/** Open a table whose board this screen shows: nobody sits here, everybody does with a phone. */
export async function openBoard(offer: Offer, name: string): Promise<string> {
  const { table, key, seat, token } = await server.post<Seated>("/tables", { offer, name });
  await server.delete(`/tables/${table}/seats/${seat}`, token);
  return addressOf({ table, key }, "?show=big");
}

/** Play again at a table like this one, with every seat of this browser; at once if nobody else is to come. */
export async function playAgain(
  table: string,
  seats: readonly { token: string; name: string }[],
  begin = false,
): Promise<string> {
  let fresh: Seated | null = null;
  let host: Seated | null = null;
  for (const { token, name } of seats) {
    fresh = kept(await server.post<Seated>(`/tables/${table}/rematch`, {}, token), name);
    host ??= fresh;
  }
  if (begin && fresh && host) {
    await server.post(`/tables/${host.table}/begin`, { version: fresh.version }, host.token);
  }
  return host ? addressOf(host) : "";
}

/** Where the rematch of a table is, for those who only look on. */
export async function rematchOf(table: Table, query = ""): Promise<string> {
  return addressOf(await table.ask<Whereabouts>("/rematch"), query);
}

/** Where and how a game goes on from one of its moments. */
export interface Fork {
  name: string;
  actions: number;
  seat: number;
  /** Bots by seat. */
  bots: Record<string, string>;
}

/** Play on from a moment of a finished game at a new table; at once if all others are bots. Returns where it is. */
export async function playOn(table: Table, fork: Fork, players: number): Promise<string> {
  const path = withKey(`/tables/${table.name}/fork`, table.keyOrSeats);
  const host = kept(await server.post<Seated>(path, fork, table.token), fork.name);
  if (Object.keys(fork.bots).length === players - 1) {
    await server.post(`/tables/${host.table}/begin`, { version: host.version }, host.token);
  }
  return addressOf(host);
}
