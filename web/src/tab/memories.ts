// What a Python knew when it had started, kept in this browser for the next visit.
import type { Bundle } from "./messages";

/** So many times as much is to be free: games come first. */
const ROOM = 10;

export class Memories {
  private readonly name: string;
  private readonly place: string;

  constructor(store: string, { files }: Bundle) {
    this.name = store && `${store}-memory`;
    // Another version of the browser may lay things out in another way.
    const of = [...Object.values(files), navigator.userAgent, navigator.language];
    this.place = `memory?of=${encodeURIComponent(of.join())}`;
  }

  async find(): Promise<ArrayBuffer | null> {
    try {
      const found = this.name ? await (await caches.open(this.name)).match(this.place) : undefined;
      return found ? await found.arrayBuffer() : null;
    } catch {
      // Then it begins from nothing.
      return null;
    }
  }

  /** Keep it, in place of all others. */
  async keep(memory: ArrayBuffer): Promise<void> {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM * memory.byteLength) return;
    await this.forget();
    await (await caches.open(this.name)).put(this.place, new Response(memory));
  }

  async forget(): Promise<void> {
    try {
      await caches.delete(this.name);
    } catch {
      // Nothing is kept here.
    }
  }
}
