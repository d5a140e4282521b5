// How the desk in the tab is, for whoever shows it.
import type { State } from "./messages";

class Standing {
  /** Null as long as nobody has needed it. */
  state: State | null = $state.raw(null);

  /** How much of it is there, from 0 to 1; null if it is not on its way. */
  get progress(): number | null {
    return this.state && "progress" in this.state ? this.state.progress : null;
  }

  /** Why it cannot be had; empty if it can. */
  get failed(): string {
    return this.state && "failed" in this.state ? this.state.failed : "";
  }

  /** Whether what is played here is gone when the tab is closed. */
  get forgets(): boolean {
    return this.state !== null && "ready" in this.state && this.state.forgets;
  }

  /** Whether what happens from now on is gone then, since there is no room for more. */
  get full(): boolean {
    return this.state !== null && "ready" in this.state && this.state.full === true;
  }
}

export const standing = new Standing();
