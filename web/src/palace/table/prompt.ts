// What the person has to do now, in one sentence.
import type { Option } from "../../api/types";
import { say, tell, texts } from "../../texts/texts.svelte";
import type { Choice } from "./choice.svelte";
import type { PalaceGame } from "./game.svelte";
import { isQuick } from "./unasked";

/** The sentence of the turn bar. */
export function prompt(choice: Choice): string {
  const { game } = choice;
  const { view } = game;
  if (game.over) return say("web-table-ask-over");
  if (game.held) return say(held(choice, game.held), { action: tell(game.held.said) });
  if (choice.premove.gone) return say(`web-premove-gone-${choice.premove.gone}`);
  if (!game.mine) return waiting(game);
  for (const part of game.parts) {
    const sentence = part.prompt?.(choice);
    if (sentence) return sentence;
  }
  switch (view.step) {
    case "act":
      return askedToAct(choice);
    case "place":
    case "place-leftovers":
      return askedToPlace(choice);
  }
  return question(choice);
}

/** The message about a decision that waits: why it was made, or how it goes on. */
function held({ game, inevitable }: Choice, option: Option): string {
  if (inevitable?.action === option.action) return "web-taps-nowhere";
  return isQuick(game) ? "web-taps-held" : "web-table-ask-confirm";
}

function waiting(game: PalaceGame): string {
  const { asked, step } = game.view;
  if (game.seat !== null && game.now.chairs[game.seat]?.stand_in) return say("web-table-ask-stood-in");
  if (asked === null) return "";
  if (game.now.out_of_turn?.asked.length && game.now.out_of_turn.closes_at && !game.options.length) {
    return say(game.now.says === "act" ? "web-table-round-wanted" : "web-table-round");
  }
  if (asked === game.seat) return say("web-table-ask-nothing");
  const awaited = `web-table-wait-${step}`;
  return say(texts.has(awaited) ? awaited : "web-table-ask-wait", { name: game.name(asked) });
}

function askedToAct(choice: Choice): string {
  const { game, picked } = choice;
  if (picked?.from === "reserve")
    return say("web-table-ask-redesign", { tile: tell(game.pieces.get(picked.name)?.said) });
  if (choice.redesigning) return say("web-table-ask-remove");
  const { no, stop, onlyStop } = choice.controls;
  if (no) return say("web-table-ask-pass");
  if (stop) return say(onlyStop ? "web-table-ask-stop" : "web-table-ask-another-or-stop");
  return say(game.me.beside.length ? "web-table-ask-another" : "web-table-ask-act");
}

function askedToPlace(choice: Choice): string {
  const { controls, game } = choice;
  const name = choice.inHand?.name ?? "";
  if (!controls.placings.has(choice.placedAs(name))) {
    return say("web-table-ask-place-nowhere", { tile: tell(game.pieces.get(name)?.label) });
  }
  return say("web-table-ask-place", { tile: tell(game.pieces.get(name)?.said) });
}

/** What a list of choices asks. */
export function question(choice: Choice): string {
  const { game } = choice;
  const { view } = game;
  const [first] = choice.asked;
  if (first) return say(`web-table-which-${first.verb}`, { tile: tell(game.pieces.get(first.tile ?? "")?.said) });
  if (view.step === "pay") {
    const { paidFor } = game;
    if (paidFor) return say("web-table-ask-pay", { tile: tell(game.pieces.get(paidFor)?.said) });
    return say(`web-table-ask-pay-turning${game.turnsByCard ? "-card" : ""}`, { price: view.due });
  }
  const question = `web-table-ask-${view.step}`;
  const mentioned = game.parts.map((part) => part.asks?.[view.step]?.(game));
  return texts.has(question) ? say(question, Object.assign({}, ...mentioned)) : say("web-table-ask-act");
}
