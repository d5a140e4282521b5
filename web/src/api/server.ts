// Requests to the server, or to the desk in a tab. What is refused is thrown as a Trouble, which carries the code to translate.
import { Silent } from "./carrier";
import { asked, FOR_THE_SERVER } from "./carriers";
import type { Problem } from "./types";
import { isSafe, mayWait, waits } from "./waits.svelte";

export class Trouble extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.code);
  }
}

/** Why the server refused what was tried; null if it did not. */
export async function problemWith(trying: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await trying();
    return null;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return error.problem;
  }
}

const UNREACHABLE: Problem = { kind: "failed", code: "unreachable" };
const UNREADABLE: Problem = { kind: "failed", code: "unexpected" };

interface Sent {
  token?: string;
  body?: string;
  /** To give up a request whose answer nobody needs any more. */
  signal?: AbortSignal | undefined;
  /** Whether only people at this device and bots have to do with it. */
  here?: boolean;
}

async function answered(method: string, path: string, sent: Sent): Promise<Response> {
  const { token = "", body, signal, here = false } = sent;
  let answer: Response;
  try {
    const ask = () => asked({ method, path, token, body, signal }, here);
    answer = mayWait(path) ? await waits.patiently(ask, isSafe(method, path), signal) : await ask();
  } catch (error) {
    throw new Trouble(error instanceof Silent ? { kind: "failed", code: error.code } : UNREACHABLE);
  }
  if (answer.ok) return answer;
  const content = await answer.json().catch(() => null);
  // Something between here and the server answers for it when it does not run.
  const silent = answer.status >= FOR_THE_SERVER ? UNREACHABLE : UNREADABLE;
  throw new Trouble(content?.error ?? silent, answer.status);
}

async function request<T>(method: string, path: string, sent: Sent): Promise<T> {
  const answer = await answered(method, path, sent);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Trouble(UNREADABLE, answer.status);
  }
}

export const server = {
  get: <T>(path: string, token = "", signal?: AbortSignal): Promise<T> => request<T>("GET", path, { token, signal }),
  post: <T>(path: string, body: unknown, token = "", signal?: AbortSignal): Promise<T> =>
    request<T>("POST", path, { token, body: JSON.stringify(body), signal }),
  /** Post what goes on in the tab where the server cannot be reached, since nobody elsewhere has to do with it. */
  postHere: <T>(path: string, body: unknown): Promise<T> =>
    request<T>("POST", path, { body: JSON.stringify(body), here: true }),
  /** Post a text as it is, which has to be JSON. */
  postText: <T>(path: string, text: string): Promise<T> => request<T>("POST", path, { body: text }),
  delete: <T>(path: string, token = ""): Promise<T> => request<T>("DELETE", path, { token }),
  /** A picture or another file. */
  file: async (path: string, token = ""): Promise<Blob> => (await answered("GET", path, { token })).blob(),
  /** A file that is made of what is sent. */
  made: async (path: string, body: unknown): Promise<Blob> =>
    (await answered("POST", path, { body: JSON.stringify(body) })).blob(),
};

/** `?key=…` for those who have no token yet; nothing to add without a key. */
export function withKey(path: string, key: string): string {
  if (!key) return path;
  return `${path}${path.includes("?") ? "&" : "?"}key=${encodeURIComponent(key)}`;
}
