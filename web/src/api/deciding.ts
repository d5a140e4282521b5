// A decision on its way: over the live channel where it is open, else by a request. It is neither lost nor made twice,
// since it names the version of the table that it is meant for.
import type { Live } from "./live";
import { Unanswered } from "./questions";
import type { Seat } from "./seats";
import { server, Trouble } from "./server";
import type { Problem } from "./types";

export interface Now {
  version: number;
}

/** Send a decision. Returns the version that it led to, or throws a `Trouble`. */
export async function decided(
  live: Live | null,
  table: string,
  seat: Seat | null,
  what: string,
  data: Now,
): Promise<Now> {
  const ask = () => server.post<Now>(`/tables/${table}/${what}`, data, seat?.token ?? "");
  const answer = live?.ask(what, data);
  if (!answer) return ask();
  try {
    const { status, body } = await answer;
    if (status < 300) return body as Now;
    throw new Trouble((body as { error: Problem }).error, status);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
  }
  try {
    return await ask();
  } catch (error) {
    // It was made, though its answer was lost.
    if (error instanceof Trouble && error.problem.made) return { version: data.version + 1 };
    throw error;
  }
}
