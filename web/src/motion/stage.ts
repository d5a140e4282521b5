// Moves pieces over the screen: a picture of each flies above everything, and the piece itself appears when it has arrived.
import { mount, unmount } from "svelte";
import type { Event, PalacePieces, Piece, SheetPieces } from "../api/types";
import { settings } from "../app/settings/settings.svelte";
import Card from "../art/Card.svelte";
import SheetCoin from "../art/SheetCoin.svelte";
import Tile from "../art/Tile.svelte";
import { type Flight, flightsOf, type Looks, shiftsIn } from "./flights";
import { isInView, onSpot, type Rect, type Seen, seenNow, spotNow, withinReach } from "./seen";
import type { Moving, Stage } from "./telling";

/** Milliseconds: of a flight, between two that begin, and until new pieces follow those that were taken. */
const FLIGHT = 580;
const APART = 70;
const FOLLOWING = 330;
/** Of a flight that is nowhere but only appears and vanishes. */
const FADE = 450;
/** How much larger a piece is half-way. */
const NEARER = 1.12;
/** The size of what lies nowhere. */
const SIZES: Record<Looks, Rect | null> = {
  card: { x: 0, y: 0, width: 44, height: 62 },
  coin: { x: 0, y: 0, width: 22, height: 22 },
  tile: null,
};
/** Pixels: a card that moves less than that lies where it lay. */
const LEAST = 1;
/** Whatever part of the page is scrolled. */
const LISTENING = { capture: true, passive: true };
const EASING = "cubic-bezier(0.45, 0.05, 0.25, 1)";

interface End {
  rect: Rect;
  /** What is there; a spot is no place to lie in, so things vanish there. */
  element: HTMLElement | SVGElement;
  isSpot: boolean;
}

interface Flying {
  ghost: HTMLElement;
  goal: End;
  /** Where the goal was when it began. */
  began: { x: number; y: number };
  remove: () => void;
  landing: ReturnType<typeof setTimeout> | undefined;
}

interface Printed {
  pieces: ReadonlyMap<string, Piece>;
  /** One name for both faces of a piece. */
  faces: ReadonlyMap<string, string>;
}

export class FlyingStage implements Stage {
  private flying: Flying[] = [];
  private hidden: (HTMLElement | SVGElement)[] = [];
  /** Of the pieces themselves, not of pictures of them. */
  private inPlace: Animation[] = [];
  /** The pieces of the game, looked through once. */
  private known: Printed & { from: PalacePieces | SheetPieces | null } = { from: null, ...printedOf(null) };

  constructor(
    /** Above everything that lies on the table. */
    private readonly sky: HTMLElement,
    private readonly pieces: () => PalacePieces | SheetPieces | null,
  ) {
    addEventListener("scroll", this.follow, LISTENING);
    addEventListener("resize", this.follow, LISTENING);
  }

  close(): void {
    removeEventListener("scroll", this.follow, LISTENING);
    removeEventListener("resize", this.follow, LISTENING);
    this.settle();
  }

  move(events: readonly Event[], change: () => void): Moving {
    this.inPlace = this.inPlace.filter(({ playState }) => playState !== "finished");
    const before = seenNow();
    change();
    this.follow();
    const after = seenNow();
    const { pieces, faces } = this.printed();
    const flights = flightsOf({
      before,
      after,
      events,
      kindOf: (name) => pieces.get(name)?.kind ?? null,
      same: (name) => faces.get(name) ?? name,
    });
    if (settings.still) return this.fade(flights);
    const { deed, all } = this.fly(flights);
    const glided = this.glide(before, after);
    return { deed: Math.max(deed, glided), all: Math.max(all, glided) };
  }

  settle(): void {
    for (const { landing, remove } of this.flying) {
      clearTimeout(landing);
      remove();
    }
    for (const animation of this.inPlace) animation.cancel();
    for (const element of this.hidden) element.style.removeProperty("opacity");
    this.flying = [];
    this.inPlace = [];
    this.hidden = [];
  }

  private printed(): Printed {
    const from = this.pieces();
    if (this.known.from !== from) this.known = { from, ...printedOf(from) };
    return this.known;
  }

