// The moments of a finished game that cost a player most: the coach looks at every decision briefly, then closely at the worst.
import { Trouble } from "../api/server";
import type { Coached, Cost, Costs, Problem } from "../api/types";

/** So many of the worst are looked at closely, */
const CLOSELY = 6;
/** and so many of those are told, */
const TOLD = 3;
/** if they cost at least so many points: less is hardly more than chance. */
const LEAST = 0.5;
/** How much of the work the brief look is, on the bar. */
const BRIEF = 0.6;
/** Who is told to come back later does so often enough. */
const PATIENCE = 12;

/** Asks the server about this table. */
export type Ask = <T>(path: string, signal?: AbortSignal) => Promise<T>;

export interface Moment {
  turn: number;
  coached: Coached;
}

/** What was found, by table and seat: it does not change any more. */
const found = new Map<string, Moment[]>();

export class Costly {
  moments: Moment[] | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  busy = $state(false);
  /** How much is done, from 0 to 1. */
  progress = $state(0);
  private leaving = new AbortController();

  constructor(
    private readonly table: string,
    private readonly seat: number,
    private readonly ask: Ask,
    private readonly wait: (milliseconds: number) => Promise<void> = later,
  ) {
    this.moments = found.get(this.key) ?? null;
  }

  private get key(): string {
    return `${this.table} ${this.seat}`;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.leaving.abort();
  }

  async find(): Promise<void> {
    if (this.busy || this.moments) return;
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    this.busy = true;
    this.problem = null;
    this.progress = 0;
    try {
      const moments = await this.closely(await this.briefly());
      found.set(this.key, moments);
      this.moments = moments;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (!signal.aborted) this.problem = error.problem;
    } finally {
      this.busy = false;
    }
  }

  /** Every decision of the seat. */
  private async briefly(): Promise<Cost[]> {
    const costs: Cost[] = [];
    for (let done = 0, of = 1; done < of; ) {
      const part = await this.patiently<Costs>(`/costs/${this.seat}?after=${done}`);
      costs.push(...part.costs);
      ({ done, of } = part);
      this.progress = of ? (BRIEF * done) / of : BRIEF;
    }
    return costs;
  }

  /** The worst of them, of which some only seemed so. */
  private async closely(costs: readonly Cost[]): Promise<Moment[]> {
    const worst = costs
      .filter((cost) => cost.points_lost > 0)
      .sort((a, b) => b.points_lost - a.points_lost)
      .slice(0, CLOSELY);
    const moments: Moment[] = [];
    for (const { actions, turn } of worst) {
      moments.push({ turn, coached: await this.patiently<Coached>(`/replay/${actions}/coach`) });
      this.progress = BRIEF + ((1 - BRIEF) * moments.length) / worst.length;
    }
    return moments
      .filter(({ coached }) => coached.points_lost >= LEAST)
      .sort((a, b) => b.coached.points_lost - a.coached.points_lost)
      .slice(0, TOLD);
  }

  /** The coach answers one after the other: who comes too early is told when to come back. */
  private async patiently<T>(path: string): Promise<T> {
    const { signal } = this.leaving;
    for (let tries = 1; ; tries++) {
      try {
        return await this.ask<T>(path, signal);
      } catch (error) {
        const early = error instanceof Trouble && error.problem.kind === "too-much";
        if (!early || tries >= PATIENCE || signal.aborted) throw error;
        await this.wait(1000 * (Number(error.problem.details?.seconds) || 1));
      }
    }
  }
}

function later(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
