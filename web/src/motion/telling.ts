// How the messages of a table follow each other: what others do is told one after the other, so that one can follow.
import { flushSync } from "svelte";
import type { Pace, Table } from "../api/table.svelte";
import type { Event, Happened, TableNow } from "../api/types";
import { settings } from "../app/settings/settings.svelte";

/** Milliseconds that somebody else's deed is told for, so that it can be read; less where the same player goes on with it,
 * as whoever buys a tile and builds it. */
const READ = 1000;
const GONE_ON_WITH = 750;
/** What has arrived lies still for so long before the next is told. */
const STILL = 250;
/** Whoever is further behind than so many rounds sees the newest at once. */
const MOST_ROUNDS = 2;

/** How many milliseconds something takes to arrive. */
export interface Moving {
  /** What was done. */
  deed: number;
  /** That and what only follows it, as what is laid out anew. */
  all: number;
}

/** Moves what changes on the screen. */
export interface Stage {
  /** Show a change by `change`, and move what it moves. */
  move(events: readonly Event[], change: () => void): Moving;
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
    clearTimeout(this.landing);
    const { deed, all } = this.stage.move(events, () => flushSync(show));
    this.landing = setTimeout(() => this.table.land(), all);
    const others = fresh.findLast((entry) => entry.seat !== next.seat && entry.events.length > 0);
    if (others) return this.read(others, deed);
    return all > 0 ? this.lasting(Math.max(deed, settings.paced(STILL))) : null;
  }

  /** Somebody else's deed is told, which takes so long to arrive. What they go on with may come meanwhile. */
  private read({ seat }: Happened, arriving: number): Promise<void> {
    const soon = Math.max(arriving, settings.paced(GONE_ON_WITH));
    return this.lasting(soon, () => {
      const next = this.table.unshown.find(({ events }) => events.length > 0);
      return next?.seat === seat ? 0 : Math.max(arriving + settings.paced(STILL), settings.paced(READ)) - soon;
    });
  }

  settle(): void {
    clearTimeout(this.timer);
    clearTimeout(this.landing);
    this.stage.settle();
    this.done();
  }

  /** So many milliseconds, and then perhaps some more. */
  private lasting(milliseconds: number, more: () => number = () => 0): Promise<void> {
    return new Promise((resolve) => {
      this.done = resolve;
      this.timer = setTimeout(() => {
        const rest = this.done === resolve ? more() : 0;
        if (rest > 0) this.timer = setTimeout(resolve, rest);
        else resolve();
      }, milliseconds);
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
