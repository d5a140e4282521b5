// A new version: offered to pages of an older one, taken when somebody says so, and by all pages together.
import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { Update } from "../../src/app/update.svelte";

const PATIENT = { timeout: inject("patience") };

/** A service worker that knows the scripts of one version. */
class FakeVersion extends EventTarget {
  state = "installing";
  taken = false;
  constructor(private readonly scripts: string[]) {
    super();
  }
  postMessage(message: { script?: string; take?: boolean }, ports: MessagePort[] = []): void {
    if (message.take) this.taken = true;
    if (message.script) ports[0]?.postMessage(!this.scripts.includes(message.script));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeVersion | null = null;
  waiting: FakeVersion | null = null;
  comes(version: FakeVersion): void {
    this.installing = version;
    this.dispatchEvent(new Event("updatefound"));
    this.installing = null;
    this.waiting = version;
    version.state = "installed";
    version.dispatchEvent(new Event("statechange"));
  }
}

let container: EventTarget & { controller: FakeVersion | null };
const reload = vi.fn();
let registration: FakeRegistration;
let update: Update;

beforeEach(() => {
  reload.mockClear();
  container = Object.assign(new EventTarget(), { controller: null });
  registration = new FakeRegistration();
  update = new Update("old.js", reload);
  update.follow(container as unknown as ServiceWorkerContainer, registration as unknown as ServiceWorkerRegistration);
});

function takes(version: FakeVersion): void {
  container.controller = version;
  container.dispatchEvent(new Event("controllerchange"));
}

describe("a new version", () => {
  it("is offered, and taken only when somebody says so", async () => {
    const next = new FakeVersion(["new.js"]);
    registration.comes(next);
    await vi.waitFor(() => expect(update.isThere).toBe(true), PATIENT);
    expect(next.taken).toBe(false);
    update.take();
    expect(next.taken).toBe(true);
    takes(next);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled(), PATIENT);
  });

  it("is not offered to a page that has it already, which goes on when it is taken", async () => {
    const same = new FakeVersion(["old.js"]);
    const asked = vi.spyOn(same, "postMessage");
    registration.comes(same);
    takes(same);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), PATIENT);
    expect(update.isThere).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
