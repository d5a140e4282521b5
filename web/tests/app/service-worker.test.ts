// The service worker: keeps a version whole or not at all, and lets an old one go only when somebody says so.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";

const SOURCE = readFileSync("src/app/service-worker.js", "utf-8");
const HOST = "https://example.org";
const page = (script: string) => `<script type="module" src="./assets/${script}"></script></html>`;
const digest = (text: string) => createHash("sha256").update(text).digest("base64");

interface Made {
  base?: string;
  version?: string;
  script?: string;
  site?: { version: string; tab: string[] } | null;
}

/** Caches of one origin, by name. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  constructor(private readonly base: string) {}

  private url = (path: string) => new URL(path, HOST + this.base).href;
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return {
      match: async (path: string) => kept.get(this.url(path))?.clone(),
      put: async (path: string, answer: Response) => void kept.set(this.url(path), answer.clone()),
      add: async () => undefined,
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => kept.delete(url),
    };
  };
  has = async (name: string) => this.all.has(name);
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (path: string) => {
    for (const kept of this.all.values()) if (kept.has(this.url(path))) return kept.get(this.url(path))!.clone();
    return undefined;
  };
}

const files = new Map<string, string>();
/** What the browser remembers of some of them. */
const remembered = new Map<string, string>();
/** What is said of others. */
let missing = 404;
let windows: { url: string }[];
let caches: FakeCaches;
let online = true;
/** How many files were asked for at once, at most. */
let most = 0;
let underWay = 0;
const skipped = vi.fn(async () => undefined);

/** A service worker of some version, with the ways to call it. */
function made({ base = "/", version = "1", script = "one.js", site = null }: Made = {}) {
  const listeners = new Map<string, (event: never) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
    skipWaiting: skipped,
    clients: { claim: async () => undefined, matchAll: async () => windows },
  };
  const source = SOURCE.replace('"VERSION"', JSON.stringify(version))
    .replace('"FILES"', JSON.stringify({ "./": "", [`assets/${script}`]: digest(script) }))
    .replace('"RULES"', "[]")
    .replace("const SITE = null;", `const SITE = ${JSON.stringify(site)};`);
  const fetched = async (asked: string | { url: string }, { cache = "default" } = {}) => {
    const url = new URL(typeof asked === "string" ? asked : asked.url, HOST + base);
    const found = (cache === "default" ? remembered.get(url.pathname) : undefined) ?? files.get(url.pathname);
    if (!online) throw new TypeError("no network");
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve));
    underWay -= 1;
    const type = url.pathname.endsWith("json") ? "application/json" : "text/plain";
    return found === undefined
      ? new Response("", { status: missing })
      : new Response(found, { headers: { "Content-Type": type } });
  };
  const location = new URL(`${HOST}${base}service-worker.js`);
  new Function("self", "location", "caches", "fetch", source)(self, location, caches, fetched);

  async function call(name: string, event: object = {}): Promise<void> {
    const waited: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (until: Promise<unknown>) => waited.push(until) } as never);
    await Promise.all(waited);
  }
  async function open(path: string, mode = "navigate", cache = "default"): Promise<string | null> {
    let answer: Promise<Response> | null = null;
    const waited: Promise<unknown>[] = [];
    const request = { method: "GET", mode, cache, url: HOST + path };
    const respondWith = (found: Promise<Response>) => {
      answer = found;
    };
    const waitUntil = (until: Promise<unknown>) => waited.push(until);
    listeners.get("fetch")?.({ request, respondWith, waitUntil } as never);
    await Promise.all(waited);
    return answer && ((await answer) as Response).text();
  }
  async function isNewer(from: string): Promise<boolean> {
    const port = { postMessage: vi.fn() };
    await call("message", { data: { script: `${HOST}${base}assets/${from}` }, ports: [port] });
    return port.postMessage.mock.calls[0]![0];
  }
  return { call, open, isNewer };
}

function put(base: string, script: string): void {
  files.set(base, page(script));
  files.set(`${base}assets/${script}`, script);
}

