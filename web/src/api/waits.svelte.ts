// Requests that the server refuses for the moment, saying when to try again (429, 503): the client repeats them by itself at that
// time, and people see why they have to wait and for how long.
import type { Problem } from "./types";

/** Nobody waits for longer than so many seconds without having asked to. */
const LONGEST = 120;
/** With these the server says that it did nothing, or may not have done all, and when to ask again. */
const TOO_MUCH = 429;
const NOT_NOW = 503;
/** What people say to each other is not said later, when nobody expects it any more. */
const NOW_OR_NEVER = /\/remarks$/;
/** Posts that leave nothing behind. */
const LEAVES_NOTHING = /^\/(scorepad\b|records\/verify$)|\/why$/;

export interface Wait {
  /** Why. */
  readonly problem: Problem;
  /** Until when, by the clock of this browser. */
  readonly until: number;
}

interface Waiter extends Wait {
  go(on: boolean): void;
}

export class Waits {
  private all: readonly Waiter[] = $state.raw([]);
  /** Those who have waited ask one after the other: all at once they would be refused again. */
  private last: Promise<unknown> = Promise.resolve();

  /** The one that ends next; null where nobody waits. */
  get next(): Wait | null {
    return this.all.reduce<Wait | null>((first, own) => (first && first.until <= own.until ? first : own), null);
  }

  /** Wait for so many seconds; whether to go on then, and not to give up, since nobody wants it any more. */
  wait(problem: Problem, seconds: number, signal?: AbortSignal): Promise<boolean> {
    if (signal?.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const waiter: Waiter = { problem, until: Date.now() + seconds * 1000, go: (on) => done(on) };
      const timer = setTimeout(() => done(true), seconds * 1000);
      const leave = () => done(false);
      const done = (on: boolean) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", leave);
        this.all = this.all.filter((own) => own !== waiter);
        resolve(on);
      };
      signal?.addEventListener("abort", leave);
      this.all = [...this.all, waiter];
    });
  }

  /** Somebody went to another page: what the last one waited for is given up. */
  giveUp(): void {
    for (const waiter of this.all) waiter.go(false);
  }

  /** Ask, and again whenever it is refused for a moment. `safely`: it may be asked again though it may have been done. */
  async patiently(ask: () => Promise<Response>, safely: boolean, signal?: AbortSignal): Promise<Response> {
    let answer = await ask();
    for (;;) {
      const seconds = againIn(answer, safely);
      if (seconds === null || !(await this.wait(await problemIn(answer), seconds, signal))) return answer;
      const asking = this.last.then(ask);
      this.last = asking.catch(() => undefined);
      answer = await asking;
    }
  }
}

export const waits = new Waits();

/** Whether something may wait to be asked again at all. */
export function mayWait(path: string): boolean {
  return !NOW_OR_NEVER.test(path);
}

/** Whether something can be asked again without being done twice, wherever its answer was lost. */
export function isSafe(method: string, path: string): boolean {
  return method === "GET" || (method === "POST" && LEAVES_NOTHING.test(path));
}

/** After how many seconds it is worth asking again; null if it is not, or not soon. */
function againIn({ status, headers }: Response, safely: boolean): number | null {
  if (status !== TOO_MUCH && !(status === NOT_NOW && safely)) return null;
  const said = headers.get("Retry-After");
  if (!said) return null;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return seconds <= LONGEST ? Math.max(1, Math.ceil(seconds)) : null;
}

async function problemIn(answer: Response): Promise<Problem> {
  const content = await answer
    .clone()
    .json()
    .catch(() => null);
  return content?.error ?? { kind: "failed", code: "busy" };
}
