// Where the card of a lesson stands: in the first place where it covers nothing that it points at.
import type { Rect } from "./spotlight.svelte";

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** The places within a stage, the best first: on the right, where the log is, then in the middle, then on the left. */
function places({ width, height }: Size, stage: Rect): Rect[] {
  const right = stage.left + stage.width - width - GAP;
  const middle = stage.left + (stage.width - width) / 2;
  const bottom = stage.top + stage.height - height - GAP;
  return [right, middle, stage.left + GAP].flatMap((left) =>
    [bottom, stage.top + GAP].map((top) => ({ left, top, width, height })),
  );
}

function shared(from: number, length: number, otherFrom: number, otherLength: number): number {
  return Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));
}

function overlap(one: Rect, other: Rect): number {
  return shared(one.left, one.width, other.left, other.width) * shared(one.top, one.height, other.top, other.height);
}

/** The best place for a card of this size, given what it must not cover. */
export function placeFor(card: Size, stage: Rect, rects: readonly Rect[]): Rect {
  const rated = places(card, stage).map((place) => {
    return { place, covered: rects.reduce((sum, rect) => sum + overlap(place, rect), 0) };
  });
  return rated.reduce((best, other) => (other.covered < best.covered ? other : best)).place;
}
