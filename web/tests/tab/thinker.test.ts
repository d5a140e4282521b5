// Thinking beside the desk: one question at a time, in a worker that can be ended.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Start } from "../../src/tab/messages";
import { Absent, Thinker } from "../../src/tab/thinker";
import { Workers } from "./fakes";

const START = { start: { folder: "/tab/", store: "", address: "", bundle: { files: {}, lock: {} } } } satisfies Start;
/** A worker in which Python runs. */
const ready = () => workers.newest.says({ here: "python" });
const question = (number: number) => new Uint8Array([number]);
let workers: Workers;
let thinker: Thinker;

beforeEach(() => {
  vi.useFakeTimers();
  workers = new Workers();
  thinker = new Thinker(workers.start, START);
});
afterEach(() => vi.useRealTimers());

describe("a thinker", () => {
  it("starts with the first question, and has one at a time", async () => {
    expect(workers.all).toHaveLength(0);
    const first = thinker.think(question(1));
    const second = thinker.think(question(2));
    expect(workers.newest.heard).toEqual([START, { think: 1, question: question(1) }]);
    workers.newest.says({ thought: 1, answer: question(11) });
    expect(await first).toEqual(question(11));
    expect(workers.newest.last).toEqual({ think: 2, question: question(2) });
    workers.newest.says({ thought: 2, failed: "No such bot." });
    await expect(second).rejects.toThrow("No such bot.");
    expect(workers.all).toHaveLength(1);
  });

  it.each(["breaks", "hangs"])("is replaced when it %s, and asked again", async (how) => {
    const thought = thinker.think(question(1));
    const [first] = workers.all;
    ready();
    if (how === "breaks") first!.breaks();
    else vi.advanceTimersByTime(120_000);
    expect(first!.ended).toBe(true);
    expect(workers.newest.heard).toEqual([START, { think: 2, question: question(1) }]);
    // What the old one would still say is not heard.
    first!.says({ thought: 2, answer: question(0) });
    workers.newest.says({ thought: 2, answer: question(11) });
    expect(await thought).toEqual(question(11));
  });

  it("is not asked for ever what it cannot answer", async () => {
    const thought = thinker.think(question(1));
    const next = thinker.think(question(2));
    ready();
    workers.newest.breaks();
    ready();
    workers.newest.breaks();
    await expect(thought).rejects.toThrow("It broke.");
    workers.newest.says({ thought: 3, answer: question(22) });
    expect(await next).toEqual(question(22));
  });

  it("gives its memory back when nobody asks, and when the desk is closed", async () => {
    const thought = thinker.think(question(1));
    workers.newest.says({ thought: 1, answer: question(11) });
    await thought;
    vi.advanceTimersByTime(300_000);
    expect(workers.newest.ended).toBe(true);
    const last = thinker.think(question(2));
    expect(workers.all).toHaveLength(2);
    thinker.close();
    await expect(last).rejects.toThrow();
    expect(workers.newest.ended).toBe(true);
  });

  it.each(["breaks", "hangs"])(
    "that %s before Python runs is not there, and is tried again ever later",
    async (how) => {
      const lost = () => (how === "breaks" ? workers.newest.breaks() : vi.advanceTimersByTime(20_000));
      for (const pause of [10_000, 20_000]) {
        const started = workers.all.length;
        const thoughts = [thinker.think(question(1)), thinker.think(question(2))];
        const refused = thoughts.map((thought) => expect(thought).rejects.toBeInstanceOf(Absent));
        lost();
        await Promise.all(refused);
        expect(workers.newest.ended).toBe(true);
        await expect(thinker.think(question(3))).rejects.toBeInstanceOf(Absent);
        expect(workers.all).toHaveLength(started + 1);
        vi.advanceTimersByTime(pause);
      }
      const thought = thinker.think(question(4));
      workers.newest.says({ here: "program" });
      vi.advanceTimersByTime(60_000);
      ready();
      workers.newest.says({ thought: 3, answer: question(44) });
      expect(await thought).toEqual(question(44));
    },
  );
});
