// Where a number stands on an axis, and which numbers are written beside it.

const STEPS = [1, 2, 5, 10, 20, 25, 50];

/** Round numbers from 0 up to at least the largest value, at most so many of them after 0. */
export function ticks(largest: number, most = 5): number[] {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(largest, 1))) - 1);
  const step = STEPS.map((step) => step * size).find((step) => step * most >= largest) ?? Math.ceil(largest / most);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Maps numbers from 0 to `largest` onto the stretch between two places; the second may be the smaller one. */
export function scale(largest: number, from: number, to: number): (value: number) => number {
  return (value) => from + ((to - from) * value) / (largest || 1);
}

/** Which of some places lies nearest. */
export function nearest(places: readonly number[], wanted: number): number {
  let best = 0;
  places.forEach((place, index) => {
    if (Math.abs(place - wanted) < Math.abs((places[best] ?? 0) - wanted)) best = index;
  });
  return best;
}

/** Milliseconds as hours, minutes and seconds: `1:02:03`, `4:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index ? String(part).padStart(2, "0") : part)).join(":");
}
