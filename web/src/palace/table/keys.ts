// The keys of the table, and what each does. Keys that fields and the palace use themselves are left to them.
import { isTaken, primary } from "../../panels/keys";
import { say } from "../../texts/texts.svelte";
import type { Choice } from "./choice.svelte";

export interface Deeds {
  actions(): void;
  keys(): void;
  coach(): void;
  /** Put the focus on a part of the table. */
  go(part: Part): void;
}

export const PARTS = ["yard", "display", "palace", "reserve", "hand", "log"] as const;
export type Part = (typeof PARTS)[number];

/** The letter that leads to each part. */
export const LETTERS: Record<Part, string> = {
  yard: "y",
  display: "d",
  palace: "p",
  reserve: "r",
  hand: "h",
  log: "l",
};

/** The letter that ends one's actions. */
export const STOP_LETTER = "e";

/** What each key does, in words. */
export function keysInWords(): [key: string, does: string][] {
  return [
    ["1 – 8", say("web-table-key-yard")],
    ["⇧ 1 – 4", say("web-table-key-display")],
    ["↵", say("web-table-key-enter")],
    [STOP_LETTER.toUpperCase(), say("web-table-key-stop")],
    ["Esc", say("web-table-key-escape")],
    ["U", say("web-table-key-undo")],
    ["← ↑ → ↓", say("web-table-key-arrows")],
    ["A", say("web-table-key-actions")],
    ["C", say("web-coach.ask")],
    ["T", say("web-words.key")],
    ["?", say("web-table-key-help")],
    ...PARTS.map((part): [string, string] => [LETTERS[part].toUpperCase(), say(`web-table-key-to-${part}`)]),
  ];
}

/** For onkeydown of the window. */
export function pressed(event: KeyboardEvent, choice: Choice, deeds: Deeds): void {
  if (isTaken(event)) return;
  if (event.ctrlKey) {
    if (event.key.toLowerCase() !== "z") return;
    undo(choice);
  } else if (!plain(event, choice, deeds)) return;
  event.preventDefault();
}

/** True if the key meant something. */
function plain(event: KeyboardEvent, choice: Choice, deeds: Deeds): boolean {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit) return pressedNumber(Number(digit) - 1, event.shiftKey, choice);
  switch (event.key) {
    case "Enter":
      return primary(event);
    case "Escape":
      return choice.drop() || choice.premove.drop() || (choice.game.view.step === "pay" && undo(choice));
    case "Backspace":
      return undo(choice);
    case "?":
      deeds.keys();
      return true;
  }
  const letter = event.key.toLowerCase();
  if (letter === "u") return undo(choice);
  if (letter === STOP_LETTER) return stop(choice);
  if (letter === "a") {
    deeds.actions();
    return true;
  }
  if (letter === "c") {
    deeds.coach();
    return true;
  }
  const part = PARTS.find((own) => LETTERS[own] === letter);
  if (part) deeds.go(part);
  return part !== undefined;
}

/** A number is a place of the yard, with Shift a card of the display. */
function pressedNumber(place: number, shift: boolean, choice: Choice): boolean {
  if (shift) {
    choice.toggleMoney(place);
    return true;
  }
  const found = choice.game.view.yard[place];
  if (!found) return false;
  document.querySelector<HTMLElement>(`[data-yard="${found.space}"]`)?.click();
  return true;
}

function stop(choice: Choice): boolean {
  const option = choice.controls.stop;
  if (option) void choice.act(option);
  return option !== null;
}

function undo(choice: Choice): boolean {
  if (!choice.game.now.can_undo) return false;
  void choice.game.table.undo();
  return true;
}
