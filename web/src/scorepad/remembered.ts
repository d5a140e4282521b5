// Answers of the server that hold for long: they are kept in this browser, for when the server cannot be reached.
import { server, Trouble } from "../api/server";

const STORAGE = "sabika-score:answers";
const MOST = 6;

function kept(): [string, unknown][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function keep(path: string, answer: unknown): void {
  const others = kept().filter(([other]) => other !== path);
  try {
    localStorage.setItem(STORAGE, JSON.stringify([[path, answer], ...others].slice(0, MOST)));
  } catch {
    // Without room it has to be asked for again.
  }
}

/** What the server says, or said when it could be reached. */
export async function remembered<T>(path: string): Promise<T> {
  try {
    const answer = await server.get<T>(path);
    keep(path, answer);
    return answer;
  } catch (error) {
    const found = kept().find(([other]) => other === path);
    if (error instanceof Trouble && error.problem.code === "unreachable" && found) return found[1] as T;
    throw error;
  }
}
