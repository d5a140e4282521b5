// Fingers and mouse on a palace: one that is dragged moves it, two bring it closer or take it away.
import type { Spot } from "./sight.svelte";

/** So many pixels are still a tap. */
const SLACK = 6;

interface Moved {
  /** From where to where the middle of all pointers went, on the screen. */
  from: Spot;
  to: Spot;
  /** By how much their distance grew; 1 for a single one. */
  factor: number;
}

export class Pointers {
  private readonly down = new Map<number, Spot>();
  private started: Spot = { x: 0, y: 0 };
  /** Whether this touch has become a movement, so that it is no tap any more. */
  moving = false;

  get count(): number {
    return this.down.size;
  }

  press(id: number, spot: Spot): void {
    if (this.down.size === 0) this.moving = false;
    this.down.set(id, spot);
    this.started = this.middle();
  }

  release(id: number): void {
    this.down.delete(id);
    if (this.down.size > 0) this.started = this.middle();
  }

  /** What the movement of a pointer means; null while it may still be a tap. */
  move(id: number, spot: Spot): Moved | null {
    if (!this.down.has(id)) return null;
    const [before, spread] = [this.middle(), this.spread()];
    this.down.set(id, spot);
    const to = this.middle();
    const factor = spread ? this.spread() / spread : 1;
    if (this.moving || this.down.size > 1) {
      this.moving = true;
      return { from: before, to, factor };
    }
    if (Math.hypot(to.x - this.started.x, to.y - this.started.y) <= SLACK) return null;
    this.moving = true;
    return { from: this.started, to, factor };
  }

  private middle(): Spot {
    const spots = [...this.down.values()];
    const sum = (of: (spot: Spot) => number) => spots.reduce((total, spot) => total + of(spot), 0) / spots.length;
    return { x: sum((spot) => spot.x), y: sum((spot) => spot.y) };
  }

  private spread(): number {
    const [one, other] = [...this.down.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
