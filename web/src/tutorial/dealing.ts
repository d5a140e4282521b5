// Opening the table of a lesson: the prepared game goes to the server as a record, and the table goes on from a moment of it.
import { keepSeat } from "../api/seats";
import { server, withKey } from "../api/server";
import type { Kept, Seated } from "../api/types";
import type { Deal } from "./step";

/** Seats the learner at a table that goes on from a moment of a game that the server knows, against its bots. */
export async function openAt(kept: Kept, deal: Deal, moment: string, name: string): Promise<Seated> {
  const seat = deal.record.players.findIndex((player) => player.bot === null);
  const bots = Object.fromEntries(deal.record.players.flatMap(({ bot }, place) => (bot ? [[place, bot]] : [])));
  const fork = { name, actions: deal.moments[moment] ?? 0, seat, bots };
  const seated = await server.post<Seated>(withKey(`/tables/${kept.table}/fork`, kept.key), fork);
  const { table, key, token, version } = seated;
  keepSeat({ table, key, seat, token, name, at: Date.now(), lesson: true });
  await server.post(`/tables/${table}/begin`, { version }, token);
  return seated;
}

/** Gives the server the prepared game. */
export function bring(deal: Deal): Promise<Kept> {
  return server.post<Kept>("/records", deal.record);
}
