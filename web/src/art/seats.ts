// The players' marks: each side has a colour and a shape of its own. The last is for one without a seat.
export const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "star", "cross"] as const;
export type Shape = (typeof SHAPES)[number];

/** The mark of a side; sides after the last shape begin again. */
export function shapeOf(side: number): Shape {
  return SHAPES[side % SHAPES.length]!;
}

/** The name of the CSS variable with a side's colour: `var(--seat-0)` draws with it. */
export function colourOf(side: number): string {
  return `--seat-${side % SHAPES.length}`;
}
