// Moving over the cells of a sheet with the keys.
import type { Cell } from "../api/types";

const STEPS: Record<string, Cell> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-5, 0],
  End: [5, 0],
  PageUp: [0, -5],
  PageDown: [0, 5],
};

function within(value: number): number {
  return Math.min(Math.max(value, 1), 6);
}

/** Where a key leads from a cell, at the edges no further; null for keys that lead nowhere. */
export function moved([blue, yellow]: Cell, key: string): Cell | null {
  const step = STEPS[key];
  return step ? [within(blue + step[0]), within(yellow + step[1])] : null;
}
