// A decision on its way: over the live channel where it is open, else by a request. It is neither lost nor made twice,
// since it names the version of the table that it is meant for.
import type { Live } from "./live";
import { Unanswered } from "./questions";
import type { Seat } from "./seats";
import { server, Trouble } from "./server";
import type { Problem, Reply } from "./types";
import { waits } from "./waits.svelte";

export interface Now {
  version: number;
}

/** So many seconds a decision is held back that the server cannot take just now, unless it says for how long. */
const SOON = 5;
const LATE = 60;
/** So often it is tried before whoever decided is told. */
const TRIES = 12;
/** With these it can be sent again: the first says that nothing was done, and with the second it names what it was for. */
const AGAIN = [429, 503];

/** Send a decision. Returns the version that it led to, or throws a `Trouble`. */
export async function decided(
  live: Live | null,
  table: string,
  seat: Seat | null,
  what: string,
  data: Now,
): Promise<Now> {
  const ask = () => server.post<Now>(`/tables/${table}/${what}`, data, seat?.token ?? "");
  let line = live;
  for (let tries = 1; ; tries++) {
    try {
      const answer = line?.ask(what, data);
      return await (answer ? told(answer) : ask());
    } catch (error) {
      if (error instanceof Unanswered) {
        line = null;
        continue;
      }
      if (!(error instanceof Trouble)) throw error;
      const { problem, status } = error;
      // It was made, though its answer was lost.
      if (problem.made && tries > 1) return { version: data.version + 1 };
      const seconds = Number(problem.details?.seconds) || SOON;
      if (!AGAIN.includes(status) || seconds > LATE || tries >= TRIES) throw error;
      if (!(await waits.wait(problem, seconds))) throw error;
    }
  }
}

/** What was answered over the live channel. */
async function told(answer: Promise<Reply>): Promise<Now> {
  const { status, body } = await answer;
  if (status < 300) return body as Now;
  throw new Trouble((body as { error: Problem }).error, status);
}
