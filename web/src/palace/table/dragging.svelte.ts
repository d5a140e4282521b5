// Dragging a thing with mouse, pen or finger. Where it may be dropped is marked with data-drop in the page.
import type { Cell, Option } from "../../api/types";
import type { Choice, Thing } from "./choice.svelte";

/** A pointer that moves less than this only clicks. */
const SLACK = 8;
/** Milliseconds between the times at which a pointer was let go and clicked by that. */
const AT_ONCE = 50;

/** The palace under the pointer, which knows its cells and points. */
export interface Ground {
  cellAt(x: number, y: number): Cell | null;
}

export class Dragging {
  /** What is dragged, and where the pointer is. */
  thing: Thing | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  /** What it would be dropped on. */
  over: string | null = $state(null);
  ground: Ground | null = null;

  private from: { x: number; y: number; id: number; thing: Thing } | null = null;
  private ended = Number.NEGATIVE_INFINITY;

  constructor(private readonly choice: Choice) {}

  /** For onpointerdown of everything that can be dragged. */
  down(event: PointerEvent, thing: Thing): void {
    if (event.button !== 0 || !this.choice.game.mine) return;
    this.from = { x: event.clientX, y: event.clientY, id: event.pointerId, thing };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.stop);
  }

  /** Whether a click only ended a drag. It counts when it was made, not when a busy page comes to it. */
  endedBy(click: Event): boolean {
    return click.timeStamp - this.ended < AT_ONCE;
  }

  private move = (event: PointerEvent): void => {
    const { from } = this;
    if (!from || event.pointerId !== from.id) return;
    if (!this.thing && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
    event.preventDefault();
    this.thing = from.thing;
    this.x = event.clientX;
    this.y = event.clientY;
    this.choice.point(this.thing);
    this.over = this.target();
    this.choice.cell = this.over === "palace" ? (this.ground?.cellAt(this.x, this.y) ?? null) : null;
  };

  private up = (event: PointerEvent): void => {
    if (this.from && event.pointerId !== this.from.id) return;
    // It is dropped here, wherever the pointer was last reported.
    this.move(event);
    const { thing, over } = this;
    const cell = this.choice.cell;
    this.stop();
    if (!thing) return;
    this.ended = event.timeStamp;
    if (over) this.dropped(thing, over, cell);
  };

  private stop = (): void => {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.stop);
    this.from = null;
    if (this.thing) {
      this.choice.point(null);
      this.choice.cell = null;
    }
    this.thing = null;
    this.over = null;
  };

  private target(): string | null {
    const found = document.elementFromPoint(this.x, this.y)?.closest<HTMLElement>("[data-drop]");
    return found?.dataset.drop ?? null;
  }

  private dropped(thing: Thing, over: string, cell: Cell | null): void {
    const { choice } = this;
    if (over === "palace" && choice.goesToPoints(thing)) {
      if (cell) choice.pickPoint(around(cell), thing);
    } else if (over === "palace" && cell && thing.from !== "palace") {
      choice.pickCell(cell, thing);
    } else choice.actOn(this.puttingOn(thing, over));
  }

  private puttingOn(thing: Thing, over: string): readonly Option[] | undefined {
    const { choice } = this;
    if (choice.isForSale(thing)) {
      return over === "palace" || over === "reserve" ? choice.getting(thing) : undefined;
    }
    if (thing.from === "palace") {
      return over === "reserve" ? choice.controls.removals.get(String(thing.cell)) : undefined;
    }
    if (over === "reserve") return choice.reserving(thing.name);
    const putting = choice.game.parts.find((part) => part.name === over)?.putting;
    return putting && choice.puttings(thing.name, putting.verb);
  }
}

/** The points at the corners of a cell: they go by the cell north-west of them. */
function around(cell: Cell): Cell[] {
  const [x, y] = cell;
  return [cell, [x - 1, y], [x, y - 1], [x - 1, y - 1]];
}
