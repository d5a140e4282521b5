// A replay: which moment is looked at, through whose eyes, and whether it goes on by itself.
import type { Moment, Move } from "../../api/types";
import { Moments } from "./moments.svelte";
import { after, before, indexOf, scoringsIn, stopsIn, turnsBegin } from "./story";

export const PACES = [2400, 1200, 600, 200] as const;
/** So many moments are fetched ahead, and so many behind. */
const AHEAD = 6;
const BEHIND = 2;

export class Replaying {
  at = $state(0);
  playing = $state(false);
  /** The moment that it came to by itself; null where somebody went. */
  arrived: number | null = $state(null);
  /** Up to this moment the scorings were told, or somebody went past them. */
  told = $state(0);
  /** Milliseconds for each step. */
  pace: number = $state(PACES[1]);
  /** Through whose eyes; null for everything. */
  viewer: number | null = $state(null);
  readonly moments: Moments;
  readonly stops: readonly number[];
  readonly turns: readonly number[];
  readonly scorings: readonly number[];

  constructor(
    readonly story: readonly Move[],
    ask: (actions: number, signal: AbortSignal) => Promise<Moment>,
    at: number,
  ) {
    this.moments = new Moments(ask);
    this.stops = stopsIn(story);
    this.turns = turnsBegin(story);
    this.scorings = scoringsIn(story);
    this.go(at);
  }

  get last(): number {
    return this.stops.at(-1) ?? 0;
  }

  /** Which of the stops this is, counted from 0. */
  get index(): number {
    return indexOf(this.stops, this.at);
  }

  /** Whether the moment that is wanted is the one that is shown. */
  get ready(): boolean {
    return this.moments.shown?.actions === this.at;
  }

  /** What happened last. */
  get move(): Move | undefined {
    return this.story.find((move) => move.actions === this.at);
  }

  go(at: number, byItself = false): void {
    const backwards = at < this.at;
    this.at = Math.min(Math.max(Math.trunc(at) || 0, 0), this.last);
    // Before anything of the moment is shown: what it has to tell may be told by and by.
    this.arrived = byItself ? this.at : null;
    const index = this.index;
    const ahead = this.stops.slice(index + 1, index + 1 + AHEAD);
    const behind = this.stops.slice(Math.max(0, index - BEHIND), index).reverse();
    const jumps = [after(this.turns, this.at), before(this.turns, this.at), after(this.scorings, this.at)];
    this.moments.show(this.at, backwards ? [...behind, ...ahead, ...jumps] : [...ahead, ...behind, ...jumps]);
  }

  step(by: 1 | -1): void {
    this.go(by > 0 ? after(this.stops, this.at) : before(this.stops, this.at));
  }

  /** Go a step on by itself. */
  proceed(): void {
    this.go(after(this.stops, this.at), true);
  }

  turn(by: 1 | -1): void {
    this.go(by > 0 ? after([...this.turns, this.last], this.at) : before([0, ...this.turns], this.at));
  }

  scoring(by: 1 | -1): void {
    this.go(by > 0 ? after([...this.scorings, this.last], this.at) : before([0, ...this.scorings], this.at));
  }

  /** All that a moment has to tell was told. */
  passed(at: number): void {
    this.told = Math.max(this.told, at);
  }

  /** Begin or stop to go on by itself; from the end it begins anew. */
  play(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  close(): void {
    this.moments.close();
  }
}

/** For a component that shows a replay: it goes on by itself while it plays and nothing holds it, and ends with the
 * component. */
export function followed(replaying: Replaying, held: () => boolean = () => false): void {
  $effect(() => () => replaying.close());

  $effect(() => {
    if (!replaying.playing || !replaying.ready || held()) return;
    if (replaying.at === replaying.last) {
      replaying.playing = false;
      return;
    }
    const timer = setTimeout(() => replaying.proceed(), replaying.pace);
    return () => clearTimeout(timer);
  });
}
