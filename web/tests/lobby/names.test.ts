// What people, bots and free seats are called, and how long things last, in every language.
import { beforeAll, describe, expect, it } from "vitest";
import type { BotOffered } from "../../src/api/types";
import { LANGUAGES, settings } from "../../src/app/settings/settings.svelte";
import { namesOf } from "../../src/lobby/chairs";
import { duration } from "../../src/lobby/duration";
import { exampleOfName, ownName } from "../../src/lobby/guest";
import { botCalled, botName, botTitle, howItPlays } from "../../src/lobby/ladder";
import { say, texts } from "../../src/texts/texts.svelte";

const person = (name: string) => ({ name, bot: "" });
const bot = (plays = "greedy") => ({ name: "", bot: plays });

const LADDER = ["random", "planner-gentle", "greedy", "planner-steady", "planner-strong"];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    settings.language = language;
    await texts.load(language);
  });

  it("gives every bot at a full table a name of its own", () => {
    const names = namesOf([person("Ana"), bot(), bot(), bot(), bot(), bot("random")]);
    expect(new Set(names).size).toBe(6);
    expect(names[0]).toBe("Ana");
  });

  it("gives no bot the name of a person, and no bot's name as an example", () => {
    const [first = ""] = namesOf([bot()]);
    const names = namesOf([person(first), bot()]);
    expect(names[1]).not.toBe(first);
    const bots = [...LADDER, "mine"].flatMap((one) => namesOf(Array.from({ length: 5 }, () => bot(one))));
    for (const example of say("web-name-examples").split(",")) expect(bots).not.toContain(example.trim());
  });

  it("keeps the name of whoever left the seat to a bot", () => {
    expect(namesOf([{ name: "Ana", bot: "greedy" }])).toEqual(["Ana"]);
  });

  it("numbers free seats", () => {
    expect(namesOf([person("Ana"), person("")])[1]).toContain("2");
  });

  it("calls bots by their faces, and those who come twice by other names", () => {
    const names = namesOf([bot("planner-gentle"), bot(), bot(), bot("mine"), person("zaida")]);
    expect(names).toEqual(["Idris", "Hafsa", "Ruqayya", "Tariq", "zaida"]);
  });

  it.each([...LADDER, "mine"])("numbers no bot where all are %s", (one) => {
    const names = namesOf(Array.from({ length: 5 }, () => bot(one)));
    expect(new Set(names).size).toBe(5);
    expect(names.filter((name) => name.includes(" "))).toEqual([]);
  });

  it("has a trade for everybody on the ladder, a word for another bot, and else its name", () => {
    for (const name of LADDER) expect(botCalled(name)).toContain(`${botName(name)}, `);
    expect(new Set(LADDER.map(botTitle)).size).toBe(LADDER.length);
    expect(botTitle("expecting")).not.toBe("expecting");
    expect(botCalled("mine")).toContain("mine");
  });

  it("says how a bot plays: by its face, or as whoever made it says", () => {
    const offered = (name: string, rung: number): BotOffered => ({
      name,
      rung,
      level: "gentle",
      blurb: { [language]: "Hoards." },
    });
    expect(howItPlays(offered("greedy", 3))).toBe(say("ladder-greedy.how"));
    expect(howItPlays(offered("mine", 0))).toBe("Hoards.");
  });

  it("calls whoever gave no name by a word that is nobody's name, and always by the same", () => {
    expect(ownName()).toBe(say("guest"));
    expect(ownName()).toBe(ownName());
    expect(say("web-name-examples")).not.toContain(ownName());
    settings.name = "Ana";
    expect(ownName()).toBe("Ana");
    settings.name = "";
  });

  it("has names as examples of one", () => {
    const names = say("web-name-examples").split(",");
    for (const [drawn, at] of [
      [0, 0],
      [0.999, -1],
    ] as const)
      expect(exampleOfName(() => drawn)).toBe(say("web-name-example", { name: names.at(at)!.trim() }));
  });
});

describe("how long something lasts", () => {
  it("is said in the largest unit that fits", async () => {
    settings.language = "en";
    await texts.load("en");
    const times = [0, 5_000, 60_000, 90 * 60_000, 2 * 3_600_000, 86_400_000, 3 * 86_400_000];
    expect(times.map(duration)).toEqual([
      "nothing",
      "5 seconds",
      "1 minute",
      "90 minutes",
      "2 hours",
      "1 day",
      "3 days",
    ]);
  });
});