beforeEach(() => {
  files.clear();
  remembered.clear();
  missing = 404;
  online = true;
  most = 0;
  windows = [];
  caches = new FakeCaches("/");
  skipped.mockClear();
  put("/", "one.js");
});

describe("at a server", () => {
  it("keeps the client for when there is no network", async () => {
    const worker = made();
    await worker.call("install");
    online = false;
    expect(await worker.open("/tables/lions")).toBe(page("one.js"));
    expect(await worker.open("/assets/one.js", "cors")).toBe("one.js");
    expect(await worker.open("/api/tables", "cors")).toBeNull();
    online = true;
    put("/", "two.js");
    expect(await worker.open("/")).toBe(page("two.js"));
  });

  it("asks for one file after the other, since somebody may wait for the page", async () => {
    const parts = { files: { a: "python-1.zip", b: "sabika-1.zip" } };
    for (const path of ["tab.json", "python-1.zip", "sabika-1.zip"]) files.set(`/tab/${path}`, JSON.stringify(parts));
    const worker = made();
    await worker.call("install");
    await worker.call("message", { data: { keepTab: true } });
    expect(await caches.match("tab/sabika-1.zip")).toBeDefined();
    expect(most).toBe(1);
  });

  it("is not installed with a page of another version", async () => {
    put("/", "two.js");
    files.set("/assets/one.js", "one.js");
    await expect(made().call("install")).rejects.toThrow("another version");
  });

  it("waits until somebody wants it, and leaves the old files until then", async () => {
    await made().call("install");
    put("/", "two.js");
    const next = made({ version: "2", script: "two.js" });
    windows = [{ url: `${HOST}/` }];
    await next.call("install");
    expect(skipped).not.toHaveBeenCalled();
    expect(await next.isNewer("one.js")).toBe(true);
    online = false;
    expect(await made().open("/assets/one.js", "cors")).toBe("one.js");
    await next.call("message", { data: { take: true } });
    expect(skipped).toHaveBeenCalledOnce();
    await next.call("activate");
    expect(await caches.keys()).toEqual(["sabika/-2"]);
  });

  it("takes over by itself from nobody", async () => {
    const worker = made();
    windows = [{ url: `${HOST}/` }, { url: `${HOST}/new` }];
    expect(await worker.isNewer("one.js")).toBe(false);
    expect(skipped).not.toHaveBeenCalled();
    windows = [{ url: `${HOST}/` }];
    expect(await worker.isNewer("one.js")).toBe(false);
    expect(skipped).toHaveBeenCalledOnce();
  });

  it("keeps what is needed to play without it, if the server has that", async () => {
    const worker = made();
    await worker.call("install");
    await worker.call("message", { data: { keepTab: true } });
    expect(await caches.keys()).toEqual(["sabika/-1"]);
    files.set("/tab/tab.json", JSON.stringify({ files: { zip: "sabika-1.zip" } }));
    files.set("/tab/sabika-1.zip", "python");
    await worker.call("message", { data: { keepTab: true } });
    online = false;
    expect(JSON.parse((await worker.open("/tab/tab.json", "cors"))!).files.zip).toBe("sabika-1.zip");
    expect(await worker.open("/tab/sabika-1.zip", "cors")).toBe("python");
  });

  it("shows what it keeps where something answers for the server", async () => {
    const worker = made();
    await worker.call("install");
    files.delete("/");
    missing = 502;
    expect(await worker.open("/")).toBe(page("one.js"));
    missing = 421;
    expect(await worker.open("/")).toBe("");
  });
});

