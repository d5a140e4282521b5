// Opening a table, sitting down and playing again: what is asked of the server, and which seats stay in the browser.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seatsAt } from "../../src/api/seats";
import { Trouble } from "../../src/api/server";
import { promiseOf } from "../../src/api/shares";
import { addressOf, openBoard, openTable, playAgain, sitDown } from "../../src/lobby/opening";

interface Asked {
  method: string;
  path: string;
  token: string;
  body: unknown;
}

const asked: Asked[] = [];
let refuse: { path: string; code: string } | null = null;
let version = 0;

/** Whether nobody has a say here, as where the seed was chosen. */
let isChosen = false;

function held(body: { promise?: string } | null): string {
  return isChosen ? "" : (body?.promise ?? "");
}

/** A server that seats everybody in the order in which they come. */
async function served(path: unknown, request: RequestInit = {}): Promise<Response> {
  const token = (request.headers as Record<string, string>).Authorization?.replace("Bearer ", "") ?? "";
  const body = request.body ? JSON.parse(request.body as string) : null;
  asked.push({ method: request.method ?? "GET", path: String(path), token, body });
  if (refuse && String(path).includes(refuse.path)) {
    return new Response(JSON.stringify({ error: { kind: "conflict", code: refuse.code } }), { status: 409 });
  }
  version++;
  const table = String(path).includes("rematch") ? "again" : "lions";
  const seat = body?.seat ?? (token ? Number(token.split("-")[1]) : 0);
  return Response.json({
    table,
    key: `${table}-key`,
    seat,
    token: `${table}-${seat}`,
    version,
    link: "",
    promise: held(body),
  });
}

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  refuse = null;
  isChosen = false;
  version = 0;
  vi.stubGlobal("fetch", served);
});

afterEach(() => vi.unstubAllGlobals());

describe("a new table", () => {
  it("seats everybody at this device and begins at once", async () => {
    const address = await openTable({ game: "alhambra" }, "Ana", [{ seat: 2, name: "Ben" }], true);
    expect(address).toBe("/tables/lions#lions-key");
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /api/tables",
      "POST /api/tables/lions/seats?key=lions-key",
      "POST /api/tables/lions/begin",
    ]);
    const shares = seatsAt("lions").map(({ share }) => share ?? "");
    expect(new Set(shares).size).toBe(2);
    expect(asked[0]?.body).toEqual({ offer: { game: "alhambra" }, name: "Ana", promise: promiseOf(shares[0]!) });
    expect(asked[1]?.body).toEqual({ name: "Ben", seat: 2, promise: promiseOf(shares[1]!) });
    expect(asked[2]).toMatchObject({ token: "lions-0", body: { version: 2, shares: { 0: shares[0], 2: shares[1] } } });
    expect(seatsAt("lions").map(({ given }) => given)).toEqual(["taken", "taken"]);
    expect(seatsAt("lions").map(({ seat, name }) => [seat, name])).toEqual([
      [0, "Ana"],
      [2, "Ben"],
    ]);
  });

  it("keeps no value where nobody has a say", async () => {
    isChosen = true;
    await openTable({ seed: "chosen" }, "Ana", [], true);
    expect(asked[1]?.body).toEqual({ version: 1, shares: {} });
    expect(seatsAt("lions")[0]).toMatchObject({ share: "" });
    expect(seatsAt("lions")[0]?.given).toBeUndefined();
  });

  it("waits for friends", async () => {
    await openTable({}, "Ana");
    expect(asked).toHaveLength(1);
  });

  it("keeps the seat that was got, whatever goes wrong afterwards", async () => {
    refuse = { path: "/seats", code: "seat-taken" };
    await expect(openTable({}, "Ana", [{ seat: 1, name: "Ben" }], true)).rejects.toThrow(Trouble);
    expect(seatsAt("lions").map(({ name }) => name)).toEqual(["Ana"]);
  });

  it("as a board leaves every seat to the phones", async () => {
    expect(await openBoard({}, "Ana")).toBe("/tables/lions?show=big#lions-key");
    expect(asked[1]).toMatchObject({ method: "DELETE", path: "/api/tables/lions/seats/0", token: "lions-0" });
    expect(seatsAt("lions")).toEqual([]);
  });
});

describe("sitting down", () => {
  it("shows the key and keeps the token", async () => {
    await sitDown("lions", "a key/", "Eva", 3);
    expect(asked[0]?.path).toBe("/api/tables/lions/seats?key=a%20key%2F");
    expect(seatsAt("lions")[0]).toMatchObject({ seat: 3, token: "lions-3", key: "lions-key", name: "Eva" });
  });
});

describe("playing again", () => {
  it("takes every seat of this browser along", async () => {
    const address = await playAgain("lions", [
      { token: "lions-0", name: "Ana" },
      { token: "lions-1", name: "Ben" },
    ]);
    expect(address).toBe(addressOf({ table: "again", key: "again-key" }));
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      ["/api/tables/lions/rematch", "lions-0"],
      ["/api/tables/lions/rematch", "lions-1"],
    ]);
    expect(seatsAt("again").map(({ name }) => name)).toEqual(["Ana", "Ben"]);
  });

  it("keeps to the value that was promised first", async () => {
    await playAgain("lions", [{ token: "lions-0", name: "Ana" }]);
    const [first] = seatsAt("again");
    const promise = promiseOf(first!.share!);
    vi.stubGlobal("fetch", async () =>
      Response.json({ table: "again", key: "again-key", seat: 0, token: "again-0", version: 1, link: "", promise }),
    );
    await playAgain("lions", [{ token: "lions-0", name: "Ana" }]);
    expect(seatsAt("again")[0]?.share).toBe(first!.share);
  });

  it("begins at once where nobody else is to come", async () => {
    await playAgain("lions", [{ token: "lions-0", name: "Ana" }], true);
    expect(asked.at(-1)).toMatchObject({ path: "/api/tables/again/begin", token: "again-0", body: { version: 1 } });
  });
});
