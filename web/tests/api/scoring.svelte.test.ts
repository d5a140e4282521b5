// A scoring is drawn before what comes after it, so that whoever tells of it can let everything stand still.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "../../src/api/table.svelte";
import type { Happened } from "../../src/api/types";
import { FakeSocket, newest, tableNow } from "./wire";

let table: Table;

beforeEach(() => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("lions", "");
  newest().open();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function entry(number: number, ...what: string[]): Happened {
  const events = what.map((one) => ({ what: one }));
  return { number, at: 0, what: "act", seat: 0, actions: number, events, table: "" } as unknown as Happened;
}

it("stands still from the scoring on, although more has come", () => {
  newest().tell(tableNow({ version: 1 }));
  let letGo = () => {};
  const stop = $effect.root(() => {
    $effect(() => {
      if (table.happened.some(({ events }) => events.length > 0)) letGo = table.hold();
    });
  });
  const first = table.hold();
  newest().tell(tableNow({ version: 2, happened: [entry(2, "scored")] }));
  newest().tell(tableNow({ version: 3, happened: [entry(3)] }));
  first();
  expect([table.now?.version, table.ahead]).toEqual([2, 1]);
  letGo();
  expect([table.now?.version, table.ahead]).toEqual([3, 0]);
  stop();
});