describe("what is damaged", () => {
  const script = "/assets/one.js";
  const parts = "/tab/sabika-1.zip";

  it.each([
    ["a page of the web space", "<!doctype html>"],
    ["cut off", "one."],
  ])("is not kept: %s", async (_, content) => {
    files.set(script, content);
    await expect(made().call("install")).rejects.toThrow("assets/one.js");
    files.set(script, "one.js");
    await made().call("install");
  });

  it("is not kept: a first page that was cut off", async () => {
    files.set("/", page("one.js").replace("</html>", ""));
    await expect(made().call("install")).rejects.toThrow("another version");
    files.set("/", page("one.js"));
    await made().call("install");
  });

  it("is asked for anew where only the browser remembers it so", async () => {
    remembered.set(script, "one.");
    const worker = made();
    await worker.call("install");
    online = false;
    expect(await worker.open(script, "cors")).toBe("one.js");
  });

  it("is not taken over from an older version", async () => {
    await (await caches.open("sabika/-0")).put(script, new Response("one."));
    const worker = made();
    await worker.call("install");
    await worker.call("activate");
    online = false;
    expect(await worker.open(script, "cors")).toBe("one.js");
  });

  it("is replaced when somebody asks for it anew", async () => {
    const worker = made();
    await worker.call("install");
    const cache = await caches.open("sabika/-1");
    await cache.put(script, new Response("one."));
    expect(await worker.open(script, "cors", "reload")).toBe("one.js");
    online = false;
    expect(await worker.open(script, "cors")).toBe("one.js");
  });

  it("is not kept of Python either", async () => {
    const checks = { zip: { bytes: 6, sha256: digest("python") } };
    files.set("/tab/tab.json", JSON.stringify({ files: { zip: "sabika-1.zip" }, checks }));
    files.set(parts, "pyth");
    const worker = made();
    await worker.call("install");
    await worker.call("message", { data: { keepTab: true } });
    expect(await caches.match(parts)).toBeUndefined();
    files.set(parts, "python");
    await worker.call("message", { data: { keepTab: true } });
    expect(await caches.match(parts)).toBeDefined();
  });
});

describe("where there are only files", () => {
  const base = "/games/sabika/";
  const site = { version: "a", tab: ["tab/tab.json", "tab/sabika-1.zip"] };
  const LIST = JSON.stringify({ files: { zip: "sabika-1.zip" } });

  beforeEach(() => {
    caches = new FakeCaches(base);
    files.clear();
    put(base, "one.js");
    files.set(`${base}tab/tab.json`, LIST);
    files.set(`${base}tab/sabika-1.zip`, "python");
  });

  it("downloads all of it, and shows no newer page with older files", async () => {
    const worker = made({ base, site });
    await worker.call("install");
    put(base, "two.js");
    expect(await worker.open(`${base}tables/tab-1`)).toBe(page("one.js").replace("./", base));
    online = false;
    expect(await worker.open(`${base}tab/sabika-1.zip`, "cors")).toBe("python");
    expect(await worker.open(`${base}tab/tab.json`, "cors")).toBe(LIST);
  });

  it("shows the page that lies there as long as a part of what it kept is gone, and has it again if it can", async () => {
    const worker = made({ base, site });
    await worker.call("install");
    const cache = await caches.open(`sabika${base}-1-a`);
    const lose = () => cache.delete({ url: `${HOST}${base}assets/one.js` });
    await lose();
    put(base, "two.js");
    files.delete(`${base}assets/one.js`);
    expect(await worker.open(base).catch(String)).toBe(page("two.js"));
    put(base, "one.js");
    await worker.open(base);
    online = false;
    expect(await worker.open(`${base}assets/one.js`, "cors")).toBe("one.js");
    await lose();
    expect(await worker.open(base)).toBe(page("one.js").replace("./", base));
  });

  it("is not installed with a list of another version", async () => {
    files.set(`${base}tab/tab.json`, JSON.stringify({ files: { zip: "sabika-2.zip" } }));
    await expect(made({ base, site }).call("install")).rejects.toThrow("another version");
  });

  it("is not installed if a part is missing", async () => {
    files.delete(`${base}tab/sabika-1.zip`);
    await expect(made({ base, site }).call("install")).rejects.toThrow("404");
  });

  it("leaves other folders of the web space alone, and has nothing to do with what lies beside it", async () => {
    await caches.open("sabika/other/-1");
    const worker = made({ base, site });
    await worker.call("install");
    await worker.call("activate");
    expect(await caches.keys()).toEqual(["sabika/other/-1", `sabika${base}-1-a`, `sabika${base}-parts`]);
    expect(await worker.open("/games/other/")).toBeNull();
  });
});
