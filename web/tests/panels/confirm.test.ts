// The decision that ends a turn: it waits for a click, goes on after a moment, or at once.
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Table } from "../../src/api/table.svelte";
import { settings } from "../../src/app/settings/settings.svelte";
import Confirm from "../../src/panels/Confirm.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { SAID } from "../said";

function held(told: Partial<Table> = {}) {
  const confirm = vi.fn(async () => true);
  const now = { version: 7, held: { action: "take denar-9", verb: "take", said: SAID } };
  const table = { now, connected: true, unhurried: false, busy: false, problem: null, confirm, ...told };
  const { unmount } = render(Confirm, { table: table as unknown as Table });
  flushSync();
  return { table, confirm, unmount };
}

beforeAll(() => texts.load("en"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a decision that is held", () => {
  test("goes on after three seconds, and says how long it can be taken back", async () => {
    settings.confirming = "countdown";
    const { confirm } = held();
    expect(screen.getByRole("button").textContent).toContain("3");
    await vi.advanceTimersByTimeAsync(2900);
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByRole("button").textContent).toContain("1");
    await vi.advanceTimersByTimeAsync(200);
    expect(confirm).toHaveBeenCalledOnce();
  });

  test("is not carried out when it was taken back", async () => {
    settings.confirming = "countdown";
    const { confirm, unmount } = held();
    await vi.advanceTimersByTimeAsync(2000);
    unmount();
    await vi.advanceTimersByTimeAsync(9000);
    expect(confirm).not.toHaveBeenCalled();
  });

  test.each([
    ["where that was chosen", "on", {}],
    ["in lessons", "countdown", { unhurried: true }],
    ["while the server cannot be reached", "countdown", { connected: false }],
  ] as const)("waits for a click %s", async (_, confirming, told) => {
    settings.confirming = confirming;
    const { confirm } = held(told);
    await vi.advanceTimersByTimeAsync(9000);
    expect(confirm).not.toHaveBeenCalled();
  });

  test("is carried out at once where that was chosen", async () => {
    settings.confirming = "off";
    expect(held().confirm).toHaveBeenCalledOnce();
  });

  test("may have been confirmed in another window", async () => {
    settings.confirming = "off";
    const { table } = held({ confirm: async () => false, problem: { kind: "conflict", code: "stale" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.problem).toBeNull();
  });
});
