// What the network has kept from being there is tried again by itself: when the network is back, and after pauses that grow.

/** If nothing of something has come for so long, in milliseconds, it is taken for lost. */
export const NOTHING_COMES = 20_000;
const FIRST = 2_000;
const LONGEST = 60_000;

export class Comeback {
  private pause = FIRST;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tried: () => void) {}

  /** It did not work. */
  wait(): void {
    this.stop();
    this.timer = setTimeout(this.now, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST);
    addEventListener("online", this.now);
  }

  stop(): void {
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
  }

  /** It worked, or somebody tries it by hand. */
  fresh(): void {
    this.stop();
    this.pause = FIRST;
  }

  private now = (): void => {
    this.stop();
    this.tried();
  };
}
