// What the coach says holds until something happens at the table, and its options can be shown on the board.
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Trouble } from "../../src/api/server";
import type { Table } from "../../src/api/table.svelte";
import type { Coached, Option, Sentence } from "../../src/api/types";
import { keyOf } from "../../src/api/types";
import { Coaching } from "../../src/coach/coaching.svelte";
import { percent, reasonInWords } from "../../src/coach/words";
import { Choice } from "../../src/palace/table/choice.svelte";
import { PalaceGame } from "../../src/palace/table/game.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { POSITIONS, type Position, positionAt } from "../palace/table/positions";
import { stillTable } from "../palace/table/told";

const COACHED: Coached = {
  actions: 3,
  seat: 0,
  options: [],
  played: null,
  mark: "good",
  points_lost: 0,
  chance_lost: 0,
};

let stop = () => {};

beforeAll(async () => {
  await texts.load("en");
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});

afterEach(() => stop());

function coachingAt(answers: (() => Promise<Coached>)[]) {
  const asked: string[] = [];
  const table = {
    now: { version: 7 },
    ask: (path: string) => {
      asked.push(path);
      return answers.shift()!();
    },
  };
  let coaching!: Coaching;
  stop = $effect.root(() => {
    coaching = new Coaching(table as unknown as Table);
  });
  return { coaching, table, asked };
}

describe("an answer of the coach", () => {
  it("is asked for once, and forgotten when the table has gone on", async () => {
    const { coaching, table, asked } = coachingAt([async () => COACHED, async () => COACHED]);
    await Promise.all([coaching.ask(), coaching.ask()]);
    await coaching.ask();
    expect(asked).toEqual(["/coach"]);
    expect(coaching.coached).toBe(COACHED);
    table.now.version = 8;
    expect(coaching.coached).toBeNull();
    await coaching.ask();
    expect(asked.length).toBe(2);
  });

  it("that did not come leaves a problem, and can be asked for again", async () => {
    const busy = { kind: "too-much", code: "coach-busy" } as const;
    const { coaching } = coachingAt([() => Promise.reject(new Trouble(busy)), async () => COACHED]);
    await coaching.ask();
    expect(coaching.problem).toEqual(busy);
    await coaching.ask();
    expect([coaching.problem, coaching.coached]).toEqual([null, COACHED]);
  });
});

describe("an option that is shown on the board", () => {
  function shown(position: Position, option: Option): Choice {
    stop();
    let choice!: Choice;
    stop = $effect.root(() => {
      choice = new Choice(new PalaceGame(stillTable(position).table));
    });
    choice.show(option);
    return choice;
  }

  const VERBS: Record<string, (choice: Choice, option: Option) => unknown> = {
    take: (choice, option) => choice.take?.action === option.action,
    pay: (choice, option) => choice.paying.option?.action === option.action,
    buy: (choice, option) => choice.picked?.space === option.space,
    remove: (choice) => choice.redesigning,
    falcon: (choice, option) => choice.picked?.name === option.falcon,
    reserve: (choice, option) => choice.picked?.name === option.tile,
    build: (choice, option) =>
      choice.offers.find((offer) => keyOf(offer.cell) === keyOf(option.cell!))?.state === "chosen",
  };

  it.each(Object.keys(VERBS))("is taken up: %s", (verb) => {
    let seen = 0;
    for (const position of POSITIONS) {
      for (const option of position.now.options.filter((own) => own.verb === verb).slice(0, 4)) {
        expect(VERBS[verb]!(shown(position, option), option), option.action).toBe(true);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it("is not carried out", () => {
    const still = stillTable(positionAt("alhambra", "act"));
    stop = $effect.root(() => {
      const choice = new Choice(new PalaceGame(still.table));
      for (const option of choice.game.options) choice.show(option);
    });
    expect(still.sent).toEqual([]);
  });
});

describe("in words", () => {
  it("reasons mention points with their sign, and tiles", () => {
    expect(reasonInWords({ what: "scoring", points: -3, tiles: [], said: "" })).toBe("−3 points if it were scored now");
    const tower: Sentence = ["kind-tower.tile", { price: 9 }];
    const exact = reasonInWords({ what: "exact-change", points: 0, tiles: ["tower-9-ES"], said: tower });
    expect(exact).toContain("Tower 9");
    expect(percent(0.614)).toBe("61%");
  });
});
