// A table in this browser: what it was told, what it asks, which seats it has, and how it takes a refusal.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSeat, keepSeat, seatsAt, tablesPlayed } from "../../src/api/seats";
import { NOBODY, Table } from "../../src/api/table.svelte";
import type { Happened } from "../../src/api/types";
import { FakeSocket, newest, playing, sockets, tableNow } from "./wire";

let table: Table;
const fetched = vi.fn<typeof fetch>();

function sit(seat: number, name = "Ana"): void {
  keepSeat({ table: "lions", seat, token: `token-${seat}`, key: "key", name, at: seat });
}

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

describe("what happened", () => {
  it("is kept once and in order, and nothing older replaces it", () => {
    open();
    newest().tell(tableNow({ version: 2, happened: [entry(1), entry(2)] }));
    newest().tell(tableNow({ version: 3, happened: [entry(2), entry(3)] }));
    newest().tell(tableNow({ version: 2, happened: [] }));
    expect(table.happened.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(table.now?.version).toBe(3);
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
  it("names the version that was seen, and goes out once at a time", async () => {
    sit(0);
    open();
    newest().tell(playing(5, 0, 0));
    answer(200, { version: 6 });
    const [first, second] = await Promise.all([table.act("take denar-1"), table.act("take denar-1")]);
    expect([first, second]).toEqual([true, false]);
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
    answer(409, { error: { kind: "conflict", code: "out-of-date", version: 7, now: playing(7, 0, 1) } });
    expect(await table.confirm()).toBe(false);
    expect(table.problem?.code).toBe("out-of-date");
    expect(table.now?.version).toBe(7);
    answer(200, { version: 8 });
    await table.undo();
    expect(table.problem).toBeNull();
  });

  it("that nobody hears says so, and nothing is stuck", async () => {
    open();
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    expect(await table.act("pass")).toBe(false);
    expect(table.problem).toMatchObject({ kind: "failed", code: "unreachable" });
    fetched.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
    await table.act("pass");
    expect(table.problem?.code).toBe("unreachable");
    expect(table.busy).toBe(false);
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
    answer(200, { version: 6 });
    expect(await table.act("take denar-6")).toBe(true);
    expect(table.busy).toBe(true);
    expect(await table.act("take denar-6")).toBe(false);
    newest().tell(playing(6, 0, 0));
    expect(table.busy).toBe(false);
  });
});
