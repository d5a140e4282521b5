// A table in this browser: what it was told, what it asks, which seats it has, and how it takes a refusal.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PATIENCE } from "../../src/api/questions";
import { forgetSeat, keepSeat, seatsAt, tablesPlayed } from "../../src/api/seats";
import { NOBODY, Table } from "../../src/api/table.svelte";
import type { Happened } from "../../src/api/types";
import { SAID } from "../said";
import { answers, FakeSocket, newest, playing, sockets, tableNow } from "./wire";

let table: Table;
const fetched = vi.fn<typeof fetch>();

function sit(seat: number, name = "Ana"): void {
  keepSeat({ table: "lions", seat, token: `token-${seat}`, key: "key", name, at: seat });
}

/** What the next request is answered with. */
function answer(status: number, body: object): void {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

function entry(number: number): Happened {
  return { number, at: 0, what: "act", seat: 0, actions: number, events: [], table: "" };
}

function open(as: number | null = null): Table {
  table = new Table("lions", "", as);
  newest().open();
  return table;
}

beforeEach(() => {
  localStorage.clear();
  sockets.length = 0;
  answers.length = 0;
  fetched.mockReset();
  // What comes is told at once while nobody looks.
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("whose eyes", () => {
  it("are those of the first own seat, of a wanted one, or of a spectator", () => {
    sit(2, "Ben");
    sit(1);
    expect(open().seat?.seat).toBe(1);
    expect(newest().sent[0]?.token).toBe("token-1");
    table.close();
    expect(open(2).seat?.name).toBe("Ben");
    table.close();
    expect(open(NOBODY).seat).toBeNull();
    expect(newest().sent[0]).toMatchObject({ token: "", key: "key" });
  });

  it("change hands with nothing left of the other one", () => {
    sit(0);
    sit(1, "Ben");
    open();
    newest().tell(playing(5, 0, 0, { happened: [entry(5)] }));
    table.look(1);
    expect([table.now, table.happened]).toEqual([null, []]);
    expect(sockets[0]?.closed).toBe(true);
    expect(newest().open()).toMatchObject({ token: "token-1", since: 0 });
  });
});

describe("who is away", () => {
  const away = { since: 5, replaceable_from: null, without_host_from: null, agreed: [] };

  it("is known at once, also while what is shown stands still, and disturbs nothing else", () => {
    open();
    newest().tell(tableNow({ version: 2, absences: [null, null] }));
    const shown = table.now;
    const release = table.hold();
    newest().tell(tableNow({ version: 2, absences: [null, away] }));
    expect(table.absences).toEqual([null, away]);
    expect([table.ahead, table.now === shown]).toEqual([0, true]);
    release();
    expect(table.now).toBe(shown);
  });

  it("is nobody who shares this device", () => {
    sit(0);
    sit(1, "Ben");
    open();
    expect(newest().sent[0]?.also).toEqual(["token-1"]);
    table.close();
    open(1);
    expect(newest().sent[0]?.also).toEqual([]);
  });
});

describe("what happened", () => {
  it("is kept once and in order, and nothing older replaces it", () => {
    open();
    newest().tell(tableNow({ version: 2, happened: [entry(1), entry(2)] }));
    newest().tell(tableNow({ version: 3, happened: [entry(2), entry(3)] }));
    newest().tell(tableNow({ version: 2, happened: [] }));
    expect(table.happened.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(table.now?.version).toBe(3);
  });

  it("waits while what is shown stands still, and is caught up with in order", () => {
    const table = open();
    newest().tell(tableNow({ version: 1 }));
    const first = table.hold();
    const second = table.hold();
    newest().tell(tableNow({ version: 2, happened: [entry(2)] }));
    newest().tell(tableNow({ version: 3, happened: [entry(3)] }));
    expect([table.now?.version, table.ahead]).toEqual([1, 2]);
    first();
    first();
    expect([table.now?.version, table.ahead]).toEqual([1, 2]);
    second();
    expect([table.now?.version, table.ahead]).toEqual([3, 0]);
    expect(table.happened.map(({ number }) => number)).toEqual([2, 3]);
  });

  it("leaves what did not change as it was, so that it is not drawn again", () => {
    open();
    newest().tell(tableNow({ version: 2 }));
    const { now: before } = table;
    newest().tell(tableNow({ version: 3 }));
    expect(table.now?.version).toBe(3);
    expect(table.now?.chairs).toBe(before?.chairs);
  });
});

describe("a request", () => {
  it("to play names the version that was seen, and goes out once at a time", async () => {
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    answers.push({ status: 200, body: { version: 6 } });
    const [first, second] = await Promise.all([table.act("take denar-1"), table.act("take denar-1")]);
    expect([first, second]).toEqual([true, false]);
    expect(newest().asked).toEqual([
      { type: "ask", id: 1, what: "actions", data: { action: "take denar-1", version: 5 } },
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("to play goes another way where there is no connection", async () => {
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    newest().drop();
    answer(200, { version: 6 });
    expect(await table.act("take denar-1")).toBe(true);
    expect(fetched).toHaveBeenCalledOnce();
    const [address, asked] = fetched.mock.calls[0]!;
    expect(address).toBe("/api/tables/lions/actions");
    expect(JSON.parse(asked?.body as string)).toEqual({ action: "take denar-1", version: 5 });
    expect(asked?.headers).toMatchObject({ Authorization: "Bearer token-0" });
  });

  it("that came too late brings the newest table", async () => {
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    const error = { kind: "conflict", code: "out-of-date", version: 7, now: playing(7, 0, 1) };
    answers.push({ status: 409, body: { error } });
    expect(await table.confirm()).toBe(false);
    expect(table.problem?.code).toBe("out-of-date");
    expect(table.now?.version).toBe(7);
    answers.push({ status: 200, body: { version: 8 } });
    await table.undo();
    expect(table.problem).toBeNull();
    expect(newest().asked.map(({ what }) => what)).toEqual(["confirm", "undo"]);
  });

  it("that nobody hears says so, and nothing is stuck", async () => {
    open();
    newest().drop();
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    expect(await table.act("pass")).toBe(false);
    expect(table.problem).toMatchObject({ kind: "failed", code: "unreachable" });
    fetched.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
    await table.act("pass");
    expect(table.problem?.code).toBe("unreachable");
    expect(table.busy).toBe(false);
  });

  it("whose answer is lost with the connection is asked once more, and was made once", async () => {
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    const deciding = table.act("take denar-1");
    const now = playing(7, 0, 1, { happened: [entry(6), { ...entry(7), seat: 1 }] });
    answer(409, { error: { kind: "conflict", code: "out-of-date", version: 7, now, made: true } });
    newest().drop();
    expect(await deciding).toBe(true);
    expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({ action: "take denar-1", version: 5 });
    expect(table.problem).toBeNull();
  });

  it.each([
    ["somebody else", 1],
    ["another device of the same seat, which decided something else,", 0],
  ])("whose answer is lost is refused if %s was quicker", async (_, seat) => {
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    const deciding = table.act("take denar-1");
    const now = playing(6, 0, 1, { happened: [{ ...entry(6), seat }] });
    answer(409, { error: { kind: "conflict", code: "out-of-date", version: 6, now } });
    newest().drop();
    expect(await deciding).toBe(false);
    expect(table.problem?.code).toBe("out-of-date");
  });

  it("that a dead connection swallows goes another way, and the connection is renewed", async () => {
    vi.useFakeTimers();
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    const deciding = table.act("take denar-1");
    answer(200, { version: 6 });
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await deciding).toBe(true);
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
    vi.useRealTimers();
  });

  it("to begin goes out for the host's seat, whichever is shown", async () => {
    sit(0);
    sit(1, "Ben");
    open(1);
    newest().tell(tableNow({ version: 2, host: 0, seat: 1 }));
    answer(200, { version: 3 });
    await table.begin();
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: "Bearer token-0" });
  });
});

describe("a refusal", () => {
  it("is shown, until the table is there after all", () => {
    open();
    newest().tell({ kind: "unknown", code: "no-such-table" });
    expect(table.refused?.code).toBe("no-such-table");
    newest().tell(tableNow());
    expect(table.refused).toBeNull();
  });

  it("of the seat leaves a spectator, and forgets the seat once the table is seen", () => {
    sit(1);
    open();
    newest().tell({ kind: "not-allowed", code: "no-valid-token" });
    expect(table.seat).toBeNull();
    expect(table.refused).toBeNull();
    expect(seatsAt("lions")).toHaveLength(1);
    expect(newest().open()).toMatchObject({ token: "", key: "key" });
    newest().tell(tableNow());
    expect(table.lost?.seat).toBe(1);
    expect(seatsAt("lions")).toEqual([]);
  });

  it("leaves the key, so that the table can still be seen and sat down at", () => {
    sit(1);
    open();
    forgetSeat("lions", 1);
    table.look(null);
    expect(newest().open()).toMatchObject({ token: "", key: "key" });
  });

  it("of one seat leaves the others of this browser", () => {
    sit(0);
    sit(1, "Ben");
    open();
    newest().tell({ kind: "not-allowed", code: "no-valid-token" });
    newest().open();
    newest().tell(tableNow({ seat: 1 }));
    expect(table.seat?.name).toBe("Ben");
    expect(seatsAt("lions").map(({ seat }) => seat)).toEqual([1]);
  });

  it("does not take a seat away that was taken again", () => {
    sit(1);
    open();
    newest().tell({ kind: "not-allowed", code: "no-valid-token" });
    newest().open();
    newest().tell(tableNow());
    keepSeat({ table: "lions", seat: 1, token: "new", key: "key", name: "Ana", at: 9 });
    table.look(1);
    newest().open();
    newest().tell(tableNow({ version: 4, seat: 1 }));
    expect(table.lost).toBeNull();
    expect(seatsAt("lions").map(({ token }) => token)).toEqual(["new"]);
  });

  it("of every token, as by another server, throws no seat away", () => {
    sit(1);
    open();
    newest().tell({ kind: "not-allowed", code: "no-valid-token" });
    newest().open();
    newest().tell({ kind: "unknown", code: "no-such-table" });
    expect(table.refused?.code).toBe("no-such-table");
    expect(seatsAt("lions")).toHaveLength(1);
  });
});

describe("the list of tables", () => {
  it("remembers how each was last seen", () => {
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    expect(tablesPlayed()[0]?.known).toMatchObject({ game: "alhambra", status: "playing", version: 5, mine: true });
    newest().tell(playing(6, 0, 1));
    expect(tablesPlayed()[0]?.known?.mine).toBe(false);
    newest().tell(playing(7, 0, null, { status: "over" }));
    expect(tablesPlayed()[0]?.known?.status).toBe("over");
  });

  it("names every table once, the newest first", () => {
    sit(0);
    sit(1);
    keepSeat({ table: "towers", seat: 0, token: "t", key: "k", name: "Ana", at: 50 });
    expect(tablesPlayed().map((seat) => seat.table)).toEqual(["towers", "lions"]);
    open();
  });
});

describe("a decision", () => {
  it("keeps the table busy until the live channel shows it", async () => {
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    answers.push({ status: 200, body: { version: 6 } });
    expect(await table.act("take denar-6")).toBe(true);
    expect(table.busy).toBe(true);
    expect(await table.act("take denar-6")).toBe(false);
    newest().tell(playing(6, 0, 0));
    expect(table.busy).toBe(false);
  });

  it("follows from what is shown, also before the one before it is answered", async () => {
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    const first = table.act("take denar-6");
    expect(table.busy).toBe(true);
    newest().tell(playing(6, 0, 0));
    expect([table.busy, table.rests]).toEqual([false, false]);
    answers.push({ status: 200, body: { version: 7 } });
    const second = table.confirm();
    expect(table.busy).toBe(true);
    newest().answer(newest().asked[0]!, { status: 200, body: { version: 6 } });
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(newest().asked[1]?.data).toEqual({ version: 6 });
    expect(table.busy).toBe(true);
    newest().tell(playing(7, 0, 1));
    expect([table.busy, table.rests]).toEqual([false, true]);
  });
});

describe("who thinks", () => {
  it("is whoever is asked, but nobody as long as the viewer holds a decision", () => {
    sit(0);
    open();
    newest().tell(tableNow({ version: 4, status: "open" }));
    expect(table.thinker).toBeNull();
    newest().tell(playing(5, 0, 1));
    expect(table.thinker).toBe(1);
    newest().tell(playing(6, 0, 1, { held: { action: "take denar-9", verb: "take", said: SAID } }));
    expect(table.thinker).toBeNull();
    newest().tell(playing(7, 0, 1, { status: "over" }));
    expect(table.thinker).toBeNull();
  });
});

describe("a lost connection", () => {
  it("is no trouble any more as soon as it stands again", async () => {
    vi.useFakeTimers();
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    newest().drop();
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    await table.act("take denar-9");
    expect(table.problem?.code).toBe("unreachable");
    await vi.advanceTimersByTimeAsync(60_000);
    newest().open();
    newest().tell(playing(5, 0, 0));
    expect([table.connected, table.problem]).toEqual([true, null]);
    vi.useRealTimers();
  });
});
