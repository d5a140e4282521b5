// As much of IndexedDB as a shelf needs: transactions that take effect as a whole, in order, or not at all.

type Stored = Map<string, [key: unknown, value: unknown]>;

interface Range {
  lower: [string, number];
}

/** What is stored, or of that what belongs to a table, in order. */
function within(stored: Stored, range: Range | undefined): [key: unknown, value: unknown][] {
  const found = [...stored.values()] as [[string, number], unknown][];
  if (!range) return found;
  return found.filter(([[table]]) => table === range.lower[0]).sort(([[, one]], [[, other]]) => one - other);
}

class Asked<T> {
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onupgradeneeded: (() => void) | null = null;
  result!: T;
  error: DOMException | null = null;

  done(result: T): void {
    this.result = result;
    queueMicrotask(() => this.onsuccess?.());
  }
}

class Transaction {
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  error: DOMException | null = null;
  private readonly after: Map<string, Stored>;

  constructor(
    private readonly stores: Map<string, Stored>,
    readonly options: IDBTransactionOptions | undefined,
    private readonly isFull: () => boolean,
  ) {
    this.after = new Map([...stores].map(([name, stored]) => [name, new Map(stored)]));
    setTimeout(() => this.finish());
  }

  objectStore(name: string) {
    const stored = this.after.get(name)!;
    const asked = <T>(result: T): Asked<T> => {
      const request = new Asked<T>();
      request.done(result);
      return request;
    };
    const set = (value: unknown, key: unknown) => asked(stored.set(JSON.stringify(key), [key, value]) && key);
    return {
      put: set,
      add: (value: unknown, key: unknown) => {
        if (!stored.has(JSON.stringify(key))) return set(value, key);
        const request = new Asked<unknown>();
        request.error = new DOMException("The key is there already.", "ConstraintError");
        queueMicrotask(() => {
          request.onerror?.();
          this.error = request.error;
        });
        return request;
      },
      delete: (key: unknown) => asked(stored.delete(JSON.stringify(key))),
      getAllKeys: (range?: Range) => asked(within(stored, range).map(([key]) => key)),
      getAll: (range?: Range) => asked(within(stored, range).map(([, value]) => value)),
    };
  }

  private finish(): void {
    if (this.isFull()) this.error ??= new DOMException("There is no room.", "QuotaExceededError");
    if (this.error) {
      this.onabort?.();
      return;
    }
    for (const [name, stored] of this.after) this.stores.set(name, stored);
    this.oncomplete?.();
  }
}

export class FakeDatabases {
  private readonly all = new Map<string, Map<string, Stored>>();
  /** How each transaction was asked for. */
  readonly durability: (string | undefined)[] = [];
  /** Whether nothing more is taken. */
  full = false;
  /** Whether whatever was opened was closed by somebody else. */
  private closed = 0;

  /** As when somebody removes the data of a website. */
  close(): void {
    this.closed += 1;
  }

  open = (name: string): Asked<unknown> => {
    const asked = new Asked<unknown>();
    const { closed } = this;
    const stores = this.all.get(name) ?? new Map<string, Stored>();
    asked.result = {
      createObjectStore: (store: string) => stores.set(store, new Map()),
      transaction: (_: unknown, mode?: string, options?: IDBTransactionOptions) => {
        if (this.closed > closed) throw new DOMException("It is closed.", "InvalidStateError");
        this.durability.push(options?.durability);
        return new Transaction(stores, options, () => this.full && mode === "readwrite");
      },
      close: () => undefined,
    };
    queueMicrotask(() => {
      if (!this.all.has(name)) asked.onupgradeneeded?.();
      this.all.set(name, stores);
      asked.onsuccess?.();
    });
    return asked;
  };
}
