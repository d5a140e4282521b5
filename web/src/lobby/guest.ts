// What somebody is called who has given no name, and a name as an example of one.
import { settings } from "../app/settings/settings.svelte";
import { say } from "../texts/texts.svelte";

/** One's own name. Without one a word that means anybody does, as long as only bots read it. */
export function ownName(): string {
  return settings.name || say("guest");
}

/** What one could be called, for those who are asked. */
export function exampleOfName(draw: () => number = Math.random): string {
  const names = say("web-name-examples").split(",");
  return say("web-name-example", { name: names[Math.floor(draw() * names.length)]?.trim() ?? "" });
}
