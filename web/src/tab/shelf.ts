// What a browser keeps of the games that are played in it: the desk's shelf over IndexedDB.

type Key = string | [string, number];
type Change = [op: "put" | "add" | "delete", store: StoreName, key: Key, value?: unknown];
type StoreName = (typeof STORES)[number];

const STORES = ["tables", "entries", "kept"] as const;
const VERSION = 1;

/** As Python uses it: everything goes as JSON. */
export interface Shelf {
  /** Everything but the entries: {"tables": {…}, "kept": {…}}. */
  read(): Promise<string>;
  /** The entries of a table, in order. */
  entries(table: string): Promise<string>;
  /** Changes, all of them or none, resolved when they are kept. */
  write(changes: string): Promise<void>;
}

/** The shelf of this name; null if the browser keeps nothing. Told is whether it keeps everything, whenever that changes. */
export async function openShelf(name: string, told: (everything: boolean) => void = () => {}): Promise<Shelf | null> {
  try {
    return new BrowserShelf(name, await opened(name), told);
  } catch {
    return null;
  }
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, VERSION);
    asked.onupgradeneeded = () => {
      for (const store of STORES) asked.result.createObjectStore(store);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

class BrowserShelf implements Shelf {
  /** What the browser did not take, as it has no room, by where it belongs: it holds instead of what lies there, and is
   * offered again with whatever is written next. */
  private readonly unkept = new Map<string, Change>();

  constructor(
    private readonly name: string,
    private database: IDBDatabase,
    private readonly told: (everything: boolean) => void,
  ) {
    this.heed();
  }

  async read(): Promise<string> {
    const reading = (await this.begun(["tables", "kept"])).transaction;
    const all = async (name: "tables" | "kept") => {
      const store = reading.objectStore(name);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      const found = new Map(keys.map((key, index) => [key as Key, values[index]]));
      return Object.fromEntries(this.over(name, found));
    };
    const [tables, kept] = await Promise.all([all("tables"), all("kept")]);
    return JSON.stringify({ tables, kept });
  }

  async entries(table: string): Promise<string> {
    const store = (await this.begun("entries")).transaction.objectStore("entries");
    const range = IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
    const [keys, values] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
    const found = new Map(keys.map((key, index) => [(key as [string, number])[1], values[index]]));
    const all = this.over("entries", found, table);
    return JSON.stringify([...all].sort(([one], [other]) => one - other).map(([, value]) => value));
  }

  async write(changes: string): Promise<void> {
    const wanted: Change[] = JSON.parse(changes);
    if (wanted.length === 0) return;
    try {
      await this.put([...this.unkept.values(), ...wanted]);
      if (this.unkept.size === 0) return;
      this.unkept.clear();
      this.told(true);
    } catch (error) {
      // What is there already stays as it is; whatever else goes wrong, nothing of it is to be lost while somebody plays.
      if ((error as Error).name === "ConstraintError") throw error;
      if (this.unkept.size === 0) console.warn(error);
      for (const [op, store, key, value] of wanted)
        this.unkept.set(JSON.stringify([store, key]), [op === "delete" ? op : "put", store, key, value]);
      this.told(false);
    }
  }

  private async put(changes: readonly Change[]): Promise<void> {
    const stores = [...new Set(changes.map(([, store]) => store))];
    const { transaction: writing } = await this.begun(stores, "readwrite");
    await new Promise<void>((resolve, reject) => {
      let why: DOMException | null = null;
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(said(why ?? writing.error));
      for (const [op, name, key, value] of changes) {
        const store = writing.objectStore(name);
        const asked = op === "delete" ? store.delete(key) : store[op](value, key);
        asked.onerror = () => {
          why ??= asked.error;
        };
      }
    });
  }

  /** A transaction; of a database that was closed meanwhile, as when somebody removes the data of a website, on a new one.
   * Promised in something else, for a transaction that is waited for is over. */
  private async begun(
    stores: StoreName | StoreName[],
    mode: IDBTransactionMode = "readonly",
  ): Promise<{ transaction: IDBTransaction }> {
    const how: IDBTransactionOptions = mode === "readwrite" ? { durability: "strict" } : {};
    const begin = () => ({ transaction: this.database.transaction(stores, mode, how) });
    try {
      return begin();
    } catch {
      this.database = await opened(this.name);
      this.heed();
      return begin();
    }
  }

  private heed(): void {
    // A page with a newer client may want to change what is kept.
    this.database.onversionchange = () => this.database.close();
  }

  /** What lies in a store, or belongs to a table there, with what should. */
  private over<K extends string | number>(
    name: StoreName,
    found: Map<Key | K, unknown>,
    table?: string,
  ): Map<K, unknown> {
    for (const [op, store, key, value] of this.unkept.values()) {
      if (store !== name || (table !== undefined && key[0] !== table)) continue;
      const own = (table === undefined ? key : key[1]) as K;
      if (op === "delete") found.delete(own);
      else found.set(own, value);
    }
    return found as Map<K, unknown>;
  }
}

/** Python tells one failure from another by how its text begins. */
function said(why: DOMException | null): Error {
  const error = new Error(why?.message ?? "");
  error.name = why?.name ?? "AbortError";
  return error;
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(said(asked.error));
  });
}
