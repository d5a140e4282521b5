// What can be chosen now, by what one clicks: a cell of the sheet, an arrow of a die, or a button.
import { type Cell, keyOf, type Option } from "../api/types";

export type Colour = "blue" | "yellow";
export type Direction = "up" | "down";

export interface Choices {
  /** By cell: building it, or keeping the pair of dice that names it. */
  cells: ReadonlyMap<string, Option>;
  /** By die and direction: turning it for a coin. */
  turns: ReadonlyMap<string, Option>;
  /** Whatever has no place on the sheet: earning coins, building nothing more. */
  buttons: readonly Option[];
}

export function choicesOf(options: readonly Option[]): Choices {
  const cells = new Map<string, Option>();
  const turns = new Map<string, Option>();
  const buttons: Option[] = [];
  for (const option of options) {
    const cell = cellOf(option);
    if (cell) cells.set(keyOf(cell), option);
    else if (option.verb === "turn") turns.set(option.action, option);
    else buttons.push(option);
  }
  return { cells, turns, buttons };
}

/** The cell that an option is about; a pair of dice to keep names one too. */
export function cellOf(option: Option): Cell | null {
  if (option.cell) return [option.cell[0], option.cell[1]];
  return option.blue && option.yellow ? [option.blue, option.yellow] : null;
}

// Actions as they are written, also those that are not possible: the server says why.

export function pairAction(step: string, [blue, yellow]: Cell): string {
  return `${step === "keep" ? "keep" : "build"} blue-${blue} yellow-${yellow}`;
}

export function turnAction(colour: Colour, value: number, direction: Direction): string {
  return `turn ${colour}-${value} ${direction}`;
}