  private fly(flights: readonly Flight<Seen>[]): Moving {
    const lasting = settings.paced(FLIGHT);
    const first = settings.paced(flights.every(({ follows }) => follows) ? 0 : FOLLOWING);
    const begun = [0, 0];
    // Everything is looked for before anything is drawn: otherwise each flight would have the page laid out again.
    const seen = flights.flatMap((flight) => {
      const ends = this.endsOf(flight);
      const isSeen = ends && (isInView(ends[0].rect) || isInView(ends[1].rect));
      return isSeen ? [{ flight, ends, began: corner(ends[1].element) }] : [];
    });
    const group: Flying[] = [];
    let deed = 0;
    let all = 0;
    for (const { flight, ends, began } of seen) {
      const order = begun[Number(flight.follows)]!++;
      const delay = (flight.follows ? first : 0) + order * settings.paced(APART);
      const flying = this.launch(flight, ends, began, lasting, delay);
      if (!flying) continue;
      group.push(flying);
      all = Math.max(all, delay + lasting);
      if (!flight.follows) deed = Math.max(deed, delay + lasting);
    }
    this.flying.push(...group);
    // What has arrived looks as it lies there: all of it is put down in one go, which the page is drawn for once.
    const landing = setTimeout(() => this.land(group), all);
    for (const flying of group) flying.landing = landing;
    return { deed, all };
  }

  private fade(flights: readonly Flight<Seen>[]): Moving {
    const lasting = settings.paced(FADE);
    const coming = flights.flatMap(({ to }) => ("element" in to ? [to.element] : []));
    for (const element of coming)
      this.inPlace.push(element.animate({ opacity: [0, 1] }, { duration: lasting, easing: "ease-out" }));
    const all = coming.length > 0 ? lasting : 0;
    return { deed: all, all };
  }

  /** The cards of a hand make room, or close ranks. */
  private glide(before: readonly Seen[], after: readonly Seen[]): number {
    const lasting = settings.paced(FLIGHT);
    const moved = shiftsIn(before, after).flatMap(({ from, to }) => {
      const x = from.rect.x - from.corner.x - (to.rect.x - to.corner.x);
      const y = from.rect.y - from.corner.y - (to.rect.y - to.corner.y);
      return Math.hypot(x, y) > LEAST ? [{ element: to.element, x, y }] : [];
    });
    for (const { element, x, y } of moved) {
      const frames = { transform: [`translate(${x}px, ${y}px)`, "none"] };
      this.inPlace.push(element.animate(frames, { duration: lasting, easing: EASING }));
    }
    return moved.length > 0 ? lasting : 0;
  }

  private endsOf({ from, to, looks }: Flight<Seen>): [End, End] | null {
    const size = "rect" in to ? to.rect : "rect" in from ? from.rect : SIZES[looks];
    const ends = [from, to].map((end): End | null => {
      if ("rect" in end) return { rect: end.rect, element: end.element, isSpot: false };
      const spot = size && spotNow(end);
      return spot && { rect: withinReach(onSpot(spot.rect, size)), element: spot.element, isSpot: true };
    });
    const [start, goal] = ends;
    return start && goal ? [start, goal] : null;
  }

  private launch(
    flight: Flight<Seen>,
    [start, goal]: [End, End],
    began: Flying["began"],
    lasting: number,
    delay: number,
  ): Flying | null {
    const drawn = this.drawn(flight, goal);
    if (!drawn) return null;
    const { ghost, picture } = drawn;
    const halfway = between(start, goal, SIZES[flight.looks]);
    const large = [start.rect, goal.rect, halfway].reduce((a, b) => (a.width > b.width ? a : b));
    picture.style.width = `${large.width}px`;
    picture.style.height = `${large.height}px`;
    this.sky.append(ghost);
    const at = ({ x, y, width }: Rect) => `translate(${x}px, ${y}px) scale(${width / large.width})`;
    picture.animate(
      [
        { transform: at(start.rect), opacity: start.isSpot ? 0 : 1 },
        { transform: at(halfway), opacity: 1 },
        { transform: at(goal.rect), opacity: goal.isSpot ? 0.15 : 1 },
      ],
      { duration: lasting, delay, easing: EASING, fill: "both" },
    );
    if (!goal.isSpot) this.hide(goal.element);
    return { ghost, goal, began, remove: drawn.remove, landing: undefined };
  }

