// What the coach said about the decision that is to be made, and whether it still holds.
import { Trouble } from "../api/server";
import type { Table } from "../api/table.svelte";
import type { Coached, Option, Problem } from "../api/types";

interface Said {
  /** The table when it was asked. */
  version: number;
  coached: Coached | null;
  problem: Problem | null;
}

export class Coaching {
  private said: Said | null = $state.raw(null);
  thinking = $state(false);
  /** The option that is shown on the board. */
  private chosen: Option | null = $state.raw(null);

  constructor(private readonly table: Table) {}

  private get now(): Said | null {
    return this.said?.version === this.table.now?.version ? this.said : null;
  }

  /** The answer, until something has happened at the table. */
  get coached(): Coached | null {
    return this.now?.coached ?? null;
  }

  /** Why there is no answer. */
  get problem(): Problem | null {
    return this.now?.problem ?? null;
  }

  get shown(): Option | null {
    return this.coached ? this.chosen : null;
  }

  show(option: Option | null): void {
    this.chosen = option;
  }

  async ask(): Promise<void> {
    if (this.thinking || this.coached) return;
    const version = this.table.now?.version ?? 0;
    this.thinking = true;
    this.chosen = null;
    try {
      this.said = { version, coached: await this.table.ask<Coached>("/coach"), problem: null };
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.said = { version, coached: null, problem: error.problem };
    } finally {
      this.thinking = false;
    }
  }
}
