// Guides the player: what is asked, what the cell pointed at would mean, or why it is not possible.
import type { Cell, Option } from "../api/types";
import { say } from "../texts/texts.svelte";
import { cellOf } from "./choices";
import type { SheetGame } from "./game.svelte";
import { sizes } from "./kinds";

/** What is asked now, what was decided, or who is being waited for. */
export function sentence(game: SheetGame): string {
  const { view, narrator, names } = game;
  if (game.over) return narrator.ending(view.points, view.winners);
  if (game.held) return decided(game, game.held);
  if (game.mine) return narrator.question(view);
  if (view.asked === null) return "";
  if (view.asked === game.seat) return say("web-table-ask-stood-in");
  return say("web-table-ask-wait", { name: names[view.asked] ?? "" });
}

/** A decision that waits for its confirmation, as if it had happened. */
function decided({ narrator, view, seat }: SheetGame, held: Option): string {
  const { words } = narrator;
  const name = words.name(seat ?? 0);
  switch (held.verb) {
    case "build":
      return say("event-cell-built", {
        seat: name,
        coins: view.step === "build-again" ? 3 : 0,
        ...words.built(cellOf(held)!),
      });
    case "earn":
      return say("web-sheet-earned", { seat: name, coins: held.total ?? 0 });
    case "keep":
      return say("event-dice-kept", { seat: name, dice: words.pair(...cellOf(held)!) });
  }
  return narrator.option(held, view);
}

/** What comes after the decision that waits, or how to decide. */
export function advice(game: SheetGame): string {
  const { held, view, names, players } = game;
  if (game.over) return "";
  if (held?.verb === "keep")
    return say("web-sheet-then-next", { name: names[(view.active + 1) % players.length] ?? "" });
  if (held) return say("web-sheet-then-roll");
  if (!game.mine) return "";
  return say(`web-sheet-how-${view.step}`, { coins: game.player.coins, cells: game.choices.cells.size });
}

/** How far the kind, the row and the column would be after building a cell, or what becomes of the dice. */
export function outcome(game: SheetGame, option: Option, cell: Cell): string {
  const { narrator, view, player, pieces } = game;
  const action = narrator.option(option, view);
  if (option.verb !== "build") return action;
  const kind = narrator.words.kindAt(cell);
  const standing = view.kinds.find((one) => one.kind === kind);
  return say("web-sheet-outcome", {
    action,
    kind: narrator.words.kind(kind),
    number: (standing?.numbers[game.shown] ?? 0) + 1,
    size: sizes(pieces).get(kind) ?? 0,
    row: player.built.filter((own) => own[1] === cell[1]).length + 1,
    column: player.built.filter((own) => own[0] === cell[0]).length + 1,
  });
}
