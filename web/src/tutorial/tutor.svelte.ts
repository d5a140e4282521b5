// Leads through a lesson: opens its tables, tells it what happens there, and remembers how far it has come.
import { forgetTable, seatsAt } from "../api/seats";
import { Trouble } from "../api/server";
import { Table } from "../api/table.svelte";
import type { Kept, Problem } from "../api/types";
import { ownName } from "../lobby/guest";
import { bring, openAt } from "./dealing";
import { Lesson } from "./lesson.svelte";
import { progress } from "./progress.svelte";
import type { Deal, Plan } from "./step";

export class Tutor {
  readonly lesson: Lesson;
  table: Table | null = $state.raw(null);
  /** Whether a table is being opened. */
  opening = $state(false);
  /** Why there is no table. */
  problem: Problem | null = $state.raw(null);
  private kept: Kept | null = null;
  private ofAnotherDay = false;
  private ended = false;

  constructor(
    readonly plan: Plan,
    private readonly deal: Deal,
  ) {
    this.lesson = new Lesson(plan, deal, (moment) => void this.open(moment));
    const left = progress.leftAt(plan.name);
    if (left) this.lesson.resume(left.step);
    if (left && seatsAt(left.table).length > 0) this.show(left.table, this.lesson.momentToOpen, false);
    else void this.open(this.lesson.momentToOpen);
  }

  /** Try again what did not succeed. */
  again(): void {
    void this.open(this.lesson.momentToOpen);
  }

  /** Called when something has changed at the table, or in the lesson. */
  watch(): void {
    const { table, lesson, plan } = this;
    if (table?.refused) this.miss(table.refused);
    else if (table?.now) lesson.look(table.now, table.happened);
    if (lesson.current === plan.steps.at(-1)) progress.finish(plan.name);
    else if (this.table) progress.leave(plan.name, { step: lesson.current.name, table: this.table.name });
  }

  /** The page is left. A lesson that is not finished can be gone on with. */
  close(): void {
    this.ended = true;
    this.table?.close();
    if (this.table && !progress.leftAt(this.plan.name)) forgetTable(this.table.name);
  }

  /** The table cannot be shown. One of another day may be gone, and is opened anew. */
  private miss(problem: Problem): void {
    if (this.ofAnotherDay) this.again();
    else this.problem = problem;
  }

  private async open(moment: string): Promise<void> {
    if (this.opening || this.ended) return;
    this.opening = true;
    this.problem = null;
    this.leaveTable();
    try {
      this.kept ??= await bring(this.deal);
      const { table } = await openAt(this.kept, this.deal, moment, ownName());
      this.opening = false;
      if (this.ended) forgetTable(table);
      else this.show(table, moment);
    } catch (error) {
      this.opening = false;
      if (!(error instanceof Trouble)) throw error;
      this.problem = error.problem;
    }
  }

  private leaveTable(): void {
    this.table?.close();
    if (this.table) forgetTable(this.table.name);
    this.table = null;
  }

  private show(table: string, moment: string, justNow = true): void {
    this.ofAnotherDay = !justNow;
    this.lesson.begin(moment, justNow);
    this.table = new Table(table, "");
    this.table.unhurried = true;
  }
}
