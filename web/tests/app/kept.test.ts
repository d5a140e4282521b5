// What this browser kept may be of another version or of another program: what can be understood is taken, the rest is
// left out, and nothing throws.
import { beforeEach, expect, it } from "vitest";
import { storedFrom as mutedFrom } from "../../src/api/muted.svelte";
import { keepKnown, keepSeat, notedHash, seatsAt, tablesPlayed } from "../../src/api/seats";
import type { TableNow } from "../../src/api/types";
import { settingsFrom } from "../../src/app/settings/settings.svelte";
import { FIRST_CHOICE, lastChoice, peopleHere, withSeats } from "../../src/lobby/choice";
import { gameNamed, games, historyAsCsv, lastChoice as lastPad, resultOf } from "../../src/scorepad/book";
import { padIn } from "../../src/scorepad/pad";
import { storedFrom as progressFrom } from "../../src/tutorial/progress.svelte";
import { ownGames } from "../../src/you/games";

const ANYTHING: unknown[] = [
  null,
  true,
  -1,
  1e300,
  "",
  "x",
  [],
  [null],
  [[]],
  [1, "a"],
  {},
  { a: null },
  [{}],
  { length: 1 },
];

/** Every one of some values with each of its parts replaced by anything. */
function* wrong(value: unknown): Generator<unknown> {
  yield* ANYTHING;
  if (Array.isArray(value))
    for (const index of value.keys()) for (const part of wrong(value[index])) yield value.with(index, part);
  else if (value && typeof value === "object")
    for (const [name, own] of Object.entries(value)) {
      for (const part of wrong(own)) yield { ...value, [name]: part };
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    }
}

function* keptAs(name: string, value: unknown): Generator<string> {
  for (const each of wrong(value)) {
    localStorage.setItem(name, JSON.stringify(each));
    yield name;
  }
  for (const text of ["", "{", "[[[", "\u0000", "9".repeat(400), `${"[".repeat(5_000)}`]) {
    localStorage.setItem(name, text);
    yield name;
  }
}

beforeEach(() => localStorage.clear());

it("a seat", () => {
  const known = {
    game: "alhambra",
    status: "over" as const,
    version: 3,
    mine: false,
    sitters: [{ name: "A", bot: "" }],
    hash: "h",
  };
  const seat = { table: "t", seat: 0, token: "x", key: "", name: "Ana", at: 5, known };
  const now = { status: "over", offer: {}, chairs: [], options: [], seed_hash: "", version: 1, view: null } as unknown;
  for (const _ of keptAs("sabika-seats", [seat])) {
    for (const own of tablesPlayed())
      for (const { name } of own.known?.sitters ?? []) expect(name).toBeTypeOf("string");
    expect(notedHash(seatsAt("t"))).toBeTypeOf("string");
    keepKnown("t", now as TableNow);
  }
  localStorage.setItem("sabika-seats", JSON.stringify([null, seat, 7, { table: "t" }]));
  expect(seatsAt("t")).toEqual([seat]);
  keepSeat({ ...seat, seat: 1 });
  expect(seatsAt("t").map((own) => own.seat)).toEqual([0, 1]);
});

it("one's games", () => {
  const game = {
    table: "t",
    seat: 0,
    name: "A",
    at: 1,
    game: "alhambra",
    modules: [],
    players: 2,
    points: 3,
    place: 1,
  };
  const whole = { ...game, won: null, bots: ["greedy"], wall: 1, moat: 0 };
  for (const _ of keptAs("sabika-games", [whole]))
    for (const own of ownGames()) expect([own.bots.join(), new Date(own.at).toISOString()]).toHaveLength(2);
  localStorage.setItem("sabika-games", JSON.stringify([null, whole]));
  expect(ownGames()).toEqual([whole]);
});

it("the last table that was chosen", () => {
  for (const _ of keptAs("sabika-choice", FIRST_CHOICE)) {
    const choice = withSeats(lastChoice(), 4);
    expect([
      choice.seed.trim(),
      peopleHere(choice),
      Object.entries(choice.options),
      choice.modules.includes("x"),
    ]).toHaveLength(4);
  }
  localStorage.setItem("sabika-choice", JSON.stringify({ ...FIRST_CHOICE, public: true, seats: [null], seed: 5 }));
  expect(lastChoice()).toEqual({ ...FIRST_CHOICE, public: true });
});

it("the scorepad", () => {
  const player = { name: "A", colour: 0 };
  const entry = { by: "tiles", palace: [{ tile: "tower-12", cell: [1, 0] }], falcons: [], bonus: ["tower-12"] };
  const rounds = [{ scoring: 1, entries: [entry, null, { by: "numbers", kinds: { tower: 1 } }], completed: [] }];
  const pad = {
    format: "sabika-scorepad",
    version: 1,
    game: "alhambra",
    edition: "",
    modules: [],
    options: {},
    players: [player],
    rounds,
  };
  const result = { points: [4], ranking: [{ side: 0, place: 1, points: 4 }], winners: [] };
  const game = { id: "a", at: 5, pad, steps: [{ before: pad, what: "" }], done: ["x"], scored: { pad, result } };
  for (const _ of keptAs("sabika-score-a", game)) {
    for (const own of games()) {
      expect(resultOf(own)).toBeDefined();
      expect(historyAsCsv([own])).toContain("date");
      expect(own.pad.rounds.flatMap(({ entries }) => entries ?? []).every((each) => each === null || each.by)).toBe(
        true,
      );
    }
  }
  localStorage.setItem("sabika-score-a", JSON.stringify({ pad, steps: "?", at: 1e300, scored: 7 }));
  expect(gameNamed("a")).toEqual({ id: "a", at: 0, pad, steps: [], done: [], scored: null });
  for (const each of wrong(pad)) padIn(JSON.stringify(each));
  for (const _ of keptAs("sabika-score:last", { ...pad, players: [{ ...player, place: 1 }] }))
    lastPad()?.players.map(({ name }) => name.trim());
});

it("settings, words and tutorials", () => {
  const muted = { all: true, people: [{ table: "t", seat: 1, name: "A" }], read: [["t", 5]] };
  for (const each of wrong(muted)) {
    const { people, read } = mutedFrom(each);
    expect([...people.map(({ name }) => name.trim()), ...read.map(([table]) => table.trim())]).toBeDefined();
  }
  const progress = { done: ["a"], left: { b: { step: "x", table: "t" } } };
  for (const each of wrong(progress)) {
    const { done, left } = progressFrom(each);
    expect([...done, ...Object.values(left).map(({ step }) => step)].every((text) => text.trim() === text)).toBe(true);
  }
  expect(progressFrom(progress)).toEqual(progress);
  for (const each of wrong({ name: "A", language: "fr", theme: "dark" }))
    expect(settingsFrom(each).name.trim()).toBeTypeOf("string");
});
