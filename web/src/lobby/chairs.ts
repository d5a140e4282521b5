// What the people and bots at a table are called. A bot has a name of its own, the same on every screen of the table.
import type { Chair, Listed } from "../api/types";
import { say } from "../texts/texts.svelte";
import { botName } from "./ladder";

/** For those who come once more than there are names. */
const NUMERALS = ["", " II", " III", " IV", " V", " VI"];

type Sitter = Pick<Chair, "name" | "bot"> | Listed["sitters"][number];

function listIn(message: string): string[] {
  return say(message)
    .split(",")
    .map((name) => name.trim());
}

/** The names by seat: a person's, a bot's by its face, or one of its kind's, that nobody at the table has, or the number
 * of a free seat. */
export function namesOf(sitters: readonly Sitter[]): string[] {
  const taken = new Set(sitters.map((sitter) => sitter.name.toLowerCase()));
  return sitters.map(({ name, bot }, seat) => {
    if (name) return name;
    if (!bot) return say("web-seat-free", { number: seat + 1 });
    const wanted = botName(bot) ? [botName(bot), ...listIn(`ladder-${bot}.others`)] : listIn("bot-names");
    const free = NUMERALS.flatMap((numeral) => wanted.map((own) => own + numeral));
    const found = free.find((own) => !taken.has(own.toLowerCase())) ?? bot;
    taken.add(found.toLowerCase());
    return found;
  });
}
