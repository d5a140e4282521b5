// What flies from where to where: the same pieces before and after something happened, compared by where they lie.
import { type Event, keyOf } from "../api/types";

/** A piece that lies somewhere on the screen. */
export interface Lying {
  name: string;
  /** `yard`, `display`, `hand:0`, `palace:2`, `coins:1`: one of a seat ends with it. */
  home: string;
}

/** Spots of the screen that something comes from or goes to, the best first. */
export type Spots = readonly string[];

/** What is to be drawn where a piece is only on its way. */
export type Looks = "tile" | "card" | "coin";

export interface Flight<P extends Lying> {
  name: string;
  looks: Looks;
  from: P | Spots;
  to: P | Spots;
  /** Whether it only follows what the others do, as what is laid out anew. */
  follows: boolean;
}

export interface Happening<P extends Lying> {
  before: readonly P[];
  after: readonly P[];
  events: readonly Event[];
  /** The kind of a piece, if it has one. */
  kindOf: (name: string) => string | null;
  /** One name for both faces of a piece. */
  same: (name: string) => string;
}

/** What lies in other places than before. */
export function flightsOf<P extends Lying>(happening: Happening<P>): Flight<P>[] {
  const { before, after, same } = happening;
  const [lost, gained] = [without(before, after, same), without(after, before, same)];
  const flights: Flight<P>[] = [];
  for (const to of gained) {
    const isIt = (from: P) => same(from.name) === same(to.name) && from.home !== to.home;
    // Coins are printed: they never go from one sheet to another.
    const at = isCoin(to) ? -1 : lost.findIndex(isIt);
    const [from] = at < 0 ? [] : lost.splice(at, 1);
    const spots = from ?? sourceOf(to, happening);
    if (spots) flights.push({ name: to.name, looks: looksOf(to), from: spots, to, follows: !from && isLaidOut(to) });
  }
  for (const from of lost) {
    const to = goalOf(from, happening);
    if (to) flights.push({ name: from.name, looks: looksOf(from), from, to, follows: false });
  }
  return [...flights, ...replacedIn(happening, flights), ...paymentsIn(happening), ...coinsIn(happening)];
}

/** Cards that were taken while one that looks the same was laid out in their place. */
function replacedIn<P extends Lying>({ before, after, events }: Happening<P>, known: Flight<P>[]): Flight<P>[] {
  const leaving = known.filter(({ from }) => "home" in from && from.home === "display").map(({ name }) => name);
  return events.flatMap((event) => {
    if (event.what !== "money-taken") return [];
    return event.cards.flatMap((name): Flight<P>[] => {
      const at = leaving.indexOf(name);
      if (at >= 0) leaving.splice(at, 1);
      const lay = (pieces: readonly P[]) => pieces.find((piece) => piece.home === "display" && piece.name === name);
      const [from, to] = [lay(before), lay(after)];
      if (at >= 0 || !from || !to) return [];
      const goal = [`hand:${event.seat}`, `seat:${event.seat}`];
      return [
        { name, looks: "card", from, to: goal, follows: false },
        { name, looks: "card", from: ["deck"], to, follows: true },
      ];
    });
  });
}

/** Those of some pieces that are not among others; of several that are alike the last ones. */
function without<P extends Lying>(some: readonly P[], others: readonly P[], same: (name: string) => string): P[] {
  const key = (piece: P) => `${same(piece.name)} ${piece.home}`;
  const left = new Map<string, number>();
  for (const piece of others) left.set(key(piece), (left.get(key(piece)) ?? 0) + 1);
  return some.filter((piece) => {
    const count = left.get(key(piece)) ?? 0;
    left.set(key(piece), count - 1);
    return count <= 0;
  });
}

function isCard({ home }: Lying): boolean {
  return home === "display" || home.startsWith("hand:");
}

function isCoin({ home }: Lying): boolean {
  return home.startsWith("coins:");
}

function looksOf(piece: Lying): Looks {
  return isCard(piece) ? "card" : isCoin(piece) ? "coin" : "tile";
}

function isDie({ home }: Lying): boolean {
  return home.startsWith("dice:");
}

function isLaidOut({ home }: Lying): boolean {
  return !home.includes(":");
}

function seatOf({ home }: Lying): string | null {
  return home.split(":")[1] ?? null;
}

/** Who did something with a piece or card, by the event that says so. */
function doerOf<P extends Lying>({ name }: Lying, { events, same }: Happening<P>): number | null {
  for (const event of events) {
    if (!("seat" in event)) continue;
    if ("tile" in event && same(event.tile) === same(name)) return event.seat;
    if ("cards" in event && event.cards.includes(name)) return event.seat;
  }
  return null;
}

