// What is planned while others move: kept here, sent at one's turn if it is still possible, told if it is not.
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat } from "../../../src/api/seats";
import type { Table } from "../../../src/api/table.svelte";
import type { Event, Happened, Option, TableNow } from "../../../src/api/types";
import { settings } from "../../../src/app/settings/settings.svelte";
import { Choice } from "../../../src/palace/table/choice.svelte";
import { PalaceGame } from "../../../src/palace/table/game.svelte";
import { prompt } from "../../../src/palace/table/prompt";
import { texts } from "../../../src/texts/texts.svelte";
import { SAID } from "../../said";
import { positionAt } from "./positions";

const POSITION = positionAt("alhambra", "act");
const ME = POSITION.now.seat!;
const OTHER = ME === 0 ? 1 : 0;
const DISPLAY = ["denar-9", "florin-2", "ducat-3", "florin-1"];
const SPACE = POSITION.view.yard[0]!.space;
const TILE = POSITION.view.yard[0]!.tile!;

function option(action: string, more: Partial<Option> = {}): Option {
  const [verb = "", ...cards] = action.split(" ");
  return { action, verb, said: SAID, cards, ...more };
}

const TAKES = ["denar-9", "florin-2", "ducat-3", "florin-1", "florin-2 ducat-3"].map((cards) =>
  option(`take ${cards}`),
);
const BUY = option(`buy ${SPACE}`, { space: SPACE, tile: TILE });
const EXACT = option("pay denar-5 denar-4", { exact: true });
const OVER = option("pay denar-8 denar-2", { exact: false });

/** A table that goes on as the test says. */
class Told {
  now: TableNow = $state.raw({ ...POSITION.now, offer: { ...POSITION.now.offer, confirm: true } });
  happened: readonly Happened[] = $state.raw([]);
  telling: readonly Happened[] = $state.raw([]);
  absences: TableNow["absences"] = $state.raw([]);
  seats: readonly Seat[] = $state.raw([]);
  rests = $state(true);
  connected = $state(true);
  unhurried = $state(false);
  busy = $state(false);
  problem = null;
  pieces = { ...POSITION.pieces, taken_together: 5 };
  readonly sent: string[] = [];

  get landed() {
    return { now: this.now, happened: this.happened };
  }

  async undo(): Promise<boolean> {
    return true;
  }

  async act(action: string): Promise<boolean> {
    this.sent.push(action);
    // Until what comes of it is there.
    this.busy = true;
    return true;
  }

  async ask(): Promise<never> {
    return new Promise(() => {});
  }
}

let stop = () => {};
let hidden = false;
let told: Told;
let choice: Choice;

function sit(): void {
  told = new Told();
  stop = $effect.root(() => {
    choice = new Choice(new PalaceGame(told as unknown as Table));
    choice.followTable();
  });
  waits();
}

/** A message; who happens to be asked, what lies there and how many actions were played is as the test says. */
function tell(more: Partial<TableNow>, view: Partial<typeof POSITION.view> = {}, happened: Happened[] = []): void {
  const before = told.now;
  const seen = { ...before.view, ...view } as typeof POSITION.view;
  told.busy = false;
  told.happened = [...told.happened, ...happened];
  told.now = { ...before, version: before.version + 1, ...more, view: seen };
  flushSync();
}

function waits(): void {
  tell({ options: [], can_undo: false, held: null }, { step: "act", active: OTHER, asked: OTHER, display: DISPLAY });
}

function entry(what: Happened["what"], seat: number, ...events: object[]): Happened {
  const number = told.now.version + 1;
  return { number, at: 0, what, seat, actions: number, events: events as Event[], table: "" };
}

/** The other one moves, and it is one's own turn. */
function mine(options: readonly Option[] = [...TAKES, BUY], view: Partial<typeof POSITION.view> = {}): void {
  const happened = [entry("act", OTHER, { what: "turn-began", seat: ME })];
  tell(
    { options: [...options], actions: told.now.actions + 1 },
    { step: "act", active: ME, asked: ME, ...view },
    happened,
  );
}

