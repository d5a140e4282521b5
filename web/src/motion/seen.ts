// Where everything lies on the screen just now. Pieces are marked with data-flies, what they lie in with data-home, and
// spots that pieces come from and go to with data-spot.
import type { Lying, Spots } from "./flights";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Seen extends Lying {
  element: HTMLElement | SVGElement;
  rect: Rect;
  /** The corner of what it lies in. */
  corner: { x: number; y: number };
}

/** A piece within a palace, which is moved and perhaps made smaller: in units of the picture. */
const MOVED = /translate\((-?[\d.]+) (-?[\d.]+)\)(?: scale\(([\d.]+)\))?/;
const UNIT = 100;

/** All pieces. What is shown in several places lies in the largest of them. */
export function seenNow(page: ParentNode = document): Seen[] {
  const homes = new Map<string, { element: HTMLElement; area: number }>();
  for (const element of page.querySelectorAll<HTMLElement>("[data-home]")) {
    const { width, height } = element.getBoundingClientRect();
    const home = element.dataset.home!;
    if (width * height > (homes.get(home)?.area ?? 0)) homes.set(home, { element, area: width * height });
  }
  return [...homes].flatMap(([home, { element }]) => piecesIn(home, element));
}

function piecesIn(home: string, container: HTMLElement): Seen[] {
  const pictures = new Map<SVGSVGElement, ReturnType<typeof pictured>>();
  const corner = container.getBoundingClientRect();
  return [...container.querySelectorAll<HTMLElement | SVGElement>("[data-flies]")].map((element) => {
    const svg = element instanceof SVGElement ? element.ownerSVGElement : null;
    if (svg && !pictures.has(svg)) pictures.set(svg, pictured(svg));
    const drawn = element instanceof SVGElement ? element : (element.querySelector("svg") ?? element);
    const rect = (svg && pictures.get(svg)?.(element)) || drawn.getBoundingClientRect();
    return { name: element.dataset.flies!, home, element, rect, corner };
  });
}

/** Where pieces of a picture lie as soon as it has grown to the part that it is to show (data-box). */
function pictured(svg: SVGSVGElement): ((element: Element) => Rect) | null {
  const box = svg.dataset.box?.split(" ").map(Number);
  if (!box) return null;
  const [left = 0, top = 0, width = 1, height = 1] = box;
  // It fills what it lies in, and is itself moved while it grows.
  const room = (svg.parentElement ?? svg).getBoundingClientRect();
  const unit = Math.min(room.width / width, room.height / height);
  const x0 = room.x + (room.width - width * unit) / 2;
  const y0 = room.y + (room.height - height * unit) / 2;
  return (element) => {
    const [, x = 0, y = 0, scale = 1] = (MOVED.exec(element.getAttribute("transform") ?? "") ?? []).map(Number);
    const size = UNIT * (scale || 1) * unit;
    return { x: x0 + (x - left) * unit, y: y0 + (y - top) * unit, width: size, height: size };
  };
}

/** The first of some spots that the screen shows. */
export function spotNow(spots: Spots, page: ParentNode = document): { element: HTMLElement; rect: Rect } | null {
  for (const spot of spots) {
    for (const element of page.querySelectorAll<HTMLElement>(`[data-spot~="${spot}"]`)) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0) return { element, rect };
    }
  }
  return null;
}

export function isInView({ x, y, width, height }: Rect): boolean {
  return x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
}

/** The middle of a spot, as large as a piece that is put there may be. */
export function onSpot(spot: Rect, piece: Rect): Rect {
  const scale = Math.min(1, Math.max(MOST_SHRUNK, Math.min(spot.width / piece.width, spot.height / piece.height)));
  const [width, height] = [piece.width * scale, piece.height * scale];
  return { x: spot.x + (spot.width - width) / 2, y: spot.y + (spot.height - height) / 2, width, height };
}

const MOST_SHRUNK = 0.3;

/** What comes from or goes to a part of the page that is out of sight does so over the edge of the screen. */
export function withinReach({ x, y, width, height }: Rect): Rect {
  const within = (at: number, size: number, room: number) => Math.min(Math.max(at, -size / 2), room - size / 2);
  return { x: within(x, width, innerWidth), y: within(y, height, innerHeight), width, height };
}
