// The live channel: it says hello, tells everything in order, and comes back after a lost connection.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "../../src/api/live";
import type { Problem, TableNow } from "../../src/api/types";
import { FakeSocket, newest, sockets, tableNow } from "./wire";

const heard = {
  told: [] as number[],
  last: [] as TableNow[],
  remarks: [] as [number[], boolean][],
  connected: [] as boolean[],
  why: [] as (string | undefined)[],
  refused: [] as Problem[],
};
let live: Live;
/** Milliseconds after which news that took a frame to the screen are followed by others at once. */
const RESTED = 70;

function connect(): Live {
  return new Live("lions", "token", "key", {
    told: (now) => {
      heard.told.push(now.version);
      heard.last = [now];
    },
    heard: (remarks, before) => heard.remarks.push([remarks.map(({ number }) => number), before]),
    connected: (is, why) => {
      heard.connected.push(is);
      heard.why.push(why?.code);
    },
    refused: (problem) => heard.refused.push(problem),
  });
}

function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  sockets.length = 0;
  for (const list of Object.values(heard)) list.length = 0;
  live = connect();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("at a limit", () => {
  it("names which one, and comes back when the server says", async () => {
    newest().open();
    newest().tell({ kind: "too-much", code: "too-many-connections", details: { seconds: 10 } });
    newest().drop(4429);
    expect(heard.connected).toEqual([false]);
    expect(heard.why).toEqual(["too-many-connections"]);
    expect(heard.refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(sockets).toHaveLength(2);
    newest().open();
    newest().tell(tableNow({ version: 3 }));
    expect(heard.connected).toEqual([false, true]);
    expect(heard.why.at(-1)).toBeUndefined();
  });

  it("waits for nothing once the page is left", async () => {
    newest().tell({ kind: "too-much", code: "too-many-connections", details: { seconds: 10 } });
    newest().drop(4429);
    live.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets).toHaveLength(1);
  });
});

describe("a connection", () => {
  it("says who it is and what it has seen", () => {
    expect(newest().address.pathname).toBe("/api/tables/lions/live");
    expect(newest().open()).toEqual({
      type: "hello",
      token: "token",
      key: "key",
      since: 0,
      remarks: 0,
      also: [],
      differences: true,
    });
  });

  it("tells every change", () => {
    newest().open();
    newest().tell(tableNow({ version: 3 }));
    vi.advanceTimersByTime(RESTED);
    newest().tell(tableNow({ version: 4 }));
    expect(heard.told).toEqual([3, 4]);
    expect(heard.connected).toEqual([true, true]);
  });

  it("fills in what has not changed", () => {
    newest().open();
    newest().tell(tableNow({ version: 3, rematch: "lions", talking: true }));
    vi.advanceTimersByTime(RESTED);
    newest().tell({ base: 3, version: 4, said_at: 0, happened: [], pieces: null, talking: false });
    expect(heard.told).toEqual([3, 4]);
    expect(heard.last).toEqual([tableNow({ version: 4, said_at: 0, rematch: "lions", talking: false })]);
  });

  it("asks for everything where a change follows nothing that it has", () => {
    newest().open();
    newest().tell(tableNow({ version: 3 }));
    newest().tell({ base: 5, version: 6, said_at: 0, happened: [], pieces: null });
    expect(sockets).toHaveLength(2);
    expect(newest().open()).toMatchObject({ since: 3 });
    newest().tell({ base: 3, version: 4, said_at: 0, happened: [], pieces: null });
    // Not again and again at once: it may be no better the next time.
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(3);
    expect(heard.told).toEqual([3]);
  });

  it("tells what people say, and what of it was said before", () => {
    newest().open();
    newest().tell({ remarks: [{ number: 4 }] });
    newest().tell({ remarks: [{ number: 5 }] });
    expect(heard.remarks).toEqual([
      [[4], true],
      [[5], false],
    ]);
    newest().drop();
    vi.advanceTimersByTime(500);
    expect(newest().open()).toMatchObject({ remarks: 5 });
    newest().tell({ remarks: [] });
    expect(heard.remarks.at(-1)).toEqual([[], true]);
  });

  it("tells together what comes until it has rested, three times as long as the news took to the screen", () => {
    newest().open();
    for (const version of [3, 4]) newest().tell(tableNow({ version }));
    expect(heard.told).toEqual([3]);
    const took = 16;
    vi.advanceTimersByTime(4 * took);
    newest().tell(tableNow({ version: 5 }));
    expect(heard.told).toEqual([3]);
    // A timer of a timer takes a moment of its own here.
    vi.advanceTimersByTime(5);
    expect(heard.told).toEqual([3, 4, 5]);
    vi.advanceTimersByTime(4 * took + 5);
    newest().tell(tableNow({ version: 6 }));
    expect(heard.told).toEqual([3, 4, 5, 6]);
  });

  it("rests only for a while where the screen is very slow", () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));
    newest().open();
    for (const version of [3, 4]) newest().tell(tableNow({ version }));
    vi.advanceTimersByTime(16 + 400);
    expect(heard.told).toEqual([3]);
    vi.advanceTimersByTime(5);
    expect(heard.told).toEqual([3, 4]);
  });

  it.each([
    ["has to decide", { options: [{}] }],
    ["has to confirm", { held: {} }],
  ])("tells at once whoever %s, with all that came before", (_, asked) => {
    newest().open();
    for (const version of [3, 4]) newest().tell(tableNow({ version }));
    newest().tell({ ...tableNow({ version: 5 }), ...asked });
    expect(heard.told).toEqual([3, 4, 5]);
    newest().tell(tableNow({ version: 6 }));
    expect(heard.told).toEqual([3, 4, 5]);
  });

  it("waits neither for a page that nobody looks at nor for one that is not drawn", () => {
    newest().open();
    vi.stubGlobal("requestAnimationFrame", () => 0);
    for (const version of [3, 4]) newest().tell(tableNow({ version }));
    vi.advanceTimersByTime(100 + 300);
    expect(heard.told).toEqual([3, 4]);
    hide(true);
    for (const version of [5, 6]) newest().tell(tableNow({ version }));
    expect(heard.told).toEqual([3, 4, 5, 6]);
  });
});

