// A friendly name for whoever has none yet.
import { say } from "../texts/texts.svelte";

export function guestName(draw: () => number = Math.random): string {
  const names = say("web-guest-names").split(",");
  return names[Math.floor(draw() * names.length)]?.trim() ?? say("web-guest");
}
