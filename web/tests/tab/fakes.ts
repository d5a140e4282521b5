// A browser that is not there: workers, locks and a channel between pages, all in the test's hands.

export class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  readonly heard: Record<string, unknown>[] = [];
  readonly given: unknown[] = [];
  ended = false;

  postMessage(message: Record<string, unknown>, given: unknown[] = []): void {
    this.heard.push(message);
    this.given.push(...given);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: object): void {
    this.onmessage?.({ data });
  }
  breaks(): void {
    this.onerror?.({ message: "It broke.", preventDefault: () => undefined });
  }
  /** The last thing that it was told. */
  get last(): Record<string, unknown> {
    return this.heard.at(-1) ?? {};
  }
}

/** Workers as they are started, and the newest of them. */
export class Workers {
  readonly all: FakeWorker[] = [];

  start = (): Worker => {
    this.all.push(new FakeWorker());
    return this.newest as unknown as Worker;
  };
  get newest(): FakeWorker {
    return this.all.at(-1)!;
  }
}

/** What is said in one page is heard in all others. */
export class Channels {
  private readonly all = new Set<FakeChannel>();

  open(): FakeChannel {
    const channel = new FakeChannel((message) => {
      for (const other of this.all) if (other !== channel) other.onmessage?.({ data: message } as MessageEvent);
    });
    this.all.add(channel);
    return channel;
  }
  close(channel: FakeChannel): void {
    this.all.delete(channel);
  }
}

export class FakeChannel {
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor(readonly postMessage: (message: unknown) => void) {}
}

interface Wanted {
  begin(): Promise<unknown>;
  stolen(): void;
}

/** Locks that are held until the promise is done, or somebody steals them. */
export class FakeLocks {
  /** How often one was asked for, and whether all are refused, as where cookies are. */
  asked = 0;
  refused = false;
  private readonly held = new Map<string, Wanted>();
  private readonly queued = new Map<string, Wanted[]>();

  request = (name: string, ...more: unknown[]): Promise<unknown> => {
    this.asked += 1;
    if (this.asked > 100) throw new Error("It asks again and again.");
    if (this.refused) return Promise.reject(new DOMException("The request was denied.", "SecurityError"));
    const granted = more.at(-1) as () => unknown;
    const { steal = false, signal } = (more.length > 1 ? more[0] : {}) as LockOptions;
    return new Promise((resolve, reject) => {
      const wanted: Wanted = {
        begin: () => {
          const done = Promise.resolve(granted());
          void done.then(resolve);
          return done;
        },
        stolen: () => reject(new DOMException("", "AbortError")),
      };
      signal?.addEventListener("abort", () => {
        this.queued.set(
          name,
          (this.queued.get(name) ?? []).filter((other) => other !== wanted),
        );
        wanted.stolen();
      });
      const holder = this.held.get(name);
      if (steal && holder) {
        this.held.delete(name);
        holder.stolen();
      }
      if (steal) this.begin(name, wanted);
      else {
        this.queued.set(name, [...(this.queued.get(name) ?? []), wanted]);
        this.next(name);
      }
    });
  };

  /** Whoever held a lock is gone, with the page. */
  drop(name: string): void {
    this.held.delete(name);
    this.next(name);
  }

  private next(name: string): void {
    const [first, ...rest] = this.queued.get(name) ?? [];
    if (!first || this.held.has(name)) return;
    this.queued.set(name, rest);
    this.begin(name, first);
  }

  private begin(name: string, wanted: Wanted): void {
    this.held.set(name, wanted);
    void wanted.begin().then(() => {
      if (this.held.get(name) !== wanted) return;
      this.held.delete(name);
      this.next(name);
    });
  }
}
