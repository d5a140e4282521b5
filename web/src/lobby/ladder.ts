// Who the bots are: the ladder of opponents by name, trade and manner, and a word for those that are not on it.
import type { BotOffered } from "../api/types";
import { settings } from "../app/settings/settings.svelte";
import { say, texts } from "../texts/texts.svelte";

/** What a bot on the ladder is called; empty for one that is not on it. */
export function botName(bot: string): string {
  return texts.has(`ladder-${bot}`) ? say(`ladder-${bot}`) : "";
}

/** The trade of a bot on the ladder; a word for how another one plays, or its own name if nobody described it. */
export function botTitle(bot: string): string {
  if (botName(bot)) return say(`ladder-${bot}.who`);
  return texts.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** `Zaida, the silk merchant`. */
export function botCalled(bot: string): string {
  const name = botName(bot);
  return name ? say("ladder-called", { name, who: botTitle(bot) }) : say("web-seat-bot", { bot: botTitle(bot) });
}

/** How it plays, in a sentence. */
export function howItPlays(bot: BotOffered): string {
  return bot.rung ? say(`ladder-${bot.name}.how`) : (bot.blurb[settings.language] ?? "");
}
