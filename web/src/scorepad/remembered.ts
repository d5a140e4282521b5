// Answers of the server that hold for long: they are kept in this browser, for when the server cannot be reached.
import { server, Trouble } from "../api/server";
import { type Check, isText, those } from "../api/shape";
import { keep, kept } from "../api/storage.svelte";

const STORAGE = "sabika-score:answers";
const MOST = 6;

const isAnswer: Check<[string, unknown]> = (found): found is [string, unknown] =>
  Array.isArray(found) && found.length === 2 && isText(found[0]);

function answers(): [string, unknown][] {
  return those(isAnswer, kept(STORAGE));
}

/** What the server says, or said when it could be reached. */
export async function remembered<T>(path: string): Promise<T> {
  try {
    const answer = await server.get<T>(path);
    const others = answers().filter(([other]) => other !== path);
    keep(STORAGE, [[path, answer], ...others].slice(0, MOST));
    return answer;
  } catch (error) {
    const found = answers().find(([other]) => other === path);
    if (error instanceof Trouble && error.problem.code === "unreachable" && found) return found[1] as T;
    throw error;
  }
}
