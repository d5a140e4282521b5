// Whether the server cannot be reached, so that what needs nobody else goes on in the tab; and when it is back.

/** So often it is tried again. */
const EVERY = 15_000;

export class Away {
  /** Since the tab took over. */
  is = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly isBack: () => Promise<boolean>) {}

  begins(): void {
    if (this.is) return;
    this.is = true;
    this.timer = setInterval(this.look, EVERY);
    addEventListener("online", this.look);
  }

  ends(): void {
    this.is = false;
    clearInterval(this.timer);
    removeEventListener("online", this.look);
  }

  private look = async (): Promise<void> => {
    if (!document.hidden && (await this.isBack())) this.ends();
  };
}
