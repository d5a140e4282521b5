// Tables as a lesson sees them, with no more in them than it looks at.
import type { Event, Happened, Option, TableNow } from "../../src/api/types";
import type { Deal } from "../../src/tutorial/step";
import { SAID } from "../said";

export const DEAL: Deal = {
  moments: { start: 0, later: 30 },
  record: { players: [{ bot: null }, { bot: "greedy" }], actions: ["take denar-2 ducat-1", "take florin-9", "buy 3"] },
};

interface Told {
  step?: string;
  options?: Option[];
  plan?: string[];
  held?: Option | null;
  status?: TableNow["status"];
  actions?: number;
  beside?: string[];
}

/** The table as the learner, who has seat 0, is told of it. */
export function told(of: Told = {}): TableNow {
  const { step = "act", options = [], plan = [], held = null, status = "playing", actions = 0, beside = [] } = of;
  const view = { board: "palace", step, players: [{ beside }] };
  const planned = plan.map((space) => ({ space, tile: "", cards: [] }));
  return { seat: 0, status, actions, options, held, plan: planned, view } as unknown as TableNow;
}

export function take(...cards: string[]): Option {
  return { action: `take ${cards.join(" ")}`, verb: "take", said: SAID, cards };
}

export function buy(space: string): Option {
  return { action: `buy ${space}`, verb: "buy", said: SAID, space };
}

export function pay(exact: boolean, ...cards: string[]): Option {
  return { action: `pay ${cards.join(" ")}`, verb: "pay", said: SAID, cards, exact };
}

export function build(tile: string, x: number, y: number): Option {
  return { action: `build ${tile} ${x},${y}`, verb: "build", said: SAID, tile, cell: [x, y] };
}

/** Entries of the table, one for each of these events. */
export function happened(...events: Partial<Event>[]): Happened[] {
  return events.map((event, index) => ({ number: index + 1, events: [event] }) as unknown as Happened);
}
