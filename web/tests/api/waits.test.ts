// What is refused for a moment is asked again by itself, when the server says, and never done twice.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { decided } from "../../src/api/deciding";
import type { Live } from "../../src/api/live";
import { server } from "../../src/api/server";
import { waits } from "../../src/api/waits.svelte";

const BUSY = { kind: "too-much", code: "too-many-requests", details: { seconds: 3 } };
const sent: string[] = [];
let answers: (() => Response)[];

const refused =
  (status: number, after: string | null = "3", error: object | null = BUSY) =>
  () =>
    new Response(error && JSON.stringify({ error }), { status, headers: after ? { "Retry-After": after } : {} });
const fine =
  (body: object = { version: 4 }) =>
  () =>
    Response.json(body);

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  });
});

afterEach(() => {
  waits.giveUp();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What every page asks for, and where: lobby, table, replay, coach, tutorial, reference, you, settings, scorepad. */
const GETS = [
  "/tables",
  "/games",
  "/tables/lions?since=3",
  "/tables/lions/record",
  "/tables/lions/replay/3",
  "/tables/lions/coach",
  "/tables/lions/push",
  "/rules/en",
  "/scorepad/setup?game=alhambra",
];
const POSTS = ["/scorepad/score", "/scorepad/story", "/scorepad/fits", "/scorepad/replay/3", "/tables/lions/why"];

describe("what may be asked again", () => {
  it.each(
    [429, 503].flatMap((status) => [
      ...GETS.map((path) => [status, "get", path]),
      ...POSTS.map((p) => [status, "post", p]),
    ]),
  )("is, after %i to %s %s", async (status, method, path) => {
    answers = [refused(status as number), refused(status as number), fine()];
    const answer = method === "get" ? server.get(path as string) : server.post(path as string, {});
    await vi.advanceTimersByTimeAsync(2_900);
    expect(sent).toHaveLength(1);
    expect(waits.next).toMatchObject({ problem: BUSY });
    await vi.advanceTimersByTimeAsync(3_100);
    expect(await answer).toEqual({ version: 4 });
    expect(sent).toHaveLength(3);
    expect(waits.next).toBeNull();
  });

  it("is after a date too, and after an answer of which only the head can be read", async () => {
    answers = [refused(503, new Date(Date.now() + 5_000).toUTCString(), null), fine()];
    const answer = server.get("/games");
    await vi.advanceTimersByTimeAsync(1);
    expect(waits.next?.problem.code).toBe("busy");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await answer).toEqual({ version: 4 });
  });

  it("is nothing that may have been done, unless it was refused before", async () => {
    answers = [refused(503)];
    await expect(server.post("/tables", {})).rejects.toMatchObject({ status: 503 });
    await expect(server.delete("/tables/lions/seats/1")).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(2);
    answers = [refused(429), fine()];
    const opened = server.post("/tables", {});
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await opened).toEqual({ version: 4 });
  });

  it.each([
    ["nobody says when", refused(429, null)],
    ["it takes too long", refused(429, "3000")],
    ["it is refused for good", refused(403)],
  ])("is nothing where %s", async (_, answer) => {
    answers = [answer];
    await expect(server.get("/games")).rejects.toMatchObject({ problem: BUSY });
    expect(sent).toHaveLength(1);
  });
});

describe("waiting", () => {
  it("ends with the page, and when nobody wants the answer any more", async () => {
    answers = [refused(429)];
    const leaving = new AbortController();
    const both = [server.get("/games"), server.get("/rules/en", "", leaving.signal)];
    const ended = Promise.allSettled(both);
    await vi.advanceTimersByTimeAsync(1);
    leaving.abort();
    await expect(both[1]).rejects.toMatchObject({ status: 429 });
    waits.giveUp();
    await expect(both[0]).rejects.toMatchObject({ status: 429 });
    await ended;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(2);
  });

  it("tells of what comes first", async () => {
    const two = [waits.wait({ kind: "too-much", code: "b" }, 9), waits.wait({ kind: "too-much", code: "a" }, 2)];
    expect(waits.next?.problem.code).toBe("a");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(waits.next?.problem.code).toBe("b");
    waits.giveUp();
    expect(await Promise.all(two)).toEqual([false, true]);
  });
});

describe("a decision", () => {
  const line = (...said: { status: number; body: object }[]) => {
    const asked = vi.fn(async () => ({ type: "answer", id: 1, ...said.shift()! }));
    return { asked, live: { ask: asked } as unknown as Live };
  };
  const decide = (live: Live | null) => decided(live, "lions", null, "actions", { version: 3 });

  it("is made again over the live channel when that was too much", async () => {
    const { asked, live } = line({ status: 429, body: { error: BUSY } }, { status: 200, body: { version: 4 } });
    const made = decide(live);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await made).toEqual({ version: 4 });
  });

  it("that may have been made is made once: it names its version", async () => {
    const failed = { kind: "failed", code: "store" };
    const stale = { kind: "conflict", code: "out-of-date", version: 4, made: true };
    answers = [refused(503, "5", failed), refused(409, null, stale)];
    const made = decide(null);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await made).toEqual({ version: 4 });
    expect(sent).toEqual(Array(2).fill("POST /api/tables/lions/actions"));
  });

  it("is given up in the end, and whoever decided is told", async () => {
    answers = [refused(503, "5", { kind: "failed", code: "store" })];
    const made = expect(decide(null)).rejects.toMatchObject({ problem: { code: "store" } });
    await vi.advanceTimersByTimeAsync(100_000);
    await made;
    expect(sent).toHaveLength(12);
  });
});

it("does not say later what somebody wanted to say now", async () => {
  answers = [refused(429), fine()];
  await expect(server.post("/tables/lions/remarks", { said: "Ha ha!" }, "token")).rejects.toMatchObject({
    status: 429,
  });
  expect([sent.length, waits.next]).toEqual([1, null]);
});
