// How much room a table has, which decides how it is laid out; the style of its parts knows the same by their container.

/** On a phone held upright one panel is in view, on one that lies two are; where there is more room all of them. */
export type Room = "upright" | "lying" | "wide";

/** In sizes of a letter. */
export interface Extent {
  width: number;
  height: number;
}

export function roomOf({ width, height }: Extent): Room {
  if ((width >= 40 && height >= 56) || (width >= 62 && height >= 32)) return "wide";
  return width >= 40 ? "lying" : "upright";
}

export function extentOf({ clientWidth, clientHeight }: Element): Extent {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return { width: clientWidth / letter, height: clientHeight / letter };
}

/** Whether the window is so low that what stands above a table has to share its line. */
export function isLow(): boolean {
  return innerHeight <= 480 && innerWidth > innerHeight;
}
