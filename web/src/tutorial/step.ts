// What a lesson is made of: steps that are read, and steps that are done at a real table.
import type { Event, Option, TableNow } from "../api/types";

/** The table as a lesson sees it. */
export interface Situation {
  now: TableNow;
  /** What happened since the last step that was done, oldest first. */
  events: readonly Event[];
}

export interface Step {
  /** Its text is `web-tutorial-LESSON-NAME`, what is to be done the part `do` of it. */
  name: string;
  /** The moment of the deal that shows it. The lesson goes there if the step is not possible at the table. */
  moment?: string;
  /** Whether the lesson goes to the moment in any case. */
  jump?: boolean;
  /** Whether it makes sense now; if left out, it always does. */
  fits?: (situation: Situation) => boolean;
  /** The parts of the screen that it speaks of. */
  point?: readonly Target[];
  /** Whether an option leads on; the best one is pointed at. */
  wanted?: (option: Option, situation: Situation) => boolean;
  /** Whether it is done. Steps without this are only read. */
  done?: (situation: Situation) => boolean;
}

/** Selectors of something on the screen, of which the first one that finds anything is meant. */
export type Target = readonly string[];

export interface Plan {
  /** The name of the game, and of the deal. */
  name: string;
  /** About so many minutes. */
  minutes: number;
  steps: readonly Step[];
}

/** The game as it was played when the deal was made, and the moments where parts of the lesson begin. */
export interface Deal {
  /** By name: after how many actions. */
  moments: Record<string, number>;
  record: { players: readonly { bot: string | null }[]; actions: readonly string[] };
}

// What steps ask

/** Whether the viewer has to decide something. */
export function isAsked({ now }: Situation): boolean {
  return now.options.length > 0;
}

/** Whether others play, or the viewer has decided and only has to confirm. */
export function isWaiting({ now }: Situation): boolean {
  return now.status === "playing" && now.options.length === 0;
}

export function isOver({ now }: Situation): boolean {
  return now.status === "over";
}

/** Whether the viewer did something of this kind. */
export function did(...what: Event["what"][]): (situation: Situation) => boolean {
  return (situation) => ownDeeds(situation).some((event) => what.includes(event.what));
}

export function hasScored({ events }: Situation): boolean {
  return events.some((event) => event.what === "scored");
}

/** What the viewer did; a turn that begins is none of it. */
export function ownDeeds({ now, events }: Situation): Event[] {
  return events.filter((event) => event.what !== "turn-began" && "seat" in event && event.seat === now.seat);
}

/** Whether the viewer is asked this. */
export function asks(...steps: string[]): (situation: Situation) => boolean {
  return (situation) => isAsked(situation) && steps.includes(situation.now.view?.step ?? "");
}

export function verb(...verbs: string[]): (option: Option) => boolean {
  return (option) => verbs.includes(option.verb);
}

/** Whatever the viewer likes. */
export function anything(): boolean {
  return true;
}

/** Buying to the coin, from the choice of the tile to the payment. */
export function exactly(option: Option, { now }: Situation): boolean {
  if (option.verb === "pay") return Boolean(option.exact);
  return option.verb === "buy" && (now.plan ?? []).some((planned) => planned.space === option.space);
}

/** Whether the viewer has bought a tile to the coin and goes on with another action. */
export function actsAgain(situation: Situation): boolean {
  const { view, seat } = situation.now;
  const beside = view?.board === "palace" ? view.players[seat ?? 0]?.beside : [];
  return asks("act")(situation) && Boolean(beside?.length);
}

/** The hints, or the way to them where something else is shown in their place. */
export const HINT: Target = ['[data-part="hint"]', '[data-tab="hint"]'];

export function part(name: string): Target {
  return [`[data-part="${name}"]`];
}