describe("a lost connection", () => {
  it("comes back with what it has seen", () => {
    newest().open();
    newest().tell(tableNow({ version: 7 }));
    newest().drop();
    expect(heard.connected.at(-1)).toBe(false);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    expect(newest().open().since).toBe(7);
  });

  it("is tried more and more rarely, but never given up", () => {
    const waits = Array.from({ length: 8 }, () => {
      newest().drop();
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      return Date.now() - before;
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });

  it("is tried quickly again after it was there", () => {
    for (let times = 0; times < 4; times++) {
      newest().drop();
      vi.advanceTimersToNextTimer();
    }
    newest().open();
    newest().tell(tableNow());
    newest().drop();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(6);
  });

  it("is tried at once when the device is online again", () => {
    newest().drop();
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
  });

  it("is renewed when somebody looks again after a long time", () => {
    newest().open();
    hide(true);
    vi.advanceTimersByTime(5_000);
    hide(false);
    expect(sockets).toHaveLength(1);
    hide(true);
    vi.advanceTimersByTime(60_000);
    hide(false);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("tells nothing of an old connection", () => {
    const old = newest();
    old.open();
    hide(true);
    vi.advanceTimersByTime(60_000);
    hide(false);
    old.tell(tableNow({ version: 9 }));
    old.drop();
    vi.advanceTimersByTime(20_000);
    expect(heard.told).toEqual([]);
    expect(sockets).toHaveLength(2);
  });
});

describe("a refusal", () => {
  it("is told, and not asked again", () => {
    newest().open();
    newest().tell({ kind: "unknown", code: "no-such-table" });
    newest().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(heard.refused.map(({ code }) => code)).toEqual(["no-such-table"]);
    expect(sockets).toHaveLength(1);
  });

  it("is no refusal if the store only cannot be used just now", () => {
    newest().open();
    newest().tell({ kind: "failed", code: "store" });
    newest().drop(4500);
    vi.advanceTimersByTime(500);
    expect(heard.refused).toEqual([]);
    expect(sockets).toHaveLength(2);
  });
});

describe("after the end", () => {
  it("nothing is told and nothing connects", () => {
    const socket = newest();
    live.close();
    expect(socket.closed).toBe(true);
    socket.tell(tableNow());
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(heard.told).toEqual([]);
    expect(sockets).toHaveLength(1);
  });
});
