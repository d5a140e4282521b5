// What this browser keeps from one visit to the next; one that keeps nothing, or has no room for more, still plays: what it
// did not take is known until the page is closed.

/** What the browser did not take, by name. */
const unkept = new Map<string, string>();

class Keeping {
  /** Whether this browser refuses to keep anything. */
  refused = $state(false);
  /** Whether it has no room for something. */
  full = $state(false);
}

export const keeping = new Keeping();

/** What is read while something is worked out may not change what is shown; a moment later it may. */
function note(what: Partial<Keeping>): void {
  queueMicrotask(() => Object.assign(keeping, what));
}

/** The browser's storage, which some refuse as soon as it is mentioned, and others do not have. */
function storage(): Storage | null {
  try {
    const found: Storage | null = globalThis.localStorage ?? null;
    if (!found) note({ refused: true });
    return found;
  } catch {
    note({ refused: true });
    return null;
  }
}

/** What was kept under a name, or null. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(unkept.get(name) ?? storage()?.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** False if the browser does not keep it. */
export function keep(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    const place = storage();
    place?.setItem(name, text);
    if (place) {
      unkept.delete(name);
      note({ full: unkept.size > 0 });
      return true;
    }
  } catch {
    note({ full: true });
  }
  unkept.set(name, text);
  return false;
}

/** All names under which something was kept. */
export function keysKept(): string[] {
  const place = storage();
  const names = Array.from({ length: place?.length ?? 0 }, (_, index) => place?.key(index) ?? "");
  return [...new Set([...names, ...unkept.keys()])];
}

export function dropped(name: string): void {
  unkept.delete(name);
  try {
    storage()?.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
