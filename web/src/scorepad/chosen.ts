// What is chosen for a new game on the scorepad, as far as the game knows it.
import type { GameOffered } from "../api/types";
import { optionsFor } from "../lobby/choice";
import type { ChosenPlayer, LastChoice } from "./book";
import { MARKS, type Mixture } from "./pad";

export type Chosen = LastChoice;

export const FIRST: Chosen = {
  game: "alhambra",
  edition: "",
  modules: [],
  options: {},
  players: [0, 1, 2].map((colour) => ({ name: "", colour })),
};

/** So many players, further ones with marks that nobody has. */
export function withPlayers(players: readonly ChosenPlayer[], number: number): ChosenPlayer[] {
  const all = players.slice(0, number);
  while (all.length < number) {
    const taken = all.map((player) => player.colour);
    const colour = Array.from({ length: MARKS }, (_, mark) => mark).find((mark) => !taken.includes(mark)) ?? 0;
    all.push({ name: "", colour });
  }
  return all;
}

/** A player with another mark; whoever had it gets the old one. */
export function withMark(players: readonly ChosenPlayer[], index: number, colour: number): ChosenPlayer[] {
  const old = players[index]?.colour ?? 0;
  return players.map((player, other) => {
    if (other === index) return { ...player, colour };
    return player.colour === colour ? { ...player, colour: old } : player;
  });
}

/** Others take their turns from a player on: move one up in the order. */
export function movedUp(players: readonly ChosenPlayer[], index: number): ChosenPlayer[] {
  const before = players[index - 1];
  const own = players[index];
  return before && own ? players.with(index - 1, own).with(index, before) : [...players];
}

/** Whom the players named as the youngest, from the youngest on. */
export function youngestFirst(players: readonly ChosenPlayer[]): number[] {
  const named = [...players.keys()].filter((index) => players[index]?.place);
  return named.sort((one, other) => (players[one]?.place ?? 0) - (players[other]?.place ?? 0));
}

/** The players with another order of ages. It goes with them when they change their places. */
export function withAges(players: readonly ChosenPlayer[], order: readonly number[]): ChosenPlayer[] {
  return players.map(({ name, colour }, index) =>
    order.includes(index) ? { name, colour, place: order.indexOf(index) + 1 } : { name, colour },
  );
}

/** The options that points depend on. Of the others a pad needs to know nothing. */
export function scoredFor(game: GameOffered, players: number): Record<string, string[]> {
  const options = Object.entries(optionsFor(game, players));
  // What this browser remembers of an older server does not tell.
  return Object.fromEntries(options.filter(([name]) => !game.unscored?.includes(name)));
}

/** The choice with what is usual wherever the game does not know what was chosen. */
export function chosenFor(chosen: Chosen, game: GameOffered): Chosen {
  const number = Math.min(Math.max(chosen.players.length, game.fewest), game.most);
  return {
    game: game.name,
    edition: game.editions.includes(chosen.edition) ? chosen.edition : (game.editions[0] ?? ""),
    modules: game.modules.filter((module) => chosen.modules.includes(module)),
    options: Object.fromEntries(
      Object.entries(game.options).map(([name, values]) => {
        const wanted = chosen.options[name] ?? "";
        return [name, values.includes(wanted) ? wanted : (values[0] ?? "")];
      }),
    ),
    players: withPlayers(chosen.players, number),
  };
}

/** The mixture that is written on the pad: only what matters for so many players. */
export function mixtureOf(chosen: Chosen, game: GameOffered): Mixture {
  const known = Object.keys(scoredFor(game, chosen.players.length));
  const options = Object.entries(chosen.options).filter(([name, value]) => known.includes(name) && value);
  return {
    game: chosen.game,
    edition: chosen.edition,
    modules: [...chosen.modules],
    options: Object.fromEntries(options),
  };
}
