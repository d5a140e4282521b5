// Requests to the server. What it refuses is thrown as a Trouble, which carries the code to translate.
import type { Problem } from "./types";

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
}

async function answered(method: string, path: string, { token, body, signal }: Sent): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body ?? null, signal: signal ?? null });
  } catch {
    throw new Trouble(UNREACHABLE);
  }
  if (answer.ok) return answer;
  const content = await answer.json().catch(() => null);
  // Something between here and the server answers for it when it does not run.
  const silent = answer.status >= 502 ? UNREACHABLE : UNREADABLE;
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
