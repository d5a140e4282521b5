// A lesson as it runs: which step is on, whether the table shows what it is about, and what to point at.
import type { Happened, Option, TableNow } from "../api/types";
import { CONFIRMING, targetOf } from "./pointing";
import { anything, type Deal, isWaiting, ownDeeds, type Plan, type Situation, type Step, type Target } from "./step";

export class Lesson {
  /** The step that is shown; earlier ones can be read again. */
  private shownStep = $state(0);
  /** The step that is on. */
  private reached = $state(0);
  private now: TableNow | null = $state.raw(null);
  private happened: readonly Happened[] = $state.raw([]);
  /** What happened up to this entry of the table is no more asked for. */
  private since = $state(0);
  /** The moment at which the table began. */
  private moment = "";
  /** The step for which the table was opened: that is tried once. */
  private openedFor: Step | null = $state.raw(null);

  constructor(
    readonly plan: Plan,
    private readonly deal: Deal,
    /** Opens a table that goes on from a moment of the deal. */
    private readonly open: (moment: string) => void,
  ) {}

  // Steps

  get step(): Step {
    return this.plan.steps[this.shownStep]!;
  }

  /** The number of the step that is shown, from 1. */
  get number(): number {
    return this.shownStep + 1;
  }

  /** The step from which the lesson would go on another day. */
  get current(): Step {
    return this.plan.steps[this.reached]!;
  }

  /** Whether the step that is on is shown, not an earlier one. */
  get isCurrent(): boolean {
    return this.shownStep === this.reached;
  }

  get isFirst(): boolean {
    return this.shownStep === 0;
  }

  /** Whether the last step is shown, which only says goodbye. */
  get isLast(): boolean {
    return this.number === this.plan.steps.length;
  }

  back(): void {
    if (!this.isFirst) this.shownStep -= 1;
  }

  /** Go to the next step, also if this one is not done. */
  next(): void {
    if (this.isLast) return;
    if (!this.isCurrent) {
      this.shownStep += 1;
      return;
    }
    if (this.step.done) this.forget();
    this.advance();
    this.settle();
  }

  /** Go on from a step, where the lesson was left. */
  resume(name: string): void {
    const found = this.plan.steps.findIndex((step) => step.name === name);
    this.shownStep = this.reached = Math.max(0, found);
  }

  /** The moment where the step that is on is shown, or the last one before it. */
  get momentToOpen(): string {
    const before = this.plan.steps.slice(0, this.reached + 1);
    return before.findLast((step) => step.moment)?.moment ?? Object.keys(this.deal.moments)[0] ?? "";
  }

  // The table

  /** There is a table that began at a moment of the deal: one that was opened just now, or one of another day. */
  begin(moment: string, justNow = true): void {
    this.moment = moment;
    this.openedFor = justNow ? this.current : null;
    this.now = null;
    this.happened = [];
  }

  /** The table has changed. */
  look(now: TableNow, happened: readonly Happened[]): void {
    const isNew = this.now === null;
    this.now = now;
    this.happened = happened;
    if (isNew) this.forget();
    this.settle();
  }

  private get situation(): Situation | null {
    if (!this.now) return null;
    const events = this.happened.filter((entry) => entry.number > this.since).flatMap((entry) => entry.events);
    return { now: this.now, events };
  }

  private forget(): void {
    this.since = this.happened.at(-1)?.number ?? 0;
  }

  private advance(): void {
    this.reached += 1;
    this.shownStep = this.reached;
  }

  /** Pass over what is done or not possible; what a moment of the deal shows is looked for there. */
  private settle(): void {
    for (let { situation } = this; situation && this.reached < this.plan.steps.length - 1; { situation } = this) {
      const { current } = this;
      if (current.done?.(situation)) {
        this.forget();
      } else if (this.mustJump(current)) {
        this.goTo(current.moment!);
        return;
      } else if (isWaiting(situation) || this.isPossible(current, situation)) {
        return;
      } else if (current.moment && this.openedFor !== current) {
        this.goTo(current.moment);
        return;
      }
      this.advance();
    }
  }

  private goTo(moment: string): void {
    this.now = null;
    this.open(moment);
  }

  private mustJump(step: Step): boolean {
    return Boolean(step.jump) && this.moment !== step.moment && this.openedFor !== step;
  }

  private isPossible(step: Step, situation: Situation): boolean {
    if (step.fits && !step.fits(situation)) return false;
    return !step.wanted || situation.now.options.some((option) => step.wanted?.(option, situation));
  }

  // What the screen shows

  /** Whether the step that is on has to be done at the table. */
  get isToDo(): boolean {
    return this.isCurrent && Boolean(this.step.done);
  }

  /** Whether something is decided that only has to be confirmed. */
  get isHeld(): boolean {
    return Boolean(this.now?.held);
  }

  /** Whether the others are playing. */
  get isWaiting(): boolean {
    const { situation } = this;
    return situation !== null && !this.isHeld && isWaiting(situation);
  }

  /** Whether something else was done than the step proposes. */
  get didOtherwise(): boolean {
    const { situation } = this;
    if (!situation || !this.isToDo || this.isHeld || this.step.wanted === anything) return false;
    return ownDeeds(situation).length > 0;
  }

  /** Whether the table was opened because the game had gone another way. */
  get wasPrepared(): boolean {
    return this.isCurrent && this.openedFor === this.step && !this.step.jump && this.reached > 0;
  }

  /** The option that is pointed at: what was played when the deal was made, if it is possible, else the first one. */
  get proposed(): Option | null {
    const { situation, step, deal } = this;
    if (!situation || !this.isToDo) return null;
    const wanted = situation.now.options.filter((option) => step.wanted?.(option, situation));
    const recorded = deal.record.actions[situation.now.actions];
    return wanted.find((option) => option.action === recorded) ?? wanted[0] ?? null;
  }

  readonly targets: readonly Target[] = $derived.by(() => {
    if (!this.now) return [];
    if (this.isToDo && this.isHeld) return [CONFIRMING];
    if (this.isWaiting && this.isToDo) return [];
    const { proposed } = this;
    return proposed ? [targetOf(proposed, this.now)] : (this.step.point ?? []);
  });
}
