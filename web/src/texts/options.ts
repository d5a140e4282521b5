// Any option of a palace game as a line in a list: what the seat that is asked would do.
import type { Option, PalaceView } from "../api/types";
import { cardNamed } from "./cards";
import { say } from "./texts.svelte";
import type { Wording } from "./wording";

/** Steps in which declining has words of its own. */
const DECLINED = ["favour", "reveal", "more-falcons"];

/** What the option would do at a table that looks like this. */
export function sentence(option: Option, view: PalaceView, words: Wording): string {
  const tile = option.tile ? words.tile(option.tile) : "";
  const cell = option.cell ? words.cell(option.cell) : "";
  const cards = option.cards ?? [];
  const message = `action-${option.verb}`;
  switch (option.verb) {
    case "take":
      return say(message, { cards: words.cards(cards) });
    case "buy":
    case "favour":
      return say(option.way ? `${message}-${option.way}` : message, { tile, money: price(option, words) });
    case "finish":
      return say(message, { tile, money: price(option, words) });
    case "pay":
      return say(message, { payment: words.payment(cards.filter(isCard), option.total ?? 0) });
    case "turn":
      return say(message, { tile, face: otherFace(option, words), currencies: currencies(option, words) });
    case "remove":
      return say(message, { tile: words.tile(option.old ?? ""), cell });
    case "swap":
      return say(message, { old: words.tile(option.old ?? ""), tile, cell });
    case "decline":
      return say(DECLINED.includes(view.step) ? `${message}.${view.step}` : message);
    case "reveal":
      return say(message, { tile: words.tileLabel(option.tile ?? "") });
    case "hut":
      return say(message, { tile: words.tileInFull(openHut(option, view)) });
    case "falcon":
      return say(message, { falcon: words.falcon(option.falcon ?? ""), cell });
    case "pay-falcon":
      return say(message, { card: words.card(cards[0] ?? "") });
    case "portal":
      return say(message, { tile: portal(option), cell, legs: words.sides(option.legs ?? "") });
    case "return":
      return say(message, { tile: portal(option) });
    case "keep":
      return say(message, { currencies: currencies(option, words) });
    case "lay":
      return say(view.step === "lay" ? message : `${message}.first`, { card: words.card(cards[0] ?? "") });
    case "store":
      if (!option.currency) return say(`${message}.nothing`);
      return say(message, { money: words.money(option.currency, option.total ?? 0) });
  }
  return say(message, { tile, cell });
}

function price(option: Option, words: Wording): string {
  return option.currency ? words.money(option.currency, option.price ?? 0) : "";
}

function currencies(option: Option, words: Wording): string {
  return option.currency ? words.currencies(option.currency) : "";
}

function otherFace(option: Option, words: Wording): string {
  return words.tileLabel(words.pieces.get(option.tile ?? "")?.back ?? "");
}

/** Stored money is told by what the cards do not pay. */
function isCard(name: string): boolean {
  return cardNamed(name).what !== "stored";
}

function openHut(option: Option, view: PalaceView): string {
  return view.extras.huts?.stacks.find((stack) => stack.kind === option.kind)?.open ?? "";
}

function portal(option: Option): string {
  return say(`portal-${option.kind}.tile`);
}
