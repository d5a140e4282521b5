// What the people and bots at a table are called. A bot has a name of its own, the same on every screen of the table.
import type { BotOffered, Chair, Listed } from "../api/types";
import { say, texts } from "../texts/texts.svelte";

const LEVELS: BotOffered["level"][] = ["gentle", "steady", "strong"];

type Sitter = Pick<Chair, "name" | "bot"> | Listed["sitters"][number];

/** The names by seat: a person's, one of the bots' that nobody at the table has, or the number of a free seat. */
export function namesOf(sitters: readonly Sitter[]): string[] {
  const people = new Set(sitters.map((sitter) => sitter.name));
  const left = say("web-bot-names")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => !people.has(name));
  return sitters.map(({ name, bot }, seat) => {
    if (name) return name;
    return (bot && left.shift()) || say("web-seat-free", { number: seat + 1 });
  });
}

/** How a bot plays, in a word; a bot that nobody described goes by its own name. */
export function botTitle(bot: string): string {
  return texts.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** The bots by level, the gentlest first. */
export function byLevel(bots: readonly BotOffered[]): [BotOffered["level"], BotOffered[]][] {
  return LEVELS.map((level): [BotOffered["level"], BotOffered[]] => [
    level,
    bots.filter((bot) => bot.level === level),
  ]).filter(([, found]) => found.length);
}
