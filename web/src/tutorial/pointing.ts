// Where on the screen an option is chosen: what a click has to hit next.
import type { Option, TableNow } from "../api/types";
import { keyOf } from "../api/types";
import { part, type Target } from "./step";

function at(attribute: string, value: string): string {
  return `[data-${attribute}="${CSS.escape(value)}"]`;
}

/** The button that confirms what was decided. */
export const CONFIRMING: Target = ['[data-part="bar"] [data-primary]'];

/** Where the option is chosen; on the way there, where one begins. */
export function targetOf(option: Option, now: TableNow): Target {
  const button = at("action", option.action);
  if (now.view?.board === "sheet") return [cellOnSheet(option), button].filter(Boolean);
  switch (option.verb) {
    case "take":
      return [untaken(option), `${part("display")} [data-primary]`, `${part("bar")} [data-primary]`];
    case "buy":
      return [button, at("yard", option.space ?? "")];
    case "pay":
      return [button, `${part("ways")} [data-primary]`];
    case "turn":
      return [button, `${part("beside")} [data-verb="turn"]`];
    case "build":
    case "swap":
      return [
        `${part("palace")} ${at("cell", keyOf(option.cell ?? []))}[role="button"]:not([aria-disabled])`,
        piece(option),
      ];
    case "reserve":
      return [button, piece(option)];
  }
  return [button];
}

/** The cards of the display that are still to be selected. */
function untaken(option: Option): string {
  const cards = (option.cards ?? []).map((card) => `${part("display")} ${at("card", card)}[aria-pressed="false"]`);
  return cards.join(", ");
}

function piece(option: Option): string {
  return at("piece", option.tile ?? "");
}

function cellOnSheet({ verb, cell, blue, yellow }: Option): string {
  const named = cell ?? (verb === "keep" ? [blue ?? 0, yellow ?? 0] : null);
  return named ? `${part("sheet")} ${at("cell", keyOf(named))}` : "";
}
