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

/** The shelf of this name; null if the browser keeps nothing. */
export async function openShelf(name: string): Promise<Shelf | null> {
  try {
    return new BrowserShelf(await opened(name));
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
    asked.onsuccess = () => {
      // A page with a newer client may want to change what is kept.
      asked.result.onversionchange = () => asked.result.close();
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
  });
}

class BrowserShelf implements Shelf {
  constructor(private readonly database: IDBDatabase) {}

  async read(): Promise<string> {
    const reading = this.database.transaction(["tables", "kept"]);
    const all = async (name: "tables" | "kept") => {
      const store = reading.objectStore(name);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    };
    const [tables, kept] = await Promise.all([all("tables"), all("kept")]);
    return JSON.stringify({ tables, kept });
  }

  async entries(table: string): Promise<string> {
    const store = this.database.transaction("entries").objectStore("entries");
    const found = await done(store.getAll(IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY])));
    return JSON.stringify(found);
  }

  write(changes: string): Promise<void> {
    const wanted: Change[] = JSON.parse(changes);
    if (wanted.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const stores = [...new Set(wanted.map(([, store]) => store))];
      const writing = this.database.transaction(stores, "readwrite", { durability: "strict" });
      let why: DOMException | null = null;
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(said(why ?? writing.error));
      for (const [op, name, key, value] of wanted) {
        const store = writing.objectStore(name);
        const asked = op === "delete" ? store.delete(key) : store[op](value, key);
        asked.onerror = () => {
          why ??= asked.error;
        };
      }
    });
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
