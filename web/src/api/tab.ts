// Carries requests and live channels to the desk in a tab. All that is needed for it comes when it is first needed.
import { at, IS_SITE } from "../app/place";
import { Comeback, NOTHING_COMES } from "../tab/comeback";
import type { Line } from "../tab/line";
import { isOnShelf } from "../tab/shelved";
import { standing } from "../tab/standing.svelte";
import { type Carrier, LOST, Silent } from "./carrier";
import type { Problem } from "./types";

/** Says what Python in a tab is made of; without it there is none. */
export const TAB = at("/tab/tab.json");

let line: Promise<Line> | null = null;
const comeback = new Comeback(() => void toDesk().catch(() => undefined));

/** The line to the desk, which begins to start when somebody first asks for it. */
export function toDesk(): Promise<Line> {
  line ??= opened();
  return line;
}

async function opened(): Promise<Line> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    late = setTimeout(reject, NOTHING_COMES);
  });
  try {
    const { openLine } = await Promise.race([import("../tab/line"), silence]);
    comeback.fresh();
    standing.state = { progress: 0 };
    return openLine();
  } catch {
    // Whoever asks next tries once more.
    line = null;
    standing.state = { failed: "tab-missing" };
    comeback.wait();
    throw new Silent("tab-missing");
  } finally {
    clearTimeout(late);
  }
}

/** Whether a desk can run here: its parts were kept in this browser, or can be had. */
export async function isTabThere(): Promise<boolean> {
  if (IS_SITE || line) return true;
  try {
    const { ok, headers } = await fetch(TAB);
    // A server that has no such file may answer with its first page.
    return ok && (headers.get("Content-Type") ?? "").includes("json");
  } catch {
    return false;
  }
}

const NO_TABLE: Problem = { kind: "unknown", code: "no-such-table" };
/** The code with which a desk closes the channel of a table that it does not have. */
const NOT_THERE = 4404;

/** Whether there is certainly no such table: nobody waits for a desk that would say so. */
async function isNowhere(table: string): Promise<boolean> {
  const isReady = standing.state !== null && "ready" in standing.state;
  return !isReady && (await isOnShelf(table)) === false;
}

export const tab: Carrier = {
  ask: async (asked) => (await toDesk()).ask(asked),

  watch(table, hello, ears) {
    let hungUp = false;
    let hangUp = (): void => {
      hungUp = true;
    };
    const watch = async () => {
      const nowhere = await isNowhere(table);
      const found = nowhere || hungUp ? null : await toDesk();
      if (hungUp) return;
      if (found) hangUp = found.watch(table, hello, ears);
      else {
        ears.told(JSON.stringify(NO_TABLE));
        ears.closed(NOT_THERE);
      }
    };
    watch().catch(() => {
      if (!hungUp) ears.closed(LOST);
    });
    return () => hangUp();
  },
};
