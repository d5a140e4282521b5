// How far the scorings of a game were told: until a step was told, nobody's points move by it, and nothing says who won.
import type { AnyView, Event } from "../api/types";
import { steadily } from "../api/unchanged";
import { type Celebration, celebrationOf, gainsBySide } from "./ceremony";
import { eventsUntilTold } from "./history";

export class Telling {
  /** So many scorings were told in whole; unknown until somebody listens, and then all that took place. */
  private seen: number | null = $state(null);
  /** The one that somebody wants to see once more. */
  private again: number | null = $state(null);
  /** How many steps of the scoring that is news were told. */
  private steps = $state(0);

  /** The next scoring that is news, counted from 0. Where nobody gains anything there is nothing to tell. */
  private readonly news: number | null = $derived.by(() => {
    const from = this.seen;
    if (from === null) return null;
    const next = this.known().scorings.findIndex(
      ({ terms }, index) => index >= from && terms.some((term) => term.points),
    );
    return next < 0 ? null : next;
  });

  /** The scoring that is told now, counted from 0; null if none is. */
  readonly index: number | null = $derived.by(() => this.again ?? this.news);

  readonly celebration: Celebration | null = $derived.by(() => this.celebrationOf(this.index));

  /** By side, as far as it was told. */
  readonly points: readonly number[] = $derived.by(() => {
    const { points, scorings } = this.known();
    if (this.news === null) return points;
    const untold = gainsBySide(
      scorings.slice(this.news).flatMap(({ terms }) => terms),
      points.length,
    );
    return points.map((own, side) => own - untold[side]! + (this.partly[side] ?? 0));
  });

  /** By side, what the last scoring gave as far as it was told. */
  readonly gained: readonly number[] = $derived.by(
    steadily(() => {
      const { points, scorings } = this.known();
      if (this.news !== null && this.steps > 0) return this.partly;
      const last = scorings.slice(0, this.told).at(-1);
      return last ? gainsBySide(last.terms, points.length) : [];
    }),
  );

  constructor(
    /** The game as far as this browser knows it. */
    private readonly known: () => AnyView,
    /** Hears how many scorings were told. */
    private readonly ontold: (scorings: number) => void = () => {},
  ) {}

  /** How many scorings were told in whole. */
  get told(): number {
    return this.news ?? this.known().scorings.length;
  }

  /** How many scorings took place that were not told in whole. */
  get untold(): number {
    return this.known().scorings.length - this.told;
  }

  /** Whether a scoring is news that was not told to its end. */
  get isNews(): boolean {
    return this.news !== null;
  }

  /** The game as some seat knows it, without what nobody is to know before it is told. */
  asTold<V extends AnyView>(view: V): V {
    if (this.news === null) return view;
    return {
      ...view,
      points: [...this.points],
      scorings: view.scorings.slice(0, this.told),
      winners: [],
      ending: null,
    };
  }

  /** Of what happened last, all that comes before the first scoring that was not told. */
  before(events: readonly Event[]): readonly Event[] {
    return eventsUntilTold(events, this.untold);
  }

  /** From now on scorings are told, beginning with this one. */
  listen(scorings: number): void {
    this.seen = scorings;
    this.steps = 0;
  }

  /** So many steps were told of the scoring that is told now; what was told once stays so. */
  reach(steps: number): void {
    if (this.again === null) this.steps = Math.max(this.steps, steps);
  }

  repeat(index: number): void {
    this.again = index;
  }

  /** The scoring that is told now was told, or nobody wants to hear more of it. */
  done(): void {
    if (this.again !== null) this.again = null;
    else if (this.news !== null) {
      this.listen(this.news + 1);
      this.ontold(this.told);
    }
  }

  /** By side, what the told steps of the scoring that is news gave. */
  private get partly(): readonly number[] {
    const news = this.celebrationOf(this.news);
    const totals = news?.steps[Math.min(this.steps, news.steps.length) - 1]?.totals;
    return totals ? totals.map((own, side) => own - (news.before[side] ?? 0)) : [];
  }

  private celebrationOf(index: number | null): Celebration | null {
    const { scorings, points } = this.known();
    return index === null ? null : celebrationOf(scorings, index, points.length);
  }
}
