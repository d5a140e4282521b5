// The tables of a lesson: how they are opened, kept for another day, and left.
import { waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSeat, seatsAt, tablesPlayed } from "../../src/api/seats";
import type { Table } from "../../src/api/table.svelte";
import { ownName } from "../../src/lobby/guest";
import { progress } from "../../src/tutorial/progress.svelte";
import { did, type Plan, type Step, verb } from "../../src/tutorial/step";
import { Tutor } from "../../src/tutorial/tutor.svelte";
import { DEAL, happened, take, told } from "./situations";

const TAKE: Step = { name: "take", moment: "start", wanted: verb("take"), done: did("money-taken") };
const PLAN: Plan = {
  name: "test",
  minutes: 1,
  steps: [TAKE, { name: "later", moment: "later", jump: true }, { name: "end" }],
};
const MY_TURN = told({ options: [take("florin-9")] });

const asked: { path: string; body: unknown }[] = [];
let refuse = false;
let tables = 0;

async function served(path: unknown, request: RequestInit = {}): Promise<Response> {
  asked.push({ path: String(path), body: request.body ? JSON.parse(request.body as string) : null });
  if (refuse) return Response.json({ error: { kind: "too-much", code: "too-many-tables" } }, { status: 429 });
  const table = String(path).includes("fork") ? `table-${++tables}` : "record";
  return Response.json({ table, key: "key", seat: 0, token: "token", version: 1, link: "" });
}

/** A line on which nothing is said: the test itself tells what happens. */
class Silence {
  close(): void {}
}

beforeEach(() => {
  localStorage.clear();
  progress.forget(PLAN.name);
  asked.length = 0;
  refuse = false;
  tables = 0;
  vi.stubGlobal("fetch", served);
  vi.stubGlobal("WebSocket", Silence);
});

afterEach(() => vi.unstubAllGlobals());

async function opened(tutor: Tutor): Promise<Table> {
  await waitFor(() => expect(tutor.table).not.toBeNull());
  return tutor.table!;
}

/** What the server tells about the table of the lesson. */
function tell(tutor: Tutor, now = MY_TURN, ...events: Parameters<typeof happened>): void {
  tutor.table!.now = now;
  tutor.table!.happened = happened(...events);
  tutor.watch();
}

function refused(tutor: Tutor): void {
  tutor.table!.refused = { kind: "unknown", code: "no-such-table" };
  tutor.watch();
}

describe("the table of a lesson", () => {
  it("goes on from a moment of the deal, against its bots", async () => {
    const table = await opened(new Tutor(PLAN, DEAL));
    expect(asked.map(({ path }) => path)).toEqual([
      "/api/records",
      "/api/tables/record/fork?key=key",
      "/api/tables/table-1/begin",
    ]);
    expect(asked[0]?.body).toEqual(DEAL.record);
    expect(asked[1]?.body).toMatchObject({ actions: 0, seat: 0, bots: { 1: "greedy" } });
    expect(table.name).toBe("table-1");
  });

  it("is not among the tables of the lobby", async () => {
    const table = await opened(new Tutor(PLAN, DEAL));
    expect(seatsAt(table.name)).toHaveLength(1);
    expect(tablesPlayed()).toEqual([]);
  });

  it("gives way to the one of the next part, and the deal is brought once", async () => {
    const tutor = new Tutor(PLAN, DEAL);
    await opened(tutor);
    tell(tutor);
    tell(tutor, told(), { what: "money-taken", seat: 0 });
    await waitFor(() => expect(tutor.table?.name).toBe("table-2"));
    expect(asked.filter(({ path }) => path.includes("fork")).map(({ body }) => body)).toMatchObject([
      { actions: 0 },
      { actions: 30 },
    ]);
    const names = asked.filter(({ path }) => path.includes("fork")).map(({ body }) => (body as { name: string }).name);
    expect(names, "the learner keeps one name").toEqual([ownName(), ownName()]);
    expect(asked.filter(({ path }) => path === "/api/records")).toHaveLength(1);
    expect(seatsAt("table-1")).toEqual([]);
  });

  it("is not opened again and again if it cannot be shown", async () => {
    const tutor = new Tutor(PLAN, DEAL);
    await opened(tutor);
    refused(tutor);
    expect([tutor.problem?.code, asked.length]).toEqual(["no-such-table", 3]);
  });

  it("can be asked for again if the server refuses it", async () => {
    refuse = true;
    const tutor = new Tutor(PLAN, DEAL);
    await waitFor(() => expect(tutor.problem?.code).toBe("too-many-tables"));
    expect([tutor.table, tutor.opening]).toEqual([null, false]);
    refuse = false;
    tutor.again();
    await opened(tutor);
    expect(tutor.problem).toBeNull();
  });
});

describe("another day", () => {
  it("goes on at the same step and table", async () => {
    const tutor = new Tutor(PLAN, DEAL);
    await opened(tutor);
    tell(tutor);
    tell(tutor, told(), { what: "money-taken", seat: 0 });
    await waitFor(() => expect(tutor.table?.name).toBe("table-2"));
    tell(tutor);
    tutor.close();
    asked.length = 0;
    const again = new Tutor(PLAN, DEAL);
    expect([again.table?.name, again.lesson.step.name, asked.length]).toEqual(["table-2", "later", 0]);
  });

  it("gets another table if that one is gone", async () => {
    keepSeat({ table: "gone", seat: 0, token: "token", key: "key", name: "Ana", at: 0, lesson: true });
    progress.leave(PLAN.name, { step: "later", table: "gone" });
    const tutor = new Tutor(PLAN, DEAL);
    expect(tutor.table?.name).toBe("gone");
    refused(tutor);
    await waitFor(() => expect(tutor.table?.name).toBe("table-1"));
    expect([tutor.lesson.step.name, asked[1]?.body]).toMatchObject(["later", { actions: 30 }]);
  });

  it("gets a table of its own if this browser has no seat at that one", async () => {
    progress.leave(PLAN.name, { step: "later", table: "elsewhere" });
    const tutor = new Tutor(PLAN, DEAL);
    await opened(tutor);
    expect([tutor.table?.name, tutor.lesson.step.name]).toEqual(["table-1", "later"]);
  });

  it("begins anew after the end, which is remembered", async () => {
    const tutor = new Tutor(PLAN, DEAL);
    const { name } = await opened(tutor);
    tell(tutor, told({ status: "over" }));
    await waitFor(() => expect(tutor.table?.name).toBe("table-2"));
    tell(tutor);
    tutor.lesson.next();
    tutor.watch();
    tutor.close();
    expect([progress.isDone(PLAN.name), progress.leftAt(PLAN.name)]).toEqual([true, null]);
    expect([seatsAt(name), seatsAt("table-2")]).toEqual([[], []]);
  });
});
