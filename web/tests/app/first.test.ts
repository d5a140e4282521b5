// What stands in the first page itself: it says that the rest does not come, and loads the page anew as soon as it can be had.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, settings } from "../../src/app/settings/settings.svelte";

const SOURCE = readFileSync("src/app/first.js", "utf-8");
const PAGE = "https://example.org/tables/lions#key";
const SCRIPT = "https://example.org/assets/first-1.js";
const TEXTS = "https://example.org/assets/nl-1.js";
const SECOND = 1000;

/** How each address is answered; what is missing is answered with a page. */
let answers: Record<string, () => Promise<Response>>;
let asked: string[];
let reloads: number;
let listeners: Map<string, (event: object) => unknown>;
let online: () => unknown;
let storage: Storage;

const REFUSED = {
  getItem() {
    throw new DOMException("refused");
  },
} as unknown as Storage;

/** The script at the beginning of a page. */
function opened(languages: readonly string[] = ["nl-BE", "en"]): void {
  listeners = new Map();
  const fetched = (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    return Promise.race([aborted, answers[address]?.() ?? Promise.resolve(new Response("<html>"))]);
  };
  const around = {
    addEventListener: (name: string, listener: () => unknown) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    fetch: fetched,
    location: { href: PAGE, origin: new URL(PAGE).origin, reload: () => (reloads += 1) },
    navigator: { languages },
    sessionStorage: storage,
    performance: { getEntriesByType: () => [{ name: TEXTS }, { name: "https://example.org/api/tables" }] },
  };
  new Function(...Object.keys(around), SOURCE)(...Object.values(around));
  online = () => listeners.get("online")?.({});
}

const first = () => document.getElementById("first");
const isLost = () => first()?.className === "lost";
const broken = (tag: string) => listeners.get("error")?.({ target: document.createElement(tag) });
const noNetwork = () => Promise.reject(new TypeError("no network"));
const passes = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-theme");
  document.body.innerHTML = `<div id="first"><button></button></div>`;
  document.head.innerHTML = `<script type="application/none" src="${SCRIPT}"></script>`;
  answers = {};
  asked = [];
  reloads = 0;
  storage = sessionStorage;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = document.head.innerHTML = "";
});

describe("language and colours", () => {
  const root = document.documentElement;

  it.each(LANGUAGES)("are those that were chosen: %s", (language) => {
    settings.language = language;
    settings.theme = "dark";
    opened();
    expect([root.lang, root.dataset.theme]).toEqual([language, "dark"]);
  });

  it.each([
    [["nl-BE", "fr"], "nl"],
    [["fry", "FR-ch"], "fr"],
    [["tlh"], "en"],
  ])("are those of the browser at first: %s", (languages, found) => {
    opened(languages);
    expect([root.lang, root.dataset.theme]).toEqual([found, "system"]);
  });

  it.each(["{", "null", "7", '{"language": "tlh", "theme": 5}'])("are found whatever was kept: %s", (kept) => {
    localStorage.setItem("sabika-settings", kept);
    opened();
    expect(root.lang).toBe("nl");
  });
});

describe("if the rest does not come", () => {
  it("says so within twenty seconds", async () => {
    opened();
    await passes(14);
    expect(isLost()).toBe(false);
    await passes(5);
    expect(isLost()).toBe(true);
  });

  it.each(["script", "link"])("says so at once where a %s fails", (tag) => {
    opened();
    broken("img");
    expect(isLost()).toBe(false);
    broken(tag);
    expect(isLost()).toBe(true);
  });

  it("says so at once where a script is damaged, or what it loads fails", () => {
    opened();
    listeners.get("error")?.({ target: window });
    expect(isLost()).toBe(true);
    first()!.className = "";
    opened();
    listeners.get("unhandledrejection")?.({});
    expect(isLost()).toBe(true);
  });

  it("says nothing once it is there", async () => {
    opened();
    first()!.remove();
    broken("script");
    await passes(60);
    expect([asked, reloads]).toEqual([[], 0]);
  });
});

describe("it is tried again", () => {
  it("after pauses that grow, also from one try to the next, and never without one", async () => {
    for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
      opened();
      const before = reloads;
      broken("script");
      await passes(pause - 1);
      expect(reloads).toBe(before);
      await passes(1);
      expect(reloads).toBe(before + 1);
      first()!.className = "";
    }
  });

  it("only when all of it can be had, which is asked for anew", async () => {
    opened();
    answers[PAGE] = noNetwork;
    broken("script");
    await passes(2);
    expect([asked, reloads]).toEqual([[PAGE], 0]);
    answers = { [SCRIPT]: async () => new Response("", { status: 503 }) };
    await passes(4);
    expect(reloads).toBe(0);
    answers = { [TEXTS]: async () => new Response(new ReadableStream({ pull: () => noNetwork() })) };
    await passes(8);
    expect(reloads).toBe(0);
    // The files of another version have other names, which the page knows.
    answers = { [SCRIPT]: async () => new Response("", { status: 404 }) };
    asked = [];
    await passes(16);
    expect([asked.toSorted(), reloads]).toEqual([[SCRIPT, TEXTS, PAGE], 1]);
  });

  it("and not for ever where nobody answers", async () => {
    opened();
    answers[SCRIPT] = () => new Promise(() => {});
    broken("script");
    await passes(2);
    answers = {};
    await passes(9);
    expect(reloads).toBe(0);
    await passes(1 + 4);
    expect(reloads).toBe(1);
  });

  it("when the network is back, or somebody asks for it", async () => {
    opened();
    answers[PAGE] = noNetwork;
    broken("script");
    const button = first()!.querySelector("button")!;
    button.click();
    expect(button.disabled).toBe(true);
    await passes(0);
    expect([button.disabled, reloads]).toEqual([false, 0]);
    answers = {};
    online();
    await passes(0);
    expect(reloads).toBe(1);
  });

  it("as long as somebody wants it", async () => {
    opened();
    first()!.remove();
    let isWanted = true;
    answers[PAGE] = noNetwork;
    window.tryAgain?.(() => isWanted);
    await passes(2);
    answers = {};
    isWanted = false;
    await passes(60);
    expect([asked, reloads, listeners.has("online")]).toEqual([[PAGE], 0, false]);
  });

  it("where nothing can be kept, too, with a pause", async () => {
    storage = REFUSED;
    opened();
    broken("script");
    await passes(15);
    expect(reloads).toBe(0);
    await passes(1);
    expect(reloads).toBe(1);
  });
});
