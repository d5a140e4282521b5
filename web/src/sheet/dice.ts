// Dice that lie on a sheet. The server sends them lowest first; on the screen a die stays where it lies.
import type { Cell, SheetPlayer } from "../api/types";

/** The dice after a change, each in the place it had before; new ones fill the places that became free. */
export function inPlace(before: readonly number[], after: readonly number[]): number[] {
  const arriving = [...after];
  const staying = before.slice(0, after.length).map((value) => {
    const at = arriving.indexOf(value);
    if (at < 0) return null;
    arriving.splice(at, 1);
    return value;
  });
  while (staying.length < after.length) staying.push(null);
  return staying.map((value) => value ?? arriving.shift()!);
}

/** The cells that the pairings of a blue with a yellow die name, one for each pairing. */
export function named(player: SheetPlayer): Cell[] {
  return player.yellow.flatMap((yellow) => player.blue.map((blue): Cell => [blue, yellow]));
}
