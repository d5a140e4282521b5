// A page's line to the desk of this browser. One page has the office; when it is closed the next one takes over, and the
// pages ask again what was not answered.
import { type Asked, type Carrier, type Ears, LOST, Silent } from "../api/carrier";
import { at, BASE } from "../app/place";
import { NOTHING_COMES } from "./comeback";
import type { Answer, BetweenPages, FromDesk, Request, State, ToDesk, Watch } from "./messages";
import { Office, type Outside } from "./office";
import { standing } from "./standing.svelte";

/** A page that has the office and says nothing for so long does not run: some devices stop what is out of sight. */
const SILENCE = 10_000;
/** What several desks could not answer is to blame for it. */
const MOST_TRIES = 3;
const BEGINS = /^\/tables\/[^/]+\/begin$/;

interface Waiting {
  request: Request;
  tries: number;
  resolve(answer: Answer): void;
  reject(why: unknown): void;
}

interface Watching {
  message: Watch;
  ears: Ears;
  /** Whether a desk has been told. */
  sent: boolean;
}

/** What a browser gives a page to find others by. */
export interface Surroundings {
  channel: Pick<BroadcastChannel, "postMessage" | "onmessage">;
  /** Missing where the page was not loaded safely: then every page has an office of its own. */
  locks: Pick<LockManager, "request"> | undefined;
  outside: Omit<Outside, "tell" | "anew" | "gone">;
  persist(): void;
}

export class Line implements Carrier {
  readonly page = Math.random().toString(36).slice(2);
  private number = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly watching = new Map<string, Watching>();
  /** The desk that is asked; empty as long as nobody has said that there is one. */
  private known = "";
  private own: { office: Office; name: string; release(): void } | null = null;
  private desks = 0;
  private queued = new AbortController();
  /** Missing also as soon as this browser has refused one. */
  private locks: Surroundings["locks"];
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly names: { office: string; page: string };

