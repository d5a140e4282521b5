// Who is asked what: the server, or the desk in the tab when it cannot be reached.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Asked } from "../../src/api/carrier";
import { asked, away, carrierOf } from "../../src/api/carriers";
import { server, Trouble } from "../../src/api/server";

const line = vi.hoisted(() => ({ there: true, asked: [] as string[] }));
vi.mock("../../src/api/tab", () => ({
  isTabThere: async () => line.there,
  tab: {
    ask: async ({ method, path }: Asked) => {
      line.asked.push(`${method} ${path}`);
      return Response.json({ from: "tab" });
    },
  },
}));

let answer: () => Promise<Response>;
const sent: string[] = [];

beforeEach(() => {
  line.there = true;
  line.asked.length = 0;
  sent.length = 0;
  answer = async () => Response.json({ from: "server" });
  vi.stubGlobal("fetch", (path: string) => {
    sent.push(path);
    return answer();
  });
});

afterEach(() => {
  away.ends();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function from(path: string, here = false): Promise<string> {
  const found = await asked({ method: "GET", path, token: "" }, here);
  return (await found.json()).from;
}

const unreachable = () => Promise.reject(new TypeError("no network"));

describe("with a server", () => {
  it("everything goes there, but for tables of this browser", async () => {
    expect(await from("/tables/lions?since=3")).toBe("server");
    expect(await from("/scorepad/setup?game=alhambra")).toBe("server");
    expect(await from("/tables/tab-lions?since=3")).toBe("tab");
    expect(sent).toEqual(["/api/tables/lions?since=3", "/api/scorepad/setup?game=alhambra"]);
    expect(carrierOf("lions")).not.toBe(carrierOf("tab-lions"));
  });

  it("what it refuses is refused", async () => {
    answer = async () => Response.json({ error: { kind: "refused", code: "x" } }, { status: 422 });
    await expect(server.postHere("/tables", {})).rejects.toMatchObject({ problem: { code: "x" }, status: 422 });
    expect(away.is).toBe(false);
  });
});

describe("without one that answers", () => {
  it.each([
    ["nothing", unreachable],
    ["a gateway", async () => new Response("", { status: 502 })],
  ])("the tab takes over what needs nobody else (%s)", async (_, silent) => {
    answer = silent;
    expect(await from("/games")).toBe("tab");
    expect(away.is).toBe(true);
    expect(await server.postHere("/tables", { offer: {} })).toEqual({ from: "tab" });
    // It is not tried in vain for every request.
    expect(sent).toEqual(["/api/games"]);
  });

  it("what others have to do with does not go on", async () => {
    answer = unreachable;
    await expect(server.post("/tables", {})).rejects.toMatchObject({ problem: { code: "unreachable" } });
    await expect(server.get("/tables/lions")).rejects.toBeInstanceOf(Trouble);
    expect(line.asked).toEqual([]);
    expect(away.is).toBe(false);
  });

  it("everything is as before where there is no tab", async () => {
    line.there = false;
    answer = unreachable;
    await expect(server.get("/games")).rejects.toMatchObject({ problem: { code: "unreachable" } });
    answer = async () => new Response("", { status: 503 });
    await expect(server.get("/games")).rejects.toMatchObject({ problem: { code: "unreachable" }, status: 503 });
    expect(away.is).toBe(false);
  });

  it("nobody waits without end for what the tab can say", async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => {});
    const found = from("/scorepad/score");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await found).toBe("tab");
  });

  it("a server that is only slow is waited for", async () => {
    vi.useFakeTimers();
    const slow = (resolve: (answer: Response) => void) =>
      setTimeout(resolve, 60_000, Response.json({ from: "server" }));
    answer = () => (sent.at(-1) === "/api/health" ? Promise.resolve(Response.json({})) : new Promise(slow));
    const found = server.postHere("/tables", {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await found).toEqual({ from: "server" });
    expect(away.is).toBe(false);
  });

  it("it is noticed when it is back", async () => {
    vi.useFakeTimers();
    answer = unreachable;
    await from("/games");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(away.is).toBe(true);
    answer = async () => Response.json({ from: "server" });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(away.is).toBe(false);
    expect(await from("/games")).toBe("server");
  });
});
