// Pages and the one desk that they share: asked once, taken over when its page is gone, and started anew when it breaks.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Silent } from "../../src/api/carrier";
import { Line } from "../../src/tab/line";
import type { State } from "../../src/tab/messages";
import { standing } from "../../src/tab/standing.svelte";
import { Channels, type FakeChannel, FakeLocks, type FakeWorker, Workers } from "./fakes";

const BUNDLE = { files: {}, lock: {} };
let channels: Channels;
let locks: FakeLocks;
let desks: Workers;
let missing = false;
let tries = 0;
const persisted = vi.fn();

/** A page with its line; `gone` is how it ends when nobody can say goodbye. */
function opened(): { line: Line; channel: FakeChannel; gone(hadOffice?: boolean): void } {
  const channel = channels.open();
  const line = new Line(
    {
      channel,
      locks: locks as unknown as LockManager,
      outside: {
        bundle: () => {
          tries += 1;
          return missing ? Promise.reject(new Error("404")) : Promise.resolve(BUNDLE);
        },
        desk: desks.start,
        thinking: desks.start,
        start: (bundle) => ({ start: { folder: "/tab/", bundle, store: "s", address: "/" } }),
      },
      persist: persisted,
    },
    "test",
  );
  const gone = (hadOffice = false) => {
    channels.close(channel);
    channel.onmessage = null;
    if (hadOffice) locks.drop("test#desk");
    locks.drop(`test#page-${line.page}`);
  };
  return { line, channel, gone };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const ask = (line: Line, path = "/games") => line.ask({ method: "GET", path, token: "" });

function answers(desk: FakeWorker, body: object = { well: true }, request = desk.last): void {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  desk.says({ id: request.id, status: 200, media: "application/json", headers: {}, body: bytes });
}

beforeEach(() => {
  vi.useFakeTimers();
  channels = new Channels();
  locks = new FakeLocks();
  desks = new Workers();
  missing = false;
  tries = 0;
  persisted.mockClear();
  standing.state = null;
});
afterEach(() => vi.useRealTimers());

describe("one page", () => {
  it("starts a desk and asks it", async () => {
    const { line } = opened();
    await settled();
    const answer = line.ask({ method: "POST", path: "/tables/tab-1/begin?key=x", token: "t", body: "{}" });
    await settled();
    const { id: _, ...request } = desks.newest.last;
    const sent = { method: "POST", path: "/api/tables/tab-1/begin", query: "key=x", token: "t", body: "{}" };
    expect(request).toEqual(sent);
    answers(desks.newest, { version: 3 });
    const found = await answer;
    expect([found.status, await found.json()]).toEqual([200, { version: 3 }]);
    // A game was begun: it is worth keeping.
    expect(persisted).toHaveBeenCalledOnce();
  });

  it("shows how far the desk is", async () => {
    opened();
    await settled();
    expect(standing.progress).toBe(0);
    desks.newest.says({ progress: 0.5 } satisfies State);
    expect(standing.progress).toBe(0.5);
    desks.newest.says({ ready: true, forgets: true } satisfies State);
    expect([standing.progress, standing.forgets]).toEqual([null, true]);
  });

  it("watches until it hangs up", async () => {
    const { line } = opened();
    await settled();
    const told: string[] = [];
    const hangUp = line.watch("tab-1", "hello", { told: (text) => told.push(text), closed: () => undefined });
    const { watch } = desks.newest.last;
    expect(desks.newest.last).toEqual({ watch, table: "tab-1", hello: "hello" });
    desks.newest.says({ watch, text: "one" });
    hangUp();
    expect(desks.newest.last).toEqual({ unwatch: watch });
    desks.newest.says({ watch, text: "two" });
    expect(told).toEqual(["one"]);
  });

  it("says why there is no desk, and tries again when somebody wants it", async () => {
    missing = true;
    const { line } = opened();
    const act = () => line.ask({ method: "POST", path: "/tables/tab-1/actions", token: "t", body: "{}" });
    const early = ask(line);
    const refused = expect(act()).rejects.toEqual(new Silent("tab-missing"));
    await settled();
    await refused;
    await expect(act()).rejects.toEqual(new Silent("tab-missing"));
    const late = ask(line, "/rules/en");
    missing = false;
    line.again();
    await settled();
    // What only looks was not given up, and is not asked twice.
    const asked = desks.newest.heard.filter((message) => "path" in message);
    expect(asked.map(({ path }) => path)).toEqual(["/api/games", "/api/rules/en"]);
    for (const request of asked) answers(desks.newest, {}, request);
    expect([(await early).ok, (await late).ok]).toEqual([true, true]);
  });

  it("gives up a request whose answer nobody needs", async () => {
    const { line } = opened();
    await settled();
    const control = new AbortController();
    const asked = line.ask({ method: "GET", path: "/games", token: "", signal: control.signal });
    control.abort();
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("a desk that breaks", () => {
  it("is started anew, and what was not answered is asked again", async () => {
    const { line } = opened();
    await settled();
    desks.newest.says({ ready: true, forgets: false });
    const closed: number[] = [];
    line.watch("tab-1", "hello", { told: () => undefined, closed: (code) => closed.push(code) });
    const asked = ask(line);
    await settled();
    desks.newest.breaks();
    expect(desks.all).toHaveLength(2);
    // Whoever watches comes again with what it has seen.
    expect(closed).toEqual([1006]);
    expect(desks.newest.last.path).toBe("/api/games");
    answers(desks.newest);
    expect((await asked).ok).toBe(true);
  });

  it("is not asked again and again what breaks it", async () => {
    const { line } = opened();
    await settled();
    const asked = ask(line);
    const refused = expect(asked).rejects.toEqual(new Silent("tab-broken"));
    for (let times = 0; times < 3; times++) {
      desks.newest.says({ ready: true, forgets: false });
      await settled();
      desks.newest.breaks();
    }
    await refused;
  });

  it("before it was ready is not started again by itself", async () => {
    opened();
    await settled();
    desks.newest.says({ here: "program" });
    desks.newest.breaks();
    expect(desks.all).toHaveLength(1);
    expect(standing.failed).toBe("tab-broken");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(desks.all).toHaveLength(1);
  });
});

describe("what does not come", () => {
  const starts = () => desks.all.length;

  it("is tried again by itself, ever more seldom, and once it is there everything goes on", async () => {
    missing = true;
    const { line } = opened();
    await settled();
    expect(standing.failed).toBe("tab-missing");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(20);
    expect(standing.failed).toBe("tab-missing");
    missing = false;
    for (let waited = 0; starts() === 0; waited += 1_000) {
      expect(waited).toBeLessThanOrEqual(60_000);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(standing.progress).toBe(0);
    const asked = ask(line);
    answers(desks.newest);
    expect((await asked).ok).toBe(true);
    desks.newest.says({ ready: true, forgets: false });
    const tried = tries;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tries).toBe(tried);
  });

  it("is tried as soon as the network is back", async () => {
    missing = true;
    opened();
    await vi.advanceTimersByTimeAsync(600_000);
    missing = false;
    dispatchEvent(new Event("online"));
    await settled();
    expect(starts()).toBe(1);
  });

  it("is told of a worker whose program breaks before it says anything", async () => {
    opened();
    await settled();
    desks.newest.breaks();
    expect(standing.failed).toBe("tab-missing");
    await vi.advanceTimersByTimeAsync(2_000);
    expect([starts(), standing.progress]).toEqual([2, 0]);
  });

  it("is told of a worker of which nothing is heard for twenty seconds, and not of a slow one", async () => {
    opened();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(standing.progress).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(standing.failed).toBe("tab-missing");
    expect(desks.newest.ended).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    desks.newest.says({ here: "program" });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(standing.progress).toBe(0);
  });

  it("is told of what the worker itself has waited for", async () => {
    opened();
    await settled();
    desks.newest.says({ here: "program" });
    desks.newest.says({ failed: "tab-missing" });
    expect(standing.failed).toBe("tab-missing");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(starts()).toBe(2);
  });

  it("is not tried again where this browser cannot run it", async () => {
    opened();
    await settled();
    desks.newest.says({ failed: "tab-too-old" });
    await vi.advanceTimersByTimeAsync(600_000);
    expect([starts(), standing.failed]).toEqual([1, "tab-too-old"]);
  });
});

describe("two pages", () => {
  it("share one desk", async () => {
    const one = opened();
    await settled();
    const two = opened();
    await settled();
    const asked = ask(two.line);
    expect(desks.all).toHaveLength(1);
    answers(desks.newest);
    expect((await asked).ok).toBe(true);
    const other = ask(one.line);
    answers(desks.newest);
    expect((await other).ok).toBe(true);
  });

  it("take over from each other", async () => {
    const one = opened();
    await settled();
    const two = opened();
    await settled();
    const closed: number[] = [];
    two.line.watch("tab-1", "hello", { told: () => undefined, closed: (code) => closed.push(code) });
    const asked = ask(two.line);
    one.gone(true);
    await settled();
    expect(desks.all).toHaveLength(2);
    expect(closed).toEqual([1006]);
    expect(desks.newest.last.path).toBe("/api/games");
    answers(desks.newest);
    expect((await asked).ok).toBe(true);
  });

  it("stop being told when they are gone", async () => {
    opened();
    await settled();
    const two = opened();
    await settled();
    two.line.watch("tab-1", "hello", { told: () => undefined, closed: () => undefined });
    const { watch } = desks.newest.last;
    two.gone();
    await settled();
    expect(desks.newest.last).toEqual({ unwatch: watch });
  });

  it("do not wait for one that the device has stopped", async () => {
    const one = opened();
    await settled();
    const two = opened();
    await settled();
    one.channel.onmessage = null;
    const asked = ask(two.line);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(desks.all).toHaveLength(2);
    expect(desks.all[0]!.ended).toBe(true);
    answers(desks.newest);
    expect((await asked).ok).toBe(true);
  });
});

it("without locks every page has a desk of its own", async () => {
  locks = undefined as unknown as FakeLocks;
  const { line } = opened();
  await settled();
  const asked = ask(line);
  answers(desks.newest);
  expect((await asked).ok).toBe(true);
});

it("where locks are refused every page has a desk of its own, and does not ask again and again", async () => {
  locks.refused = true;
  const { line } = opened();
  const other = opened();
  await settled();
  expect(desks.all).toHaveLength(2);
  expect(locks.asked).toBeLessThan(10);
  const asked = ask(line);
  answers(desks.all[0]!, { well: true }, desks.all[0]!.last);
  expect((await asked).ok).toBe(true);
  const also = ask(other.line);
  answers(desks.all[1]!, { well: true }, desks.all[1]!.last);
  expect((await also).ok).toBe(true);
  const hangUp = line.watch("tab-1", "hello", { told: () => undefined, closed: () => undefined });
  await vi.advanceTimersByTimeAsync(60_000);
  hangUp();
  expect(locks.asked).toBeLessThan(10);
});