beforeAll(async () => {
  await texts.load("en");
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
beforeEach(() => {
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  settings.confirming = "countdown";
  sit();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("cards that are planned to be taken", () => {
  it("are marked and said, and leave this page only at one's turn, once", () => {
    choice.toggleMoney(1);
    choice.toggleMoney(2);
    expect(choice.premove.places).toEqual([1, 2]);
    expect(choice.premove.sentence).toBe("Planned: take Florin 2 and Ducat 3.");
    expect(told.sent).toEqual([]);
    mine();
    expect(told.sent).toEqual(["take florin-2 ducat-3"]);
    expect(choice.premove.made).toBe(false);
    mine();
    expect(told.sent).toHaveLength(1);
  });

  it("are taken back by another press, by Escape's way, and stay planned by a double press", () => {
    choice.toggleMoney(1);
    choice.toggleMoney(1);
    expect(choice.premove.made).toBe(false);
    choice.toggleMoney(1);
    choice.takeWith(1);
    expect(choice.premove.cards).toEqual(["florin-2"]);
    expect([choice.premove.drop(), choice.premove.drop()]).toEqual([true, false]);
    mine();
    expect(told.sent).toEqual([]);
  });

  it("are gone as soon as one of them is, which is told", () => {
    choice.toggleMoney(1);
    choice.toggleMoney(2);
    tell({}, { display: ["denar-9", "denar-1", "ducat-3", "florin-1"] });
    expect(choice.premove.made).toBe(false);
    expect(prompt(choice)).toBe("The card was taken. Choose anew.");
    choice.toggleMoney(2);
    expect(prompt(choice)).not.toContain("Choose anew");
  });

  it("may lie elsewhere when their turn comes", () => {
    choice.toggleMoney(1);
    tell({}, { display: ["denar-9", "denar-1", "ducat-3", "florin-2"] });
    expect(choice.premove.places).toEqual([3]);
    mine();
    expect(told.sent).toEqual(["take florin-2"]);
  });

  it("are two only as long as there are two", () => {
    tell({}, { display: ["denar-1", "denar-9", "denar-1", "florin-1"] });
    choice.toggleMoney(0);
    choice.toggleMoney(2);
    tell({}, { display: ["ducat-9", "denar-9", "denar-1", "florin-1"] });
    expect(choice.premove.gone).toBe("card");
  });

  it("are those that can be taken together", () => {
    choice.toggleMoney(1);
    choice.toggleMoney(0);
    expect(choice.premove.cards).toEqual(["denar-9"]);
    choice.toggleMoney(1);
    expect(choice.premove.cards).toEqual(["florin-2"]);
  });

  it("are not sent if they cannot be taken after all, which is told", () => {
    choice.toggleMoney(1);
    choice.toggleMoney(3);
    mine();
    expect(told.sent).toEqual([]);
    expect(prompt(choice)).toBe("What you planned is not possible now. Choose anew.");
    void choice.act(TAKES[0]!);
    expect(choice.premove.gone).toBeNull();
  });
});

describe("a tile that is planned to be bought", () => {
  const thing = { from: "yard", name: TILE, space: SPACE };

  it("is bought and paid with the cards that were chosen", async () => {
    choice.premove.plan(thing);
    choice.premove.togglePaying("denar-8", 0);
    choice.premove.togglePaying("denar-2", 0);
    expect(choice.premove.sentence).toContain("with Denar 8 and Denar 2.");
    mine();
    expect(told.sent).toEqual([BUY.action]);
    await Promise.resolve();
    await Promise.resolve();
    tell({ options: [EXACT, OVER] }, { step: "pay", paying_for: SPACE });
    expect(told.sent).toEqual([BUY.action, OVER.action]);
  });

  it("is not paid in another way than planned", async () => {
    choice.premove.plan(thing);
    choice.premove.togglePaying("denar-8", 0);
    mine();
    await Promise.resolve();
    await Promise.resolve();
    tell({ options: [EXACT, OVER] }, { step: "pay", paying_for: SPACE });
    expect(told.sent).toEqual([BUY.action]);
    expect(prompt(choice)).toBe("That payment is not possible now. Choose another.");
  });

  it("is paid as any other if no cards were chosen", async () => {
    choice.premove.plan(thing);
    mine();
    await Promise.resolve();
    await Promise.resolve();
    tell({ options: [EXACT, OVER] }, { step: "pay", paying_for: SPACE });
    expect(told.sent).toEqual([BUY.action, EXACT.action]);
  });

  it("is gone when somebody else has it", () => {
    choice.premove.plan(thing);
    tell({}, { yard: POSITION.view.yard.map((place) => ({ ...place, tile: null })) });
    expect(prompt(choice)).toBe("The tile is gone. Choose anew.");
  });

  it("is planned where it is put into the palace before", () => {
    choice.pickCell([1, 0], thing);
    expect(choice.premove.tile).toBe(TILE);
    choice.toggleMoney(0);
    expect([choice.premove.tile, choice.premove.cards]).toEqual([null, ["denar-9"]]);
  });
});

describe("a plan", () => {
  it("waits until what the others did was told, and for whoever is not there", () => {
    choice.toggleMoney(0);
    told.telling = [entry("act", OTHER)];
    mine();
    expect(told.sent).toEqual([]);
    hidden = true;
    told.telling = [];
    flushSync();
    expect(told.sent).toEqual([]);
    told.connected = false;
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
    expect(told.sent).toEqual([]);
    told.absences = told.now.chairs.map(() => ({
      since: 1,
      replaceable_from: null,
      without_host_from: null,
      agreed: [],
    }));
    told.connected = true;
    flushSync();
    expect(told.sent).toEqual([]);
    told.absences = [];
    flushSync();
    expect(told.sent).toEqual(["take denar-9"]);
  });

  it("is gone when something was taken back", () => {
    choice.toggleMoney(0);
    tell({ actions: told.now.actions - 1 });
    expect(prompt(choice)).toBe("A move was taken back. Choose anew.");
    mine();
    expect(told.sent).toEqual([]);
  });

  it("is for the next turn alone, and not for one that somebody else has played", () => {
    choice.toggleMoney(0);
    told.rests = false;
    mine();
    tell({ options: [] }, { active: OTHER, asked: OTHER }, [entry("act", ME)]);
    told.rests = true;
    expect([choice.premove.made, choice.premove.gone]).toEqual([false, null]);
  });

  it("outlasts what is answered out of turn", () => {
    choice.toggleMoney(0);
    const no = option("decline");
    tell({ options: [no] }, { step: "out-of-turn", asked: ME });
    void choice.act(no);
    tell({ options: [] }, { step: "act", asked: OTHER }, [entry("act", ME)]);
    mine();
    expect(told.sent).toEqual(["decline", "take denar-9"]);
  });

  it("gives way to what is decided otherwise", () => {
    choice.toggleMoney(0);
    told.rests = false;
    mine();
    void choice.act(TAKES[1]!);
    told.rests = true;
    flushSync();
    expect(told.sent).toEqual(["take florin-2"]);
  });

  it("can be taken back for some seconds where nothing can be afterwards", () => {
    vi.useFakeTimers();
    settings.confirming = "off";
    choice.toggleMoney(0);
    mine();
    vi.advanceTimersByTime(1000);
    expect([told.sent, choice.premove.left]).toEqual([[], 2]);
    choice.premove.drop();
    flushSync();
    vi.advanceTimersByTime(9000);
    expect([told.sent, choice.premove.left]).toEqual([[], 0]);
    waits();
    choice.toggleMoney(0);
    mine();
    vi.advanceTimersByTime(3000);
    expect(told.sent).toEqual(["take denar-9"]);
  });

  it("is made neither in a hot seat, nor in a lesson, nor by a spectator or somebody whom a bot plays for", () => {
    expect(choice.premove.open).toBe(true);
    const seat = (number: number): Seat => ({ table: "lions", seat: number, token: "", key: "", name: "", at: 0 });
    told.seats = [seat(ME), seat(OTHER)];
    expect(choice.premove.open).toBe(false);
    told.seats = [];
    told.unhurried = true;
    expect(choice.premove.open).toBe(false);
    told.unhurried = false;
    tell({ seat: null });
    expect(choice.premove.open).toBe(false);
    tell({ seat: ME, held: TAKES[0]! });
    expect(choice.premove.open).toBe(false);
    tell({ held: null });
    choice.toggleMoney(0);
    expect(choice.premove.made).toBe(true);
    tell({ chairs: told.now.chairs.map((chair) => ({ ...chair, stand_in: "greedy" })) });
    expect([choice.premove.open, choice.premove.made]).toEqual([false, false]);
  });
});
