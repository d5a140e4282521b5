// Which part of a palace is in sight: all of it, or a part that was brought closer.
import type { Box } from "./layout";

const CLOSEST = 6;

export interface Spot {
  x: number;
  y: number;
}

export class Sight {
  /** 1 shows the whole palace. */
  zoom = $state(1);
  /** How far the middle of what is shown lies from the middle of the palace. */
  private offset: Spot = $state.raw({ x: 0, y: 0 });
  /** What was looked at last, if nothing was moved since. */
  lookedAt: Box | null = null;

  /** What is shown of a palace that fills this box. */
  within(box: Box): Box {
    const { offset, zoom } = this;
    const [width, height] = [box.width / zoom, box.height / zoom];
    const x = box.x + (box.width - width) / 2 + offset.x;
    const y = box.y + (box.height - height) / 2 + offset.y;
    return { x, y, width, height };
  }

  get isWhole(): boolean {
    return this.zoom === 1 && this.offset.x === 0 && this.offset.y === 0;
  }

  whole(): void {
    this.lookedAt = null;
    this.zoom = 1;
    this.offset = { x: 0, y: 0 };
  }

  /** Show this box as large as this, until something else is looked at. */
  look(at: Box, zoom: number, box: Box): void {
    this.zoom = Math.min(CLOSEST, Math.max(1, zoom));
    this.offset = { x: 0, y: 0 };
    this.move(at.x + at.width / 2 - box.x - box.width / 2, at.y + at.height / 2 - box.y - box.height / 2, box);
    this.lookedAt = at;
  }

  /** Bring a spot closer, which stays where it is; the middle if none is given. */
  closer(factor: number, box: Box, about: Spot | null = null): void {
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    if (zoom === 1) {
      this.whole();
      return;
    }
    const shown = this.within(box);
    const middle = { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 };
    const spot = about ?? middle;
    const share = 1 - this.zoom / zoom;
    this.zoom = zoom;
    this.move((spot.x - middle.x) * share, (spot.y - middle.y) * share, box);
  }

  /** Move what is shown, but never off the palace. */
  move(x: number, y: number, box: Box): void {
    const held = (value: number, most: number) => Math.min(most / 2, Math.max(-most / 2, value));
    this.lookedAt = null;
    this.offset = { x: held(this.offset.x + x, box.width), y: held(this.offset.y + y, box.height) };
  }

  /** Move as little as it takes to bring a part into sight. */
  reveal(part: Box, box: Box): void {
    const shown = this.within(box);
    const short = (low: number, size: number, from: number, room: number) =>
      Math.min(0, low - from) + Math.max(0, low + size - from - room);
    const x = short(part.x, part.width, shown.x, shown.width);
    const y = short(part.y, part.height, shown.y, shown.height);
    if (x || y) this.move(x, y, box);
  }
}
