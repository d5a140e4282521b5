// What a Python knew when it had started, kept in this browser for the next one.
import type { Bundle } from "./messages";

/** So many times as much as is kept must be free besides: games come first. */
const ROOM = 10;

export class Memories {
  private readonly place: string;

  constructor(
    /** What the store of this client is called; empty where nothing is kept. */
    private readonly store: string,
    { files }: Bundle,
  ) {
    // Another browser, or another version of this one, may lay things out in another way.
    const of = [...Object.values(files), navigator.userAgent, navigator.language];
    this.place = `memory?${new URLSearchParams(of.map((each, at) => [String(at), each]))}`;
  }

  async find(): Promise<Blob | null> {
    try {
      const found = await (await this.cache())?.match(this.place);
      return (await found?.blob()) ?? null;
    } catch {
      return null;
    }
  }

  /** Keep it in place of all others. */
  async keep(memory: Blob): Promise<void> {
    const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    if (quota - usage < ROOM * memory.size) return;
    await this.forget();
    await (await this.cache())?.put(this.place, new Response(memory));
  }

  async forget(): Promise<void> {
    if (this.store) await globalThis.caches?.delete(`${this.store}-memory`).catch(() => false);
  }

  private async cache(): Promise<Cache | null> {
    return this.store && globalThis.caches ? caches.open(`${this.store}-memory`) : null;
  }
}
