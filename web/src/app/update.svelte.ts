// A new version of the client: it is downloaded whole by the service worker, offered, and taken by all pages together.

/** So often, at most, somebody who looks at the page makes the browser look for one. */
const EVERY = 3_600_000;

export class Update {
  private waiting: ServiceWorker | null = $state.raw(null);
  private looked = Date.now();

  constructor(
    /** A script that names all others, directly or not: its own name is another one in every version. */
    private readonly script: string,
    private readonly reload: () => void,
  ) {}

  /** Whether there is one to take. */
  get isThere(): boolean {
    return this.waiting !== null;
  }

  take(): void {
    this.waiting?.postMessage({ take: true });
  }

  follow(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
    const look = () => void this.consider(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed") look();
      });
    });
    look();
    container.addEventListener("controllerchange", () => void this.taken(container.controller));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - this.looked < EVERY) return;
      this.looked = Date.now();
      // Without a network there is none to find.
      registration.update().catch(() => undefined);
    });
  }

  private async consider(worker: ServiceWorker | null): Promise<void> {
    if (worker && (await this.isOther(worker))) this.waiting = worker;
  }

  /** Somebody has taken the new version, here or in another page. */
  private async taken(worker: ServiceWorker | null): Promise<void> {
    if (worker && (await this.isOther(worker))) this.reload();
    else this.waiting = null;
  }

  /** Whether a worker is of another version than this page. */
  private isOther(worker: ServiceWorker): Promise<boolean> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        port1.close();
        resolve(data === true);
      };
      worker.postMessage({ script: this.script }, [port2]);
    });
  }
}

/** Said in a variable, or the build would look for a file of that name. */
const HERE = import.meta.url;

export const update = new Update(HERE, () => location.reload());
