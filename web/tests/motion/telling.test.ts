// What is told one after the other, what at once, and what a click or key skips.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "../../src/api/table.svelte";
import type { Event, Happened } from "../../src/api/types";
import { settings } from "../../src/app/settings/settings.svelte";
import { skipping } from "../../src/motion/skipping";
import { type Moving, Telling } from "../../src/motion/telling";
import { FakeSocket, newest, playing, sockets } from "../api/wire";

let table: Table;
let stop: () => void;
let hidden = false;
let moving: Moving;
const moved = vi.fn<(numbers: number[]) => void>();
const settled = vi.fn();

const stage = {
  move(events: readonly Event[], change: () => void): Moving {
    change();
    moved(events.map((event) => Number(Reflect.get(event, "number"))));
    return moving;
  },
  settle: settled,
};

function entry(number: number, seat: number, ...what: string[]): Happened {
  const events = what.map((one) => ({ what: one, seat, number, said: ["nothing"] }) as unknown as Event);
  return { number, at: 0, what: "act", seat, actions: number, events, table: "" };
}

/** A message in which a seat did something, as one who has to decide afterwards or not. */
function deed(version: number, seat: number, ...what: string[]): void {
  const now = playing(version, 0, 1, { happened: [entry(version, seat, ...what)] });
  newest().tell({ ...now, view: { ...now.view!, players: [{}, {}, {}] } as unknown as NonNullable<typeof now.view> });
}

function shown(): (number | undefined)[] {
  return [table.now?.version, table.ahead];
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sockets.length = 0;
  hidden = true;
  moving = { deed: 500, all: 800 };
  // What comes is told at once while nobody looks; the pace is that of somebody who does.
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.speed = "normal";
  table = new Table("lions", "");
  newest().open();
  newest().tell(playing(1, 0, 1));
  const stopTelling = table.follow(new Telling(table, stage));
  const stopSkipping = skipping(table);
  stop = () => {
    stopSkipping();
    stopTelling();
  };
  hidden = false;
});

afterEach(() => {
  stop();
  table.close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  moved.mockReset();
  settled.mockReset();
});

/** The live channel has drawn what it told, has rested, and tells what came meanwhile. */
async function frame(): Promise<void> {
  await vi.advanceTimersByTimeAsync(150);
}

