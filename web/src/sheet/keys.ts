// The keys of the table of Roll & Write, and what each does. The cells use the arrows themselves.
import { isTaken, primary } from "../panels/keys";
import { say } from "../texts/texts.svelte";
import type { SheetGame } from "./game.svelte";

export interface Deeds {
  /** Put the focus on a part of the table. */
  go(part: Part): void;
  keys(): void;
  coach(): void;
}

export const PARTS = ["sheet", "dice", "others", "log"] as const;
export type Part = (typeof PARTS)[number];

/** What each key does, in words. */
export function keysInWords(): [string, string][] {
  return [
    ["← ↑ → ↓", say("web-sheet-key-arrows")],
    ["↵", say("web-sheet-key-enter")],
    ["↑ ↓", say("web-sheet-key-turn")],
    ["R", say("web-sheet-key-roll")],
    ["E", say("web-sheet-key-earn")],
    ["N", say("web-sheet-key-decline")],
    ["U", say("web-table-key-undo")],
    ...PARTS.map((part): [string, string] => [letterOf(part).toUpperCase(), say(`web-sheet-key-to-${part}`)]),
    ["C", say("web-coach.ask")],
    ["T", say("web-words.key")],
    ["?", say("web-table-key-help")],
  ];
}

function letterOf(part: Part): string {
  return part.slice(0, 1);
}

/** For onkeydown of the window. */
export function pressed(event: KeyboardEvent, game: SheetGame, deeds: Deeds): void {
  if (isTaken(event)) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey ? key === "z" && undo(game) : plain(event, key, game, deeds)) event.preventDefault();
}

/** True if the key meant something. */
function plain(event: KeyboardEvent, key: string, game: SheetGame, deeds: Deeds): boolean {
  switch (key) {
    case "enter":
      return primary(event);
    case "r":
      return confirm(game);
    case "u":
    case "backspace":
      return undo(game);
    case "e":
      return act(game, "earn");
    case "n":
      return act(game, "decline");
    case "c":
      deeds.coach();
      return true;
    case "?":
      deeds.keys();
      return true;
  }
  const part = PARTS.find((own) => letterOf(own) === key);
  if (part) deeds.go(part);
  return part !== undefined;
}

function act(game: SheetGame, verb: string): boolean {
  const option = game.choices.buttons.find((own) => own.verb === verb);
  if (option) void game.table.act(option.action);
  return option !== undefined;
}

/** Also from a cell, where Enter chooses. */
function confirm(game: SheetGame): boolean {
  if (!game.held) return false;
  void game.table.confirm();
  return true;
}

function undo(game: SheetGame): boolean {
  if (!game.now.can_undo) return false;
  void game.table.undo();
  return true;
}
