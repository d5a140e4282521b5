// What Python is made of, on its way into a worker: how far it is, whether it comes at all, and whether it is what it should be.
import { NOTHING_COMES } from "./comeback";
import type { Bundle, Check } from "./messages";

/** About as large are the parts that are fetched, where their list does not say. */
const EXPECTED = 12_500_000;
const TICK = 1_000;
/** So long it may take to find out what was damaged, in milliseconds. */
const LOOKING = 15_000;

/** Something did not come, or is not what it should be. */
export class Missing extends Error {}

export class Delivery {
  /** Rejects as soon as something is known not to come, or not to be of use. */
  readonly lost: Promise<never>;
  private lose!: (why: unknown) => void;
  /** Whether all that was lost was lost on its way: then nothing that is kept can be to blame. */
  private onItsWay = false;
  private readonly fetch = globalThis.fetch.bind(globalThis);
  private readonly compiled: typeof WebAssembly.instantiateStreaming | undefined =
    globalThis.WebAssembly?.instantiateStreaming;
  private readonly parts: Map<string, Check | undefined>;
  private readonly expected: number;
  private received = 0;
  private underWay = 0;
  private silent = 0;
  /** Counted in ticks, for a worker that has other work to do hears of nothing meanwhile. */
  private readonly timer = setInterval(() => this.tick(), TICK);

  constructor(
    folder: string,
    { files, checks }: Bundle,
    private readonly progress: (part: number) => void,
  ) {
    this.parts = new Map(Object.entries(files).map(([role, name]) => [folder + name, checks?.[role]]));
    const sizes = [...this.parts.values()].reduce((sum, check) => sum + (check?.bytes ?? 0), 0);
    this.expected = sizes || EXPECTED;
    this.lost = new Promise((_, reject) => {
      this.lose = reject;
    });
    // Whoever waits for it hears of it; nobody else need.
    this.lost.catch(() => undefined);
    globalThis.fetch = (...asked) => this.fetched(...asked);
    if (this.compiled) WebAssembly.instantiateStreaming = this.instantiated;
    // Programs tell nothing on their way: they come here, and are at hand when they are imported.
    for (const address of this.parts.keys()) if (address.endsWith(".mjs")) void this.brought(address);
  }

  /** Everything is here, or nobody needs it any more. */
  end(): void {
    clearInterval(this.timer);
    globalThis.fetch = this.fetch;
    if (this.compiled) WebAssembly.instantiateStreaming = this.compiled;
  }

  /** Have whatever is not what it should be come anew next time, wherever it was kept; whether there was anything. */
  async mended(): Promise<boolean> {
    if (this.onItsWay) return false;
    const signal = AbortSignal.timeout(LOOKING);
    let found = false;
    for (const [address, check] of this.parts) {
      if (!check || (await this.isWhole(address, check, { cache: "force-cache", signal }))) continue;
      found = true;
      await this.replaced(address, check, signal);
    }
    return found;
  }

  private async brought(address: string): Promise<void> {
    try {
      await (await this.fetched(address)).arrayBuffer();
    } catch {
      // That it is lost was said.
    }
  }

  /** A program to compile. What is kept here comes at once, and as the browser itself answers: of that it keeps what it
   * has compiled, and of nothing that was made of it. */
  async program(address: string): Promise<Response> {
    return (await isKept(address)) ? this.fetch(address) : this.fetched(address);
  }

  private async fetched(...[place, how]: Parameters<typeof fetch>): Promise<Response> {
    const answer = await this.asked(place, how);
    if (!answer.body) return answer;
    const { status, headers } = answer;
    const address = place instanceof Request ? place.url : String(place);
    return new Response(this.followed(answer.body, this.parts.get(address)?.bytes), { status, headers });
  }

  private async asked(...[place, how]: Parameters<typeof fetch>): Promise<Response> {
    const address = place instanceof Request ? place.url : String(place);
    this.underWay += 1;
    try {
      const answer = await this.fetch(place, how);
      this.silent = 0;
      if (!answer.ok) throw new Missing(`${address}: ${answer.status}`);
      return answer;
    } catch (error) {
      this.strayed(error);
      throw error;
    } finally {
      this.underWay -= 1;
    }
  }

  /** The same, as fast as it comes, whoever needs it when. */
  private followed(body: ReadableStream<Uint8Array>, wanted?: number): ReadableStream<Uint8Array> {
    let isWanted = true;
    const follow = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
      this.underWay += 1;
      const reader = body.getReader();
      let bytes = 0;
      try {
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          bytes += part.value.length;
          this.received += part.value.length;
          this.silent = 0;
          this.progress(Math.min(1, this.received / this.expected));
          if (isWanted) controller.enqueue(part.value);
        }
        if (isWanted && (wanted ?? bytes) === bytes) controller.close();
      } catch (error) {
        this.strayed(error);
        if (isWanted) controller.error(error);
      } finally {
        this.underWay -= 1;
      }
      if ((wanted ?? bytes) === bytes) return;
      const short = new Missing(`${bytes} bytes instead of ${wanted}`);
      this.lose(short);
      if (isWanted) controller.error(short);
    };
    return new ReadableStream<Uint8Array>({
      start: (controller) => void follow(controller),
      cancel: () => {
        isWanted = false;
      },
    });
  }

  /** Pyodide tells nobody but the console that its program cannot be run. */
  private instantiated = async (
    source: Response | PromiseLike<Response>,
    imports?: WebAssembly.Imports,
  ): Promise<WebAssembly.WebAssemblyInstantiatedSource> => {
    try {
      return await this.compiled!.call(WebAssembly, source, imports);
    } catch (error) {
      this.lose(error);
      throw error;
    }
  };

  private strayed(why: unknown): void {
    this.onItsWay = true;
    this.lose(new Missing(String(why)));
  }

  private tick(): void {
    if (this.underWay === 0) return;
    this.silent += 1;
    if (this.silent * TICK >= NOTHING_COMES) this.strayed("Nothing comes any more.");
  }

  /** Whether a part is what its list says; nobody knows of one that does not come. */
  private async isWhole(address: string, check: Check, how: RequestInit): Promise<boolean> {
    try {
      const answer = await this.fetch(address, how);
      return !answer.ok || (await isIt(await answer.arrayBuffer(), check));
    } catch {
      return true;
    }
  }

  private async replaced(address: string, check: Check, signal: AbortSignal): Promise<void> {
    try {
      const names = await holders(address);
      const answer = await this.fetch(address, { cache: "reload", signal });
      if (!answer.ok || !(await isIt(await answer.clone().arrayBuffer(), check))) return;
      for (const name of names) await (await caches.open(name)).put(address, answer.clone());
    } catch {
      // It is tried again.
    }
  }
}

async function isIt(content: ArrayBuffer, { bytes, sha256 }: Check): Promise<boolean> {
  if (content.byteLength !== bytes) return false;
  // A page that was not loaded safely cannot tell.
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return btoa(String.fromCharCode(...digest)) === sha256;
}

/** Some browsers refuse to keep anything as soon as it is mentioned. */
async function isKept(address: string): Promise<boolean> {
  try {
    return Boolean(await caches.match(address));
  } catch {
    return false;
  }
}

/** The caches that have kept something, which they lose. */
async function holders(address: string): Promise<string[]> {
  const names: string[] = [];
  for (const name of await caches.keys()) if (await (await caches.open(name)).delete(address)) names.push(name);
  return names;
}
