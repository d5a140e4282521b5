// Whether a table stands on the shelf of this browser, found without the desk, which takes its time to start.
import { BASE } from "../app/place";

/** What does not say so at once is not waited for, in milliseconds. */
const PATIENCE = 1_000;

/** Null where that cannot be known. */
export function isOnShelf(table: string, name = `sabika${BASE}`): Promise<boolean | null> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, null);
    look(name, table, resolve).catch(() => resolve(null));
  });
}

async function look(name: string, table: string, found: (is: boolean | null) => void): Promise<void> {
  const asked = indexedDB.open(name);
  asked.onupgradeneeded = () => {
    // There was no shelf, and it is the desk that puts one up.
    asked.transaction?.abort();
    found(false);
  };
  asked.onerror = () => found(null);
  asked.onsuccess = () => {
    const { result } = asked;
    try {
      const key = result.transaction("tables").objectStore("tables").getKey(table);
      key.onsuccess = () => found(key.result !== undefined);
      key.onerror = () => found(null);
    } catch {
      found(null);
    } finally {
      result.close();
    }
  };
}
