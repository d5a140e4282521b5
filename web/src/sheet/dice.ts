// Dice that lie on a sheet. The server sends them lowest first; on the screen a die stays where it lies.
import type { Cell, SheetPlayer } from "../api/types";
import type { Colour } from "./choices";

export interface Die {
  value: number;
  /** Whether it was turned in this turn. */
  turned: boolean;
}

/** The dice of a colour, of which some were turned. */
export function diceOf(colour: Colour, values: readonly number[], turned: readonly string[]): Die[] {
  const left = [...turned];
  return values.map((value) => {
    const at = left.indexOf(`${colour}-${value}`);
    if (at >= 0) left.splice(at, 1);
    return { value, turned: at >= 0 };
  });
}

/** How alike the die in a place and one that lies there afterwards are, the most alike first. */
const ALIKE: ((one: Die, other: Die) => boolean)[] = [
  (one, other) => one.value === other.value && one.turned === other.turned,
  (one, other) => one.value === other.value,
];

/** The dice after a change, each in the place it had before; others fill the places that became free, such as that of a
 * die that is being turned. */
export function inPlace(before: readonly (Die | null)[], after: readonly Die[]): Die[] {
  const arriving = [...after];
  const places: (Die | undefined)[] = after.map(() => undefined);
  for (const alike of ALIKE) {
    for (const place of places.keys()) {
      const lay = before[place];
      const at = lay && !places[place] ? arriving.findIndex((die) => alike(lay, die)) : -1;
      if (at >= 0) [places[place]] = arriving.splice(at, 1);
    }
  }
  return places.map((die) => die ?? arriving.shift()!);
}

/** The cells that the pairings of a blue with a yellow die name, one for each pairing. */
export function named(player: SheetPlayer): Cell[] {
  return player.yellow.flatMap((yellow) => player.blue.map((blue): Cell => [blue, yellow]));
}
