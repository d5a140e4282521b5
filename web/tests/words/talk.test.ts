// What people say at a table: who can, what is new, what is shown beside whom, and who is muted.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { muted, storedFrom } from "../../src/api/muted.svelte";
import { Talk } from "../../src/api/talk.svelte";
import type { Remark } from "../../src/api/types";
import { chair } from "../api/wire";

const place = {
  name: "lions",
  token: "token",
  seats: [{ seat: 0 }],
  now: { talking: true, chairs: [chair("Ana"), chair("Ben"), chair("", "greedy")] },
};

function remark(number: number, seat: number, said: Partial<Remark> = { text: `text ${number}` }): Remark {
  return { number, seat, at: 1, name: ["Ana", "Ben"][seat] ?? "", text: "", reaction: null, ...said };
}

let talk: Talk;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  muted.all = false;
  for (const person of muted.people) muted.person(person, false);
  talk = new Talk(place);
});

afterEach(() => {
  talk.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("people can talk", () => {
  const at = (changed: object): boolean => new Talk({ ...place, ...changed }).there;

  it("if others sit elsewhere and the table lets them", () => {
    expect(at({})).toBe(true);
    expect(at({ now: { ...place.now, talking: false } })).toBe(false);
    expect(at({ now: null })).toBe(false);
  });

  it("but not with bots alone, nor where all sit at this device", () => {
    expect(at({ now: { talking: true, chairs: [chair("Ana"), chair("", "greedy")] } })).toBe(false);
    expect(at({ seats: [{ seat: 0 }, { seat: 1 }] })).toBe(false);
  });

  it("and who looks on reads it", () => {
    expect(at({ seats: [], token: "" })).toBe(true);
    expect(new Talk({ ...place, seats: [], token: "" }).speaks).toBe(false);
  });
});

describe("what is said", () => {
  it("is shown beside whoever says it for a while, unless it was said before", () => {
    talk.heard([remark(1, 1)], true);
    expect(talk.fresh(1)).toBeNull();
    talk.heard([remark(2, 1), remark(3, 1, { reaction: "bravo" })], false);
    expect(talk.fresh(1)?.number).toBe(3);
    expect(talk.latest?.number).toBe(3);
    vi.advanceTimersByTime(10_000);
    expect(talk.fresh(1)).toBeNull();
    expect(talk.latest).toBeNull();
    expect(talk.remarks.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("comes once, however often it is told", () => {
    talk.heard([remark(1, 1)], true);
    talk.heard([remark(1, 1), remark(2, 1)], true);
    expect(talk.remarks).toHaveLength(2);
  });

  it("is new until it is read, also after a reload; reactions and one's own words are not counted", () => {
    talk.heard([remark(1, 1), remark(2, 0), remark(3, 1, { reaction: "hmm" }), remark(4, 1)], true);
    expect(talk.unread).toBe(2);
    talk.markRead();
    expect(talk.unread).toBe(0);
    const again = new Talk(place);
    again.heard([remark(1, 1), remark(4, 1), remark(5, 1)], true);
    expect(again.unread).toBe(1);
  });

  it("is sent with the seat's token, and a refusal is told", async () => {
    const asked = vi.fn<typeof fetch>();
    vi.stubGlobal("fetch", asked);
    asked.mockResolvedValueOnce(Response.json(remark(1, 0), { status: 201 }));
    expect(await talk.say({ text: "hello" })).toBe(true);
    const [path, sent] = asked.mock.calls[0]!;
    expect(path).toBe("/api/tables/lions/remarks");
    expect(sent).toMatchObject({ headers: { Authorization: "Bearer token" }, body: '{"text":"hello"}' });
    asked.mockResolvedValueOnce(Response.json({ error: { kind: "too-much", code: "x" } }, { status: 429 }));
    expect(await talk.say({ reaction: "hurry" })).toBe(false);
    expect(talk.problem?.code).toBe("x");
  });
});

describe("somebody who is muted", () => {
  it("is neither shown nor counted, and is heard again later", () => {
    talk.heard([remark(1, 1)], true);
    talk.mute(1, "Ben", true);
    talk.heard([remark(2, 1)], false);
    expect([talk.fresh(1), talk.latest, talk.unread]).toEqual([null, null, 0]);
    expect(talk.remarks).toEqual([]);
    talk.mute(1, "Ben", false);
    expect(talk.remarks).toHaveLength(2);
  });

  it("is muted on this device, at this table, under this name", () => {
    talk.mute(1, "Ben", true);
    expect(storedFrom(JSON.parse(localStorage.getItem("sabika-words")!)).people).toEqual([
      { table: "lions", seat: 1, name: "Ben" },
    ]);
    const elsewhere = new Talk({ ...place, name: "towers" });
    elsewhere.heard([remark(1, 1)], true);
    talk.heard([{ ...remark(1, 1), name: "Eva" }], true);
    expect([elsewhere.remarks.length, talk.remarks.length]).toEqual([1, 1]);
  });

  it("can be everybody but oneself", () => {
    muted.all = true;
    talk.heard([remark(1, 1), remark(2, 0)], false);
    expect(talk.remarks.map(({ seat }) => seat)).toEqual([0]);
  });
});

it("what cannot be understood was not kept", () => {
  expect(storedFrom({ all: "yes", people: 3 })).toEqual({ all: false, people: [], read: [] });
  expect(storedFrom(null)).toEqual({ all: false, people: [], read: [] });
});
