// Playing on from a moment of a finished game, at a table of its own.
import { keepSeat } from "../../api/seats";
import { server, withKey } from "../../api/server";
import type { Table } from "../../api/table.svelte";
import type { Seated } from "../../api/types";
import { addressOf } from "../../lobby/opening";

export interface Fork {
  /** Of whoever plays on, and on which seat. */
  name: string;
  seat: number;
  /** After how many actions. */
  actions: number;
  /** By seat; the other seats wait for people. */
  bots: Record<string, string>;
}

/** Open the table and sit down; the game goes on at once if nobody is waited for. Returns where it is. */
export async function playOn(from: Table, fork: Fork, seats: number): Promise<string> {
  const path = withKey(`/tables/${from.name}/fork`, from.keyOrSeats);
  const { table, key, seat, token, version } = await server.post<Seated>(path, fork, from.token);
  keepSeat({ table, key, seat, token, name: fork.name, at: Date.now() });
  if (Object.keys(fork.bots).length + 1 === seats) {
    await server.post(`/tables/${table}/begin`, { version }, token);
  }
  return addressOf({ table, key });
}
