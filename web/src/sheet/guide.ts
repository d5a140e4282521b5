// Guides the player: what is asked, what the cell pointed at would mean, or why it is not possible.
import type { Cell, Option } from "../api/types";
import { say, tell } from "../texts/texts.svelte";
import type { SheetGame } from "./game.svelte";
import { kindAt, sizes } from "./kinds";

/** What is asked now, what was decided, or who is being waited for. */
export function sentence(game: SheetGame): string {
  const { view, names } = game;
  if (game.over) return tell(view.ending, names) || say("web-table-ask-over");
  if (game.held) return decided(game, game.held);
  if (game.mine) return question(game);
  if (view.asked === null) return "";
  if (view.asked === game.seat) return say("web-table-ask-stood-in");
  return say("web-table-ask-wait", { name: names[view.asked] ?? "" });
}

/** What the player has to decide. A second building is what its option says. */
function question({ view, names, players, player, options }: SheetGame): string {
  const [, built = {}] = options.find((option) => option.verb === "build")?.said ?? [];
  const receiver = names[(view.active + 1) % players.length] ?? "";
  const mentions = { ...built, name: names[view.active] ?? "", coins: player.coins, receiver };
  return say(`ask-sheet-${view.step}`, mentions);
}

/** A decision that waits for its confirmation, as if it had happened. */
function decided({ names, view, seat }: SheetGame, held: Option): string {
  const name = names[seat ?? 0] ?? "";
  const [, mentions] = held.said;
  switch (held.verb) {
    case "build":
      return say("event-cell-built", {
        seat: name,
        coins: view.step === "build-again" ? 3 : 0,
        ...mentions,
      });
    case "earn":
      return say("web-sheet-earned", { seat: name, coins: held.total ?? 0 });
    case "keep":
      return say("event-dice-kept", { ...mentions, seat: name });
  }
  return tell(held.said);
}

/** What comes after the decision that waits, or how to decide. */
export function advice(game: SheetGame): string {
  const { held, view, names, players } = game;
  if (game.over) return "";
  if (held?.verb === "keep")
    return say("web-sheet-then-next", { name: names[(view.active + 1) % players.length] ?? "" });
  if (held) return say("web-sheet-then-roll");
  if (!game.mine) return "";
  const how = say(`web-sheet-how-${view.step}`, { cells: game.choices.cells.size });
  if (view.step !== "act" || !game.player.coins) return how;
  return `${how} ${say("web-sheet-how-turn", { left: view.left_to_turn })}`;
}

/** How far the kind, the row and the column would be after building a cell, or what becomes of the dice. */
export function outcome(game: SheetGame, option: Option, cell: Cell): string {
  const { view, player, pieces } = game;
  const action = tell(option.said);
  if (option.verb !== "build") return action;
  const kind = kindAt(pieces, cell);
  const standing = view.kinds.find((one) => one.kind === kind);
  return say("web-sheet-outcome", {
    action,
    kind: say(`kind-${kind}`),
    number: (standing?.numbers[game.shown] ?? 0) + 1,
    size: sizes(pieces).get(kind) ?? 0,
    row: player.built.filter((own) => own[1] === cell[1]).length + 1,
    column: player.built.filter((own) => own[0] === cell[0]).length + 1,
  });
}