  private land(group: readonly Flying[]): void {
    this.flying = this.flying.filter((other) => !group.includes(other));
    for (const { remove, goal } of group) {
      remove();
      if (!goal.isSpot) this.reveal(goal.element);
    }
  }

  private hide(element: HTMLElement | SVGElement): void {
    element.style.opacity = "0";
    this.hidden.push(element);
  }

  private reveal(element: HTMLElement | SVGElement): void {
    element.style.removeProperty("opacity");
    this.hidden = this.hidden.filter((other) => other !== element);
  }

  /** The picture that flies: like the piece that lies at its goal, or drawn anew. */
  private drawn(
    { name, looks }: Flight<Seen>,
    goal: End,
  ): { ghost: HTMLElement; picture: HTMLElement; remove: () => void } | null {
    const ghost = document.createElement("div");
    const picture = document.createElement("div");
    ghost.append(picture);
    ghost.dataset.ghost = name;
    const piece = this.printed().pieces.get(name);
    // Half pieces and what stands on points do not fill their picture.
    if (looks === "card" || (piece && !piece.legs)) ghost.dataset.shadow = "";
    const remove = () => ghost.remove();
    if (!goal.isSpot) {
      picture.append(copyOf(goal.element));
      return { ghost, picture, remove };
    }
    const target = { target: picture };
    let made: Record<string, unknown>;
    if (looks === "card") made = mount(Card, { ...target, props: { card: name } });
    else if (looks === "coin") made = mount(SheetCoin, target);
    else if (piece) made = mount(Tile, { ...target, props: { piece } });
    else return null;
    return {
      ghost,
      picture,
      remove: () => {
        void unmount(made);
        ghost.remove();
      },
    };
  }

  /** What flies goes along with the part of the page that its goal lies in, when that is scrolled or moves. */
  private readonly follow = (): void => {
    for (const flying of this.flying) keepUp(flying);
  };
}

function printedOf(printed: PalacePieces | SheetPieces | null): Printed {
  const pieces = printed?.board === "palace" ? printed.pieces : [];
  return {
    pieces: new Map(pieces.map((piece) => [piece.name, piece])),
    faces: new Map(pieces.map(({ name, back }) => [name, [name, back ?? name].sort()[0]!])),
  };
}

/** Half-way, a little nearer to the eye; a piece that both comes from and goes to a spot is seen in its own size there. */
function between(start: End, goal: End, size: Rect | null): Rect {
  const mean = (name: keyof Rect) => (start.rect[name] + goal.rect[name]) / 2;
  const grown = start.isSpot && goal.isSpot && size ? size.width / mean("width") : NEARER;
  const [width, height] = [mean("width") * grown, mean("height") * grown];
  return { x: mean("x") - (width - mean("width")) / 2, y: mean("y") - (height - mean("height")) / 2, width, height };
}

function keepUp({ ghost, goal: { element }, began }: Flying): void {
  if (!element.isConnected) return;
  const { x, y } = corner(element);
  const by = `translate(${x - began.x}px, ${y - began.y}px)`;
  if (ghost.style.transform !== by) ghost.style.transform = by;
}

/** Where what holds a piece lies: a palace may grow while a tile flies there. */
function corner(element: Element): { x: number; y: number } {
  const { x, y } = (element.closest("svg")?.parentElement ?? element).getBoundingClientRect();
  return { x, y };
}

function copyOf(element: HTMLElement | SVGElement): Element {
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 100 100");
    const copy = element.cloneNode(true) as SVGElement;
    copy.removeAttribute("transform");
    copy.removeAttribute("data-flies");
    svg.append(copy);
    return svg;
  }
  const svg = element instanceof SVGSVGElement ? element : element.querySelector("svg");
  return (svg ?? element).cloneNode(true) as Element;
}