/** Where a piece comes from that lay nowhere before. Rolled dice come from nowhere. */
function sourceOf<P extends Lying>(to: P, happening: Happening<P>): Spots | null {
  if (isDie(to)) return null;
  if (isCoin(to)) return isHad(to, happening) ? [`dice:${seatOf(to)}`] : null;
  if (to.home === "display") return ["deck"];
  const taken = doerOf(to, happening) !== null;
  if (isCard(to)) return taken ? ["display", "deck"] : ["deck"];
  if (isLaidOut(to)) return bag(to, happening);
  return [`beside:${seatOf(to)}`, `seat:${seatOf(to)}`];
}

/** Where a piece goes that lies nowhere afterwards. */
function goalOf<P extends Lying>(from: P, happening: Happening<P>): Spots | null {
  if (isDie(from)) return null;
  if (isCoin(from)) return isHad(from, happening) ? spentAt(Number(seatOf(from)), happening) : null;
  const doer = doerOf(from, happening);
  if (from.home === "display") return doer === null ? ["deck"] : [`hand:${doer}`, `seat:${doer}`];
  if (isCard(from)) return ["discard", "deck"];
  if (doer !== null) return [`beside:${doer}`, `seat:${doer}`];
  return isLaidOut(from) ? bag(from, happening) : null;
}

function bag<P extends Lying>({ name }: Lying, { kindOf }: Happening<P>): Spots {
  return [`bag:${kindOf(name) ?? ""}`, "bag"];
}

/** The cards with which somebody paid whose hand nobody sees. */
function paymentsIn<P extends Lying>({ before, events }: Happening<P>): Flight<P>[] {
  return events.flatMap((event) => {
    if (!("paid" in event && "cards" in event)) return [];
    const hand = `hand:${event.seat}`;
    if (before.some(({ home }) => home === hand)) return [];
    const from = [hand, `seat:${event.seat}`];
    return event.cards.map((name) => ({ name, looks: "card", from, to: ["discard", "deck"], follows: false }));
  });
}

/** Whether it is a coin that somebody has, not the place of one, on a sheet that is shown before and after. */
function isHad<P extends Lying>({ name, home }: Lying, { before, after }: Happening<P>): boolean {
  return name.startsWith("coin-left") && [before, after].every((pieces) => pieces.some((piece) => piece.home === home));
}

/** What a seat has spent coins on: a die that was turned or a cell. */
function spentAt<P extends Lying>(seat: number, { events }: Happening<P>): Spots {
  const dice = `dice:${seat}`;
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.what === "die-turned") return [`die:${seat}:${event.colour}-${event.after}`, dice];
    if (event.what === "cell-built" && event.coins) return [`cell:${seat}:${keyOf(event.cell)}`, dice];
  }
  return [dice];
}

/** The coins of those of whom only the number of coins is shown. */
function coinsIn<P extends Lying>(happening: Happening<P>): Flight<P>[] {
  return happening.events.flatMap((event): Flight<P>[] => {
    const [earned, spent] = coinsOf(event);
    if (!("seat" in event) || !(earned || spent)) return [];
    const { seat } = event;
    if (happening.after.some(({ home }) => home === `coins:${seat}`)) return [];
    const flight = { name: "coin", looks: "coin" as const, follows: false };
    const coming = { ...flight, from: [`dice:${seat}`], to: [`coins:${seat}`] };
    const going = { ...flight, from: [`coins:${seat}`], to: spentAt(seat, { ...happening, events: [event] }) };
    return [...Array<Flight<P>>(earned).fill(coming), ...Array<Flight<P>>(spent).fill(going)];
  });
}

/** How many coins something earns, and how many it costs. */
function coinsOf(event: Event): [number, number] {
  if (event.what === "coins-earned") return [event.coins, 0];
  if (event.what === "cell-built") return [0, event.coins];
  return [0, event.what === "die-turned" ? 1 : 0];
}

/** Cards that stay in a hand, where they lay and where they lie: others came between them, or left. */
export function shiftsIn<P extends Lying>(before: readonly P[], after: readonly P[]): { from: P; to: P }[] {
  const left = before.filter(({ home }) => home.startsWith("hand:"));
  return after.flatMap((to) => {
    const at = left.findIndex(({ name, home }) => name === to.name && home === to.home);
    const [from] = at < 0 ? [] : left.splice(at, 1);
    return from ? [{ from, to }] : [];
  });
}
