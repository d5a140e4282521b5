// How the messages of a table follow each other: what others do is told one after the other, so that one can follow.
import { flushSync } from "svelte";
import type { Pace, Table } from "../api/table.svelte";
import type { Event, Happened, TableNow } from "../api/types";
import { settings } from "../app/settings/settings.svelte";

/** Milliseconds after somebody else's deed. */
const PAUSE = 700;
/** Whoever is further behind than so many rounds sees the newest at once. */
const MOST_ROUNDS = 2;

/** Moves what changes on the screen. */
export interface Stage {
  /** Show a change by `change`, and move what it moves; how long that takes. */
  move(events: readonly Event[], change: () => void): number;
  settle(): void;
}

export class Telling implements Pace {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private landing: ReturnType<typeof setTimeout> | undefined;
  private done = () => {};
  /** Whether all that waits is shown at once. */
  private hurrying = false;

  constructor(
    private readonly table: Table,
    private readonly stage: Stage,
  ) {}

  tell(next: TableNow, show: () => void): Promise<void> | null {
    const { now } = this.table;
    const fresh = now ? next.happened.filter((entry) => entry.number > now.version) : [];
    if (!now || this.isAtOnce(now, next, fresh)) {
      show();
      return null;
    }
    // What was shown at once before it may not be drawn yet.
    flushSync();
    const events = fresh.flatMap((entry) => entry.events);
    const moving = this.stage.move(events, () => flushSync(show));
    this.landing = setTimeout(() => this.table.land(), moving);
    const others = fresh.some((entry) => entry.seat !== next.seat && entry.events.length > 0);
    const lasting = moving + (others ? settings.paced(PAUSE) : 0);
    return lasting > 0 ? this.lasting(lasting) : null;
  }

  settle(): void {
    clearTimeout(this.timer);
    clearTimeout(this.landing);
    this.stage.settle();
    this.done();
  }

  private lasting(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.done = resolve;
      this.timer = setTimeout(resolve, milliseconds);
    });
  }

  private isAtOnce(now: TableNow, next: TableNow, fresh: readonly Happened[]): boolean {
    if (settings.speed === "off" || document.hidden || now.seat !== next.seat) return true;
    if (!now.view || !next.view || !fresh.some(changes)) return true;
    const seats = next.view.players.length;
    if (turnsIn([...fresh, ...this.table.unshown]) > MOST_ROUNDS * seats) this.hurrying = true;
    else if (this.table.ahead === 0) this.hurrying = false;
    return this.hurrying || turnsIn(fresh) > seats;
  }
}

/** What is held is shown as if it had happened. */
function changes({ what, events }: Happened): boolean {
  return events.length > 0 || what === "hold" || what === "undo";
}

function turnsIn(happened: readonly Happened[]): number {
  return happened.flatMap(({ events }) => events).filter(({ what }) => what === "turn-began").length;
}
