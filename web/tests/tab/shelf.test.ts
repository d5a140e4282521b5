// What a browser keeps: all of what is written at once, or nothing of it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openShelf, type Shelf } from "../../src/tab/shelf";
import { FakeDatabases } from "./browserShelf";

let databases: FakeDatabases;
let shelf: Shelf;

beforeEach(async () => {
  databases = new FakeDatabases();
  vi.stubGlobal("indexedDB", databases);
  vi.stubGlobal("IDBKeyRange", { bound: (lower: unknown, upper: unknown) => ({ lower, upper }) });
  shelf = (await openShelf("test"))!;
});
afterEach(() => vi.unstubAllGlobals());

const write = (...changes: unknown[]) => shelf.write(JSON.stringify(changes));
const read = async () => JSON.parse(await shelf.read());

describe("a shelf", () => {
  it("has what was written, also when it is opened again", async () => {
    await write(["add", "tables", "tab-1", { key: "k" }], ["put", "kept", "secret", "s"]);
    await write(["add", "entries", ["tab-1", 2], { number: 2 }]);
    await write(["add", "entries", ["tab-1", 1], { number: 1 }], ["add", "entries", ["tab-2", 1], {}]);
    shelf = (await openShelf("test"))!;
    expect(await read()).toEqual({ tables: { "tab-1": { key: "k" } }, kept: { secret: "s" } });
    expect(JSON.parse(await shelf.entries("tab-1"))).toEqual([{ number: 1 }, { number: 2 }]);
    expect(databases.durability.filter(Boolean)).toEqual(["strict", "strict", "strict"]);
  });

  it("refuses what is there already, and all that came with it", async () => {
    await write(["add", "entries", ["tab-1", 1], { by: "one" }]);
    const refused = write(["add", "entries", ["tab-1", 1], { by: "two" }], ["put", "tables", "tab-1", {}]);
    // Python reads the beginning of the text.
    expect(String(await refused.catch((error) => error))).toMatch(/^ConstraintError/);
    expect(JSON.parse(await shelf.entries("tab-1"))).toEqual([{ by: "one" }]);
    expect((await read()).tables).toEqual({});
  });

  it("forgets what is to be forgotten", async () => {
    await write(["put", "tables", "tab-1", {}]);
    await write(["delete", "tables", "tab-1", null]);
    await write();
    expect((await read()).tables).toEqual({});
  });

  it("holds what the browser has no room for, says so, and puts it there as soon as there is room", async () => {
    const told = vi.fn();
    shelf = (await openShelf("test", told))!;
    await write(["put", "tables", "tab-1", { version: 1 }], ["add", "entries", ["tab-1", 1], { number: 1 }]);
    expect(told).not.toHaveBeenCalled();
    databases.full = true;
    await write(["put", "tables", "tab-1", { version: 2 }], ["add", "entries", ["tab-1", 2], { number: 2 }]);
    expect(told.mock.calls).toEqual([[false]]);
    await write(["delete", "entries", ["tab-1", 1], null], ["put", "kept", "secret", "s"]);
    expect(await read()).toEqual({ tables: { "tab-1": { version: 2 } }, kept: { secret: "s" } });
    expect(JSON.parse(await shelf.entries("tab-1"))).toEqual([{ number: 2 }]);
    expect(JSON.parse(await shelf.entries("tab-2"))).toEqual([]);
    // Whoever opened it anew now would find what was kept before.
    const another = (await openShelf("test"))!;
    expect(JSON.parse(await another.entries("tab-1"))).toEqual([{ number: 1 }]);
    databases.full = false;
    await write(["add", "entries", ["tab-1", 3], { number: 3 }]);
    expect(told.mock.calls.at(-1)).toEqual([true]);
    shelf = (await openShelf("test"))!;
    expect(JSON.parse(await shelf.entries("tab-1"))).toEqual([{ number: 2 }, { number: 3 }]);
    expect((await read()).tables).toEqual({ "tab-1": { version: 2 } });
  });

  it("is opened anew when somebody has closed it", async () => {
    await write(["put", "tables", "tab-1", {}]);
    databases.close();
    await write(["put", "tables", "tab-2", {}]);
    databases.close();
    expect(Object.keys((await read()).tables)).toEqual(["tab-1", "tab-2"]);
  });

  it("is not there where the browser keeps nothing", async () => {
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("", "SecurityError");
      },
    });
    expect(await openShelf("test")).toBeNull();
  });
});