  constructor(
    private readonly around: Surroundings,
    name = `sabika${BASE}`,
  ) {
    this.names = { office: `${name}#desk`, page: `${name}#page-` };
    this.locks = around.locks;
    around.channel.onmessage = ({ data }: MessageEvent<BetweenPages>) => this.overheard(data);
    addEventListener("pagehide", () => this.leave());
    // A page that was put aside and is shown again has left the office meanwhile.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) this.join();
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.isExpectant) this.hail();
    });
    // As long as it is held, the page is there.
    this.locks?.request(this.names.page + this.page, () => new Promise(() => {})).catch(() => this.haveOwn());
    this.join();
  }

  async ask({ method, path, token, body, signal }: Asked): Promise<Response> {
    const [place = "", query = ""] = path.split("?");
    const id = this.id();
    const request = { id, method, path: `/api${place}`, query, token, body: body ?? "" };
    const answer = await new Promise<Answer>((resolve, reject) => {
      signal?.addEventListener("abort", () => {
        this.waiting.delete(id);
        reject(signal.reason);
      });
      signal?.throwIfAborted();
      if (standing.failed && !isPatient(request, standing.failed)) throw new Silent(standing.failed);
      const waiting = { request, tries: 0, resolve, reject };
      this.waiting.set(id, waiting);
      if (!standing.failed) this.send(waiting);
    });
    if (answer.status < 300 && BEGINS.test(place)) this.around.persist();
    const headers = { ...answer.headers, "Content-Type": answer.media };
    return new Response(answer.body.length > 0 ? answer.body : null, { status: answer.status, headers });
  }

  watch(table: string, hello: string, ears: Ears): () => void {
    const id = this.id();
    const message = { watch: id, table, hello };
    if (standing.failed) queueMicrotask(() => ears.closed(LOST));
    else {
      this.watching.set(id, { message, ears, sent: this.known !== "" });
      this.post(message);
    }
    return () => {
      if (this.watching.delete(id)) this.post({ unwatch: id });
    };
  }

  /** Try once more to have a desk. */
  again(): void {
    standing.state = { progress: 0 };
    if (this.own) this.own.office.again();
    else this.around.channel.postMessage({ again: true });
  }

  private id(): string {
    this.number += 1;
    return `${this.page}:${this.number}`;
  }

  // The office

  private join(): void {
    standing.state ??= { progress: 0 };
    if (!this.locks) {
      this.haveOwn();
      return;
    }
    void this.queue();
    this.hail();
  }

  /** Have an office that no other page knows of. */
  private haveOwn(): void {
    this.locks = undefined;
    this.queued.abort();
    clearTimeout(this.silence);
    this.silence = undefined;
    if (!this.own) void this.hold();
  }

  /** Have the office when those are gone who came before; or now, if whoever has it does not run. */
  private async queue(now = false): Promise<void> {
    this.queued.abort();
    this.queued = new AbortController();
    const { signal } = this.queued;
    const how: LockOptions = now ? { steal: true } : { signal };
    let had = false;
    try {
      await this.locks?.request(this.names.office, how, () => {
        had = true;
        return this.hold();
      });
    } catch {
      if (signal.aborted) return;
      // Where cookies are refused, so are locks, and would be again.
      if (!had) this.haveOwn();
      else {
        // Another page took over because this one did not run: it asks there from now on.
        this.close();
        void this.queue();
      }
    }
  }

  /** Have the office until it is given up. */
  private hold(): Promise<void> {
    return new Promise((release) => {
      const office = new Office({
        ...this.around.outside,
        tell: (page, message) => this.tell(page, message),
        anew: () => this.announce(),
        gone: (page) => this.gone(page),
      });
      this.own = { office, name: "", release };
      this.announce();
    });
  }

  private announce(): void {
    if (!this.own) return;
    this.desks += 1;
    this.own.name = `${this.page}:${this.desks}`;
    this.around.channel.postMessage({ office: this.own.name, state: this.own.office.state });
    this.meet(this.own.name, this.own.office.state);
  }

  private close(): void {
    this.own?.office.close();
    this.own?.release();
    this.own = null;
    this.known = "";
  }

  private leave(): void {
    this.queued.abort();
    for (const unwatch of this.watching.keys()) this.post({ unwatch });
    this.close();
  }

  private async gone(page: string): Promise<void> {
    // The own page takes the office with it.
    if (page === this.page || !this.locks) await new Promise(() => {});
    await this.locks?.request(this.names.page + page, () => undefined);
  }

  /** From the desk to a page, or to all. */
  private tell(page: string, message: FromDesk): void {
    if (page !== this.page) this.around.channel.postMessage(message);
    if (page === this.page || !page) this.told(message);
  }

  // What comes and goes

  private overheard(message: BetweenPages): void {
    if ("office" in message) this.meet(message.office, message.state);
    else if ("hail" in message) {
      if (this.own) this.around.channel.postMessage({ office: this.own.name, state: this.own.office.state });
    } else if ("again" in message) this.own?.office.again();
    else if (isAsked(message)) this.own?.office.hear(message);
    else if (!this.own) this.told(message);
  }

  /** A desk is there: the same as before, or another one. */
  private meet(name: string, state: State): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    if (this.own && this.own.name !== name) return;
    this.stands(state);
    if (name === this.known) return;
    this.known = name;
    for (const waiting of [...this.waiting.values()]) this.send(waiting);
    for (const watching of [...this.watching.values()]) {
      const { message, ears, sent } = watching;
      watching.sent = true;
      if (!sent) this.post(message);
      else {
        // Whoever watches knows how far it has heard, and says so in its next hello.
        this.watching.delete(message.watch);
        ears.closed(LOST);
      }
    }
  }

  private told(message: FromDesk): void {
    if ("id" in message) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.resolve(message);
    } else if ("watch" in message) this.hear(message.watch, message);
    else this.stands(message);
  }

  private hear(id: string, news: { text: string } | { closed: number }): void {
    const ears = this.watching.get(id)?.ears;
    if ("text" in news) ears?.told(news.text);
    else {
      this.watching.delete(id);
      ears?.closed(news.closed);
    }
  }

  private stands(state: State): void {
    standing.state = state;
    if (!("failed" in state)) return;
    for (const [id, waiting] of this.waiting) {
      waiting.tries = 0;
      if (isPatient(waiting.request, state.failed)) continue;
      this.waiting.delete(id);
      waiting.reject(new Silent(state.failed));
    }
    const watching = [...this.watching.values()];
    this.watching.clear();
    for (const { ears } of watching) ears.closed(LOST);
  }

  private send(waiting: Waiting): void {
    if (!this.known) {
      this.hail();
      return;
    }
    waiting.tries += 1;
    if (waiting.tries <= MOST_TRIES) {
      this.post(waiting.request);
      return;
    }
    this.waiting.delete(waiting.request.id);
    waiting.reject(new Silent("tab-broken"));
  }

  private post(message: ToDesk): void {
    if (!this.known) return;
    if (this.own) {
      this.own.office.hear(message);
      return;
    }
    this.around.channel.postMessage(message);
    this.hail();
  }

  private get isExpectant(): boolean {
    return this.waiting.size > 0 || this.watching.size > 0;
  }

  /** Ask whether the page that has the office still runs; if it does not, take over. */
  private hail(): void {
    if (this.own || this.silence !== undefined || !this.locks) return;
    this.around.channel.postMessage({ hail: this.page });
    this.silence = setTimeout(() => {
      this.silence = undefined;
      if (this.own || document.hidden || !this.isExpectant) return;
      void this.queue(true);
    }, SILENCE);
  }
}

/** What a page shows may come later, when what is missing is there; nothing is done later that somebody wanted now. */
function isPatient({ method }: Request, why: string): boolean {
  return method === "GET" && why === "tab-missing";
}

function isAsked(message: BetweenPages): message is ToDesk {
  return "method" in message || "unwatch" in message || ("watch" in message && "table" in message);
}

/** The line of this page, in the browser that it is in. */
export function openLine(): Line {
  const folder = new URL(at("/tab/"), location.href).href;
  const store = `sabika${BASE}`;
  const channel = channelOf(store);
  return new Line({
    channel: channel ?? { postMessage: () => undefined, onmessage: null },
    // Pages that cannot talk to each other must not wait for each other either.
    locks: channel ? navigator.locks : undefined,
    outside: {
      async bundle() {
        const answer = await fetch(`${folder}tab.json`, { signal: AbortSignal.timeout(NOTHING_COMES) });
        if (!answer.ok) throw new Error(`${answer.status}`);
        return answer.json();
      },
      desk: () => new Worker(new URL("./desk.worker.ts", import.meta.url), { type: "module" }),
      thinking: () => new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module" }),
      start: (bundle) => ({
        start: { folder, bundle, store: canKeep() ? store : "", address: new URL(at("/"), location.href).href },
      }),
    },
    persist: () => void keepForGood(),
  });
}

/** Where cookies are refused there may be none. */
function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Some browsers refuse to keep anything as soon as it is mentioned. */
function canKeep(): boolean {
  try {
    return Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
}

let isAskedFor = false;

/** Ask the browser, once, not to throw away what is played here when it runs out of space. */
async function keepForGood(): Promise<void> {
  if (isAskedFor) return;
  isAskedFor = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // It keeps it as long as it likes, or not at all, which is said.
  }
}