describe("what others do", () => {
  it("is told one after the other, each with who does it", async () => {
    deed(2, 1, "money-taken");
    deed(3, 2, "money-taken");
    await frame();
    expect(shown()).toEqual([2, 1]);
    expect(table.telling.map(({ seat }) => seat)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(800);
    expect(shown()).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(400);
    expect(shown()).toEqual([3, 0]);
    expect(table.telling.map(({ seat }) => seat)).toEqual([2]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.telling).toEqual([]);
    expect(moved.mock.calls).toEqual([[[2]], [[3]]]);
  });

  it("is written down as soon as it has landed, before the next begins", async () => {
    const numbers = () => [table.landed.now?.version, table.landed.happened.at(-1)?.number];
    const before = numbers();
    deed(2, 1, "money-taken");
    deed(3, 2, "money-taken");
    await frame();
    expect(shown()).toEqual([2, 1]);
    expect(numbers()).toEqual(before);
    await vi.advanceTimersByTimeAsync(550);
    expect(numbers()).toEqual(before);
    await vi.advanceTimersByTimeAsync(200);
    expect([shown(), numbers()]).toEqual([
      [2, 1],
      [2, 2],
    ]);
    await vi.advanceTimersByTimeAsync(500);
    expect([shown(), numbers()]).toEqual([
      [3, 0],
      [2, 2],
    ]);
    // Whoever wants the newest sees all of it.
    deed(4, 1, "money-taken");
    await frame();
    table.catchUp();
    expect([shown(), numbers()]).toEqual([
      [4, 0],
      [4, 4],
    ]);
  });

  it("waits only until it has arrived if it was the viewer, not for what follows", async () => {
    deed(2, 0, "money-taken");
    deed(3, 1, "money-taken");
    await frame();
    expect(shown()).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(450);
    expect(shown()).toEqual([3, 0]);
  });

  it("does not wait for what is laid out anew after one's own deed", async () => {
    moving = { deed: 0, all: 650 };
    deed(2, 0, "display-filled");
    deed(3, 1, "money-taken");
    await frame();
    expect(shown()).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown()).toEqual([3, 0]);
  });

  it("is told for less where the same player goes on with it, and longer the longer it moves", async () => {
    deed(2, 1, "tile-bought");
    deed(3, 1, "tile-built");
    deed(4, 2, "money-taken");
    await frame();
    await vi.advanceTimersByTimeAsync(550);
    expect(shown()).toEqual([2, 2]);
    moving = { deed: 1400, all: 1400 };
    await vi.advanceTimersByTimeAsync(250);
    expect(shown()).toEqual([3, 1]);
    await vi.advanceTimersByTimeAsync(1450);
    expect(shown()).toEqual([3, 1]);
    await vi.advanceTimersByTimeAsync(250);
    expect(shown()).toEqual([4, 0]);
  });

  it("is written down at the latest when the next begins", async () => {
    moving = { deed: 500, all: 2000 };
    deed(2, 1, "money-taken");
    deed(3, 2, "money-taken");
    await vi.advanceTimersByTimeAsync(1450);
    expect([table.now?.version, table.landed.now?.version]).toEqual([3, 2]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.landed.now?.version).toBe(3);
  });

  it("takes as long as the chosen speed says, and no time where nothing moves", async () => {
    settings.speed = "slow";
    deed(2, 1, "money-taken");
    deed(3, 2, "money-taken");
    await vi.advanceTimersByTimeAsync(1950);
    expect(shown()).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(250);
    expect(shown()).toEqual([3, 0]);
    table.catchUp();
    settings.speed = "off";
    deed(4, 1, "money-taken");
    deed(5, 2, "money-taken");
    await frame();
    expect(shown()).toEqual([5, 0]);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it("is shown at once where nothing happened in the game", async () => {
    deed(2, 1);
    deed(3, 1);
    await frame();
    expect(shown()).toEqual([3, 0]);
    expect(moved).not.toHaveBeenCalled();
  });

  it("is shown at once while nobody looks, and as soon as nobody does", async () => {
    hidden = true;
    deed(2, 1, "money-taken");
    deed(3, 2, "money-taken");
    expect(shown()).toEqual([3, 0]);
    hidden = false;
    deed(4, 1, "money-taken");
    deed(5, 2, "money-taken");
    await frame();
    expect(shown()).toEqual([4, 1]);
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(shown()).toEqual([5, 0]);
  });

  it("is not played when more than two rounds wait", async () => {
    for (let version = 2; version < 10; version++) deed(version, version % 3, "turn-began");
    await frame();
    expect(shown()).toEqual([2, 7]);
    await vi.advanceTimersByTimeAsync(1300);
    expect(shown()).toEqual([9, 0]);
    expect(moved.mock.calls).toEqual([[[2]], [[9]]]);
  });

  it("stands still while something holds, and goes on one after the other", async () => {
    const letGo = table.hold();
    deed(2, 1, "money-taken");
    deed(3, 2, "money-taken");
    await vi.advanceTimersByTimeAsync(5000);
    table.catchUp();
    expect(shown()).toEqual([1, 2]);
    letGo();
    expect(shown()).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(1300);
    expect(shown()).toEqual([3, 0]);
  });
});

describe("a click", () => {
  function button(action: string): HTMLButtonElement {
    const made = document.createElement("button");
    made.dataset.action = action;
    document.body.append(made);
    return made;
  }

  it("shows the newest before it gets to what was clicked", async () => {
    deed(2, 1, "money-taken");
    deed(3, 2, "money-taken");
    await frame();
    const versions: (number | undefined)[] = [];
    const clicked = button("take");
    clicked.addEventListener("click", () => versions.push(table.now?.version));
    clicked.click();
    expect(versions).toEqual([3]);
    expect(settled).toHaveBeenCalled();
  });

  it("does nothing to a thing that has become another", async () => {
    deed(2, 1, "money-taken");
    deed(3, 2, "money-taken");
    await frame();
    const clicked = button("take denar-1");
    const taken = vi.fn();
    clicked.addEventListener("click", taken);
    const { catchUp } = table;
    table.catchUp = () => {
      catchUp.call(table);
      clicked.dataset.action = "take denar-9";
    };
    clicked.click();
    expect(taken).not.toHaveBeenCalled();
    expect(shown()).toEqual([3, 0]);
    clicked.click();
    expect(taken).toHaveBeenCalledOnce();
  });

  it("finds nothing changed while the pointer is pressed", async () => {
    const pressed = button("take");
    pressed.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    deed(2, 1, "money-taken");
    await frame();
    expect(shown()).toEqual([1, 1]);
    pressed.dispatchEvent(new MouseEvent("pointerup", { bubbles: true }));
    pressed.click();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([2, 0]);
  });

  it("does not wait for what moves when nothing else has come", async () => {
    deed(2, 1, "money-taken");
    await frame();
    const taken = vi.fn();
    const clicked = button("take");
    clicked.addEventListener("click", taken);
    clicked.click();
    expect(taken).toHaveBeenCalledOnce();
    expect(table.telling).toEqual([]);
  });
});

describe("a key", () => {
  function press(key: string, target: EventTarget = document.body): boolean {
    return target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }

  it("skips, and is not taken for what it would mean at the newest table", async () => {
    deed(2, 1, "money-taken");
    deed(3, 2, "money-taken");
    await frame();
    expect(press("1")).toBe(false);
    expect(shown()).toEqual([3, 0]);
    expect(press("1")).toBe(true);
  });

  it("that is written somewhere does not", async () => {
    deed(2, 1, "money-taken");
    deed(3, 2, "money-taken");
    await frame();
    const field = document.createElement("input");
    document.body.append(field);
    expect(press("1", field)).toBe(true);
    expect(press("Shift")).toBe(true);
    expect(shown()).toEqual([2, 1]);
  });
});
