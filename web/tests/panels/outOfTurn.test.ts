// The line for what players mean to do out of turn (V2): what it offers when, and for which seat of this browser.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Table } from "../../src/api/table.svelte";
import { heard } from "../../src/api/time";
import type { TableNow } from "../../src/api/types";
import OutOfTurn from "../../src/panels/OutOfTurn.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { chair, playing } from "../api/wire";
import { SAID } from "../said";

const AT = 1_000_000;
const COULD = [{ action: "favour 1", verb: "favour", said: SAID }] as unknown as TableNow["could"];

function shown(told: Partial<TableNow> = {}, own: readonly number[] = [0]) {
  const intend = vi.fn(async () => true);
  const seats = own.map((seat) => ({ seat, token: `token ${seat}`, name: "", table: "lions", key: "", at: 1 }));
  const viewer = own[0] ?? null;
  const chairs = [chair("Ana"), chair("Ben"), chair("Eva")];
  const now = playing(7, viewer, 0, { chairs, out_of_turn: { asked: [], closes_at: null }, ...told });
  render(OutOfTurn, { table: { newest: now, seats, busy: false, intend } as unknown as Table });
  flushSync();
  return intend;
}

const asking = (asked: number[] = [0, 1, 2]) => ({ out_of_turn: { asked, closes_at: AT + 3000 } });
const acts = () => screen.queryAllByRole("button").map((button) => button.textContent?.trim());

beforeAll(() => texts.load("en"));
beforeEach(() => {
  vi.useFakeTimers({ now: AT });
  heard(AT);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the newest counts: what is shown may still tell of the turn before while the time runs", () => {
  const before = playing(7, 0, 0, { chairs: [chair("Ana"), chair("Ben")] });
  const newest = { ...before, ...asking([0, 1]), version: 9, could: COULD };
  const seats = [{ seat: 0, token: "token", name: "", table: "lions", key: "", at: 1 }];
  render(OutOfTurn, { table: { now: before, newest, seats, busy: false } as unknown as Table });
  flushSync();
  expect(acts()).toHaveLength(1);
});

describe("between rounds", () => {
  test("a standing no can be set and taken back, and it stays to be seen", async () => {
    const intend = shown();
    const box = screen.getByRole<HTMLSelectElement>("combobox");
    expect([box.value, acts()]).toEqual(["ask", []]);
    await fireEvent.change(box, { target: { value: "never" } });
    expect(intend).toHaveBeenLastCalledWith("never");
    expect(box.value).toBe("ask"); // Until the server has said so.
    cleanup();
    const back = shown({ says: "never" });
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("never");
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "ask" } });
    expect(back).toHaveBeenLastCalledWith(null);
  });

  test("a spectator has nothing to say, nor has who lets a bot play", () => {
    shown({}, []);
    expect(screen.queryByRole("combobox")).toBeNull();
    cleanup();
    shown({ chairs: [{ ...chair("Ana"), stand_in: "greedy" }, chair("Ben"), chair("Eva")] });
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});

describe("in a round", () => {
  test("who can do something says so with one click, and takes it back with another", async () => {
    const intend = shown({ ...asking(), could: COULD });
    await fireEvent.click(screen.getByRole("button", { name: "Buy with the vizier" }));
    expect(intend).toHaveBeenLastCalledWith("act");
    cleanup();
    const back = shown({ ...asking(), could: COULD, says: "act" });
    await fireEvent.click(screen.getByRole("button", { pressed: true }));
    expect(back).toHaveBeenLastCalledWith(null);
  });

  test("who can do nothing, or wants nothing, has the same line without the button", () => {
    shown(asking());
    expect(acts()).toEqual([]);
    cleanup();
    shown({ ...asking(), could: COULD, says: "never" });
    expect(acts()).toEqual([]);
  });

  test("all see what is left of the time, and the button goes with it", async () => {
    shown({ ...asking(), could: COULD });
    expect(screen.getByRole("timer").getAttribute("aria-label")).toBe("3 s left");
    await vi.advanceTimersByTimeAsync(1500);
    expect(screen.getByRole("timer").getAttribute("aria-label")).toBe("2 s left");
    await vi.advanceTimersByTimeAsync(1600);
    expect([screen.queryByRole("timer"), acts()]).toEqual([null, []]);
    cleanup();
    shown({ out_of_turn: { asked: [0, 1], closes_at: Date.now() + 3000 } }, []);
    expect(screen.queryByRole("timer")).not.toBeNull();
  });

  test("alone with bots there is no time: what can be bought is chosen on the board", () => {
    shown({ out_of_turn: { asked: [0], closes_at: null }, options: COULD });
    expect([screen.queryByRole("timer"), acts()]).toEqual([null, []]);
  });
});

describe("several at one screen", () => {
  test("the one who is shown has a button as short as theirs", () => {
    shown({ ...asking(), could: COULD }, [0, 2]);
    expect(acts()).toEqual(["Ana", "Eva"]);
    expect(screen.getByRole("button", { name: "Ana: Buy with the vizier" })).toBeTruthy();
  });

  test("each who is asked has a button with their name, whatever they could do", async () => {
    const intend = shown(asking([0, 2]), [0, 1, 2]);
    expect(acts()).toEqual(["Eva"]);
    await fireEvent.click(screen.getByRole("button", { name: "Eva: Act out of turn" }));
    expect(intend).toHaveBeenLastCalledWith("act", expect.objectContaining({ seat: 2, token: "token 2" }));
    flushSync();
    const said = screen.getByRole("button", { pressed: true });
    expect(said.textContent).toBe("Eva");
    await fireEvent.click(said);
    expect(intend).toHaveBeenLastCalledWith(null, expect.objectContaining({ seat: 2 }));
    flushSync();
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
    expect(screen.getByRole("combobox", { name: "Ana, out of turn:" })).toBeTruthy();
  });
});
