// The way of Python's parts into a worker: counted, and given up only when nothing comes any more.
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Delivery, Missing } from "../../src/tab/delivery";

const WHOLE = "sabika";
const CHECK = { bytes: WHOLE.length, sha256: createHash("sha256").update(WHOLE).digest("base64") };
const BUNDLE = { files: { "sabika.zip": "sabika-1.zip" }, lock: {}, checks: { "sabika.zip": CHECK } };
const PLACE = "https://sabika.example/tab/sabika-1.zip";

let space: (place: string, how?: RequestInit) => Promise<Response>;
let progress: number[];
let delivery: Delivery;
const asked = vi.fn();

/** The caches of a browser, by name: what they keep. */
let caches: Map<string, Map<string, Response>>;

function opened(name: string) {
  const found = caches.get(name)!;
  return Promise.resolve({
    delete: async (place: string) => found.delete(place),
    put: async (place: string, answer: Response) => void found.set(place, answer),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  caches = new Map();
  vi.stubGlobal("caches", { keys: async () => [...caches.keys()], open: opened });
  vi.stubGlobal("fetch", (place: string, how?: RequestInit) => {
    asked(place, how?.cache);
    return space(place, how);
  });
  progress = [];
  delivery = new Delivery("https://sabika.example/tab/", BUNDLE, (part) => progress.push(part));
});
afterEach(() => {
  delivery.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part of which something comes now and again, or nothing any more. */
function slow(): { answer: Response; more(text: string): void; end(): void; breaks(): void } {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  return {
    answer: new Response(body),
    more: (text) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
    breaks: () => controller.error(new TypeError("network error")),
  };
}

const text = async () => (await fetch(PLACE)).text();
/** Why it is given up, or that it is not. */
async function outcome(): Promise<unknown> {
  let found: unknown = "nothing";
  delivery.lost.catch((error) => {
    found = error;
  });
  await vi.advanceTimersByTimeAsync(0);
  return found;
}

describe("a part", () => {
  it("comes whole, and how far it is is told", async () => {
    const coming = slow();
    space = () => Promise.resolve(coming.answer);
    const read = text();
    for (const part of ["sab", "ika"]) {
      await vi.advanceTimersByTimeAsync(19_000);
      coming.more(part);
    }
    await vi.advanceTimersByTimeAsync(19_000);
    coming.end();
    expect(await read).toBe(WHOLE);
    expect(progress).toEqual([0.5, 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome()).toBe("nothing");
  });

  it("of which nothing comes for twenty seconds is lost, and nothing kept is to blame", async () => {
    const coming = slow();
    space = () => Promise.resolve(coming.answer);
    void text().catch(() => undefined);
    coming.more("sab");
    await vi.advanceTimersByTimeAsync(19_000);
    expect(await outcome()).toBe("nothing");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome()).toBeInstanceOf(Missing);
    asked.mockReset();
    expect(await delivery.mended()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it("that is never answered is lost as well", async () => {
    space = () => new Promise(() => undefined);
    void text();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome()).toBeInstanceOf(Missing);
  });

  it.each([
    ["is not there", () => Promise.resolve(new Response("", { status: 404 }))],
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("that %s is lost at once", async (_, answers) => {
    space = answers;
    await expect(text()).rejects.toThrow();
    expect(await outcome()).toBeInstanceOf(Missing);
  });

  it("that breaks off is lost", async () => {
    const coming = slow();
    space = () => Promise.resolve(coming.answer);
    const read = text();
    coming.more("sab");
    await vi.advanceTimersByTimeAsync(0);
    coming.breaks();
    await expect(read).rejects.toThrow();
    expect(await outcome()).toBeInstanceOf(Missing);
  });

  it("that ends too early is fetched anew, and kept whole where it was kept", async () => {
    caches.set("sabika/-parts", new Map([[PLACE, new Response("sab")]]));
    caches.set("another", new Map());
    space = async (_, how) => new Response(how?.cache === "reload" ? WHOLE : "sab");
    await expect(text()).rejects.toThrow();
    expect(await outcome()).toBeInstanceOf(Missing);
    expect(await delivery.mended()).toBe(true);
    expect(asked.mock.calls).toContainEqual([PLACE, "reload"]);
    expect(await caches.get("sabika/-parts")!.get(PLACE)!.text()).toBe(WHOLE);
    expect(caches.get("another")!.size).toBe(0);
  });

  it("that is as long as it should be and something else is found when nothing can be made of it", async () => {
    space = async (_, how) => new Response(how?.cache === "reload" ? WHOLE : "sabikb");
    expect(await text()).toBe("sabikb");
    expect(await delivery.mended()).toBe(true);
    space = async () => new Response(WHOLE);
    expect(await delivery.mended()).toBe(false);
  });
});

it("a program that cannot be run is told of, though Pyodide tells nobody", async () => {
  delivery.end();
  vi.stubGlobal("WebAssembly", {
    ...WebAssembly,
    CompileError: WebAssembly.CompileError,
    instantiateStreaming: () => Promise.reject(new WebAssembly.CompileError("What is this?")),
  });
  delivery = new Delivery("https://sabika.example/tab/", BUNDLE, () => undefined);
  await expect(WebAssembly.instantiateStreaming(new Response())).rejects.toThrow("What is this?");
  expect(await outcome()).toBeInstanceOf(WebAssembly.CompileError);
});
