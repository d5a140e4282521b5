// What can be told of every game: events, refusals and the terms of a scoring.
import type { AnyView, Event, Option, Refusal, Term } from "../api/types";
import { say } from "./texts.svelte";
import type { Words } from "./words";

/** Tells a game in the language of the settings, from what the server sends. */
export abstract class Teller<View extends AnyView = AnyView> {
  abstract readonly words: Words;

  /** What happened, in one sentence. */
  abstract event(event: Event): string;

  /** Why an action is refused, with the rule that refuses it. */
  abstract refusal(refusal: Refusal): string;

  /** For what a term gives its points: `4 towers, first place`. */
  abstract reason(term: Term): string;

  /** What an option would do, as a line in a list of choices. */
  abstract option(option: Option, view: View): string;

  /** Who gets points for what, in one sentence. */
  term(term: Term): string {
    return say("term", { name: this.words.name(term.side), points: term.points, reason: this.reason(term) });
  }

  /** `Ana 12, Ben 7`: who got points in a scoring, best first. */
  protected gains(terms: readonly Term[], withNothing: boolean): string[] {
    const points = new Map<number, number>();
    for (const term of terms) points.set(term.side, (points.get(term.side) ?? 0) + term.points);
    return [...points]
      .filter(([, gained]) => gained || withNothing)
      .sort(([side, gained], [other, others]) => others - gained || side - other)
      .map(([side, gained]) => say("gain", { name: this.words.name(side), points: gained }));
  }
}
