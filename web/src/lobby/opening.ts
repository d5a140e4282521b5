// Opening a table and sitting down at one. The tokens of the seats stay in this browser.
import { keepSeat, seatsAt } from "../api/seats";
import { server, withKey } from "../api/server";
import { handedIn, newShare, promiseOf, sharesOf } from "../api/shares";
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

/** Sit down by `ask`, with a random value for the deal whose hash goes along, and keep the seat. */
async function seated(name: string, ask: (promise: string) => Promise<Seated>): Promise<Seated> {
  const share = newShare();
  const answer = await ask(promiseOf(share));
  const { table, seat, token, key, promise } = answer;
  // Who sat there already keeps to what was promised first; at some tables nobody has a say.
  const shares = [share, seatsAt(table).find((own) => own.seat === seat)?.share ?? ""];
  const held = promise ? shares.find((one) => promiseOf(one) === promise) : "";
  keepSeat({ table, seat, token, key, name, at: Date.now(), share: held ?? "" });
  return answer;
}

export function sitDown(table: string, key: string, name: string, seat: number | null = null): Promise<Seated> {
  const path = withKey(`/tables/${encodeURIComponent(table)}/seats`, key);
  return seated(name, (promise) => server.post<Seated>(path, { name, seat, promise }));
}

/** Begin at a table whose people all sit at this browser. */
async function begin(table: string, version: number, token: string): Promise<void> {
  const own = seatsAt(table);
  await handedIn(own, () => server.post(`/tables/${table}/begin`, { version, shares: sharesOf(own) }, token));
}

/** Open a table, seat the people of this device, and begin at once if everybody is there. Returns where it is. */
export async function openTable(
  offer: Offer,
  name: string,
  others: readonly PersonHere[] = [],
  isComplete = false,
): Promise<string> {
  // Where nobody else is to come, it can be anywhere.
  const post = isComplete ? server.postHere : server.post;
  const host = await seated(name, (promise) => post<Seated>("/tables", { offer, name, promise }));
  let { version } = host;
  for (const other of others) {
    ({ version } = await sitDown(host.table, host.key, other.name, other.seat));
  }
  if (isComplete) await begin(host.table, version, host.token);
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
  isComplete = false,
): Promise<string> {
  let fresh: Seated | null = null;
  let host: Seated | null = null;
  for (const { token, name } of seats) {
    fresh = await seated(name, (promise) => server.post<Seated>(`/tables/${table}/rematch`, { promise }, token));
    host ??= fresh;
  }
  if (isComplete && fresh && host) await begin(host.table, fresh.version, host.token);
  return host ? addressOf(host) : "";
}

/** Where the rematch of a table is, for those who only look on. */
export async function rematchOf(table: Table, query = ""): Promise<string> {
  return addressOf(await table.ask<Whereabouts>("/rematch"), query);
}
