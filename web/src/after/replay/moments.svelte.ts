// The moments of a game as they are asked for: what is looked at first, then its neighbours, so that stepping is instant.
import { Trouble } from "../../api/server";
import type { Moment, Problem } from "../../api/types";

const AT_ONCE = 3;
const KEPT = 120;

export class Moments {
  /** The last moment that could be shown; while another one is on its way it stays. */
  shown: Moment | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** How another moment takes the place of the one that is shown. */
  change: (moment: Moment, show: () => void) => void = (_, show) => show();

  private readonly kept = new Map<number, Moment>();
  private readonly asking = new Map<number, AbortController>();
  private wanted: readonly number[] = [];

  constructor(private readonly ask: (actions: number, signal: AbortSignal) => Promise<Moment>) {}

  /** Show the moment after so many actions, and have the others ready, the most likely ones first. */
  show(actions: number, next: readonly number[]): void {
    this.wanted = [actions, ...next];
    this.problem = null;
    for (const [asked, controller] of this.asking) {
      if (this.wanted.includes(asked)) continue;
      controller.abort();
      this.asking.delete(asked);
    }
    const moment = this.kept.get(actions);
    if (moment) this.turnTo(moment);
    this.askMore();
  }

  close(): void {
    this.wanted = [];
    for (const controller of this.asking.values()) controller.abort();
  }

  private askMore(): void {
    for (const actions of this.wanted) {
      if (this.asking.size >= AT_ONCE) return;
      if (!this.kept.has(actions) && !this.asking.has(actions)) void this.fetch(actions);
    }
  }

  private async fetch(actions: number): Promise<void> {
    const controller = new AbortController();
    this.asking.set(actions, controller);
    try {
      this.keep(await this.ask(actions, controller.signal));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof Trouble)) throw error;
      // Who does not wait for it need not hear of it.
      if (actions === this.wanted[0]) this.problem = error.problem;
      this.wanted = this.wanted.filter((other) => other !== actions);
    } finally {
      if (this.asking.get(actions) === controller) this.asking.delete(actions);
    }
    this.askMore();
  }

  private turnTo(moment: Moment): void {
    if (moment === this.shown) return;
    this.change(moment, () => {
      this.shown = moment;
    });
  }

  private keep(moment: Moment): void {
    this.kept.set(moment.actions, moment);
    if (moment.actions === this.wanted[0]) this.turnTo(moment);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
