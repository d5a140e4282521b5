// A table as this browser sees it: the newest state from the live channel, and the ways to act on it.
import { flushSync } from "svelte";
import { decided, type Now } from "./deciding";
import { Live } from "./live";
import { forgetSeat, keepKnown, type Seat, seatsAt } from "./seats";
import { server, Trouble, withKey } from "./server";
import { give, handedIn, sharesOf } from "./shares";
import { Talk } from "./talk.svelte";
import { heard } from "./time";
import type { Absence, Happened, PalacePieces, Problem, Remark, SheetPieces, TableNow } from "./types";
import { unchanged } from "./unchanged";

/** Shows messages one after the other, each for as long as it takes. */
export interface Pace {
  /** Show a message by `show`. The next one waits for the promise, or follows at once where there is none. */
  tell(next: TableNow, show: () => void): Promise<void> | null;
  /** Whatever still moves is where it goes to. */
  settle(): void;
}

/** What is shown, and all that happened until then. */
export interface Landed {
  now: TableNow | null;
  happened: readonly Happened[];
}

/** To look at a table as a spectator, whatever seats this browser has there. */
export const NOBODY = -1;

export class Table {
  now: TableNow | null = $state.raw(null);
  pieces: PalacePieces | SheetPieces | null = $state.raw(null);
  /** Everything that happened as far as this browser was told, oldest first. */
  happened: Happened[] = $state.raw([]);
  /** By seat: who is away. That is no part of what happens, and shown at once, also while the rest stands still. */
  absences: (Absence | null)[] = $state.raw([]);
  /** The newest of which nothing flies any more. What only tells of it, in words and numbers, waits for that: the page has
   * enough to do while pieces set out. */
  landed: Landed = $state.raw({ now: null, happened: [] });
  connected = $state(true);
  /** Why there is no connection just now, where the server has said so. */
  delayed: Problem | null = $state.raw(null);
  /** Why the table cannot be shown at all. */
  refused: Problem | null = $state.raw(null);
  /** Why the last request failed; the screen shows it until the next one. */
  problem: Problem | null = $state.raw(null);
  /** The request that is under way. */
  private sending: { from: number | null } | null = $state.raw(null);
  /** The version that the last change led to, which the live channel is still to show. */
  private awaited = $state(0);
  /** The seats of this browser: several in a hot seat. */
  seats: Seat[] = $state.raw([]);
  /** Whose eyes the screen shows; null as a spectator. */
  seat: Seat | null = $state.raw(null);
  /** The seat that was this browser's until somebody was sent away from it. */
  lost: Seat | null = $state.raw(null);
  /** Whether the end of the game was shown on the board, or came before this browser looked. */
  settled = $state(false);
  /** Whether the game ended while this browser looked. */
  ended = $state(false);
  /** Whether nothing is decided by itself here, as in a lesson, where there is something to read first. */
  unhurried = false;

  /** What people at the table say to each other. */
  readonly talk: Talk;

  /** What is told just now, while it moves; the viewer may act meanwhile. */
  telling: readonly Happened[] = $state.raw([]);

  /** What came and is not shown yet, oldest first. */
  private waiting: TableNow[] = $state.raw([]);
  private holds = 0;
  private pace: Pace | null = null;
  /** Stands for the message that is told just now. */
  private underWay: object | null = null;

  private live: Live | null = null;
  private seatsKey = $state("");

  constructor(
    readonly name: string,
    readonly key: string,
    /** The one seat that this page is for; null for all of this browser. */
    private readonly as: number | null = null,
  ) {
    this.seats = seatsAt(name);
    this.talk = new Talk(this);
    this.look(as ?? this.seats[0]?.seat ?? null);
  }

  get token(): string {
    return this.seat?.token ?? "";
  }

  /** Whether something is under way or not shown yet: nothing is sent twice, nor to a table that has gone on. What came
   * of a request may be shown before its answer is here: whoever goes on from that is heard. */
  get busy(): boolean {
    const isUnknown = this.sending !== null && (this.sending.from ?? this.version) === this.version;
    return isUnknown || (this.connected && this.awaited > this.version);
  }

  /** Whether nothing is under way at all, and nothing goes on by itself from what is shown. */
  get rests(): boolean {
    return !this.busy && this.sending === null && this.ahead === 0;
  }

  /** Whose decision the game waits for. Who holds one sees the game as it would go on, and is waited for. */
  get thinker(): number | null {
    const { now } = this;
    return now?.status === "playing" && !now.held ? (now.view?.asked ?? null) : null;
  }

  /** How many messages the table is ahead of what is shown. */
  get ahead(): number {
    return this.waiting.length;
  }

  /** What happened at the table and is not shown yet, oldest first. */
  get unshown(): Happened[] {
    return this.waiting.flatMap(({ happened }) => happened);
  }

  /** Let messages follow each other at a pace until it is let go; without one each is shown as it comes. */
  follow(pace: Pace): () => void {
    this.pace = pace;
    return () => {
      if (this.pace !== pace) return;
      this.pace = null;
      this.settle();
      // What shows the table is just being taken away.
      queueMicrotask(() => this.goOn());
    };
  }

  /** Show the newest at once, as far as nothing holds. */
  catchUp(): void {
    this.settle();
    while (this.holds === 0 && this.underWay === null && this.waiting.length > 0) {
      this.show(this.next());
    }
  }

  /** Nothing flies any more of what is shown. */
  land(): void {
    if (this.landed.now !== this.now) this.landed = { now: this.now, happened: this.happened };
  }

  /** How the table is by now, also where what is shown stands still. */
  get newest(): TableNow | null {
    return this.waiting.at(-1) ?? this.now;
  }

  /** Let what is shown stand still until it is let go: the table may go on, and is caught up with then. */
  hold(): () => void {
    let holds = true;
    this.holds += 1;
    return () => {
      if (!holds) return;
      holds = false;
      this.holds -= 1;
      this.goOn();
    };
  }

  /** The key of the table's link: as it came with the link, or with a seat that this browser has or had. */
  get keyOrSeats(): string {
    return this.key || this.seatsKey;
  }

  /** Show the table as another of this browser's seats, or as a spectator. */
  look(seat: number | null): void {
    this.live?.close();
    if (seat === this.lost?.seat) this.lost = null;
    this.seats = seatsAt(this.name);
    this.seatsKey = this.seats[0]?.key ?? this.seatsKey;
    this.seat = this.seats.find((own) => own.seat === seat) ?? null;
    this.now = null;
    this.happened = [];
    this.waiting = [];
    this.land();
    this.settle();
    this.refused = null;
    const listener = {
      told: (now: TableNow) => this.told(now),
      heard: (remarks: Remark[], before: boolean) => this.talk.heard(remarks, before),
      connected: (is: boolean, why: Problem | null = null) => {
        this.delayed = why;
        // What the lost connection has prevented can be tried again now.
        if (is && !this.connected && this.problem?.code === "unreachable") this.problem = null;
        this.connected = is;
      },
      refused: (problem: Problem) => this.turnedAway(problem),
    };
    const others = this.as === null ? this.seats.filter((own) => own !== this.seat) : [];
    const also = others.map(({ token }) => token);
    this.live = new Live(this.name, this.token, this.keyOrSeats, listener, also);
  }

  close(): void {
    this.live?.close();
    this.waiting = [];
    this.settle();
    this.talk.close();
  }

  act(action: string): Promise<boolean> {
    this.beforeActing();
    return this.play("actions", { action, version: this.version });
  }

  /** Say what one of this browser's seats means to do out of turn; null takes it back. */
  intend(says: TableNow["says"], seat: Seat | null = this.seat): Promise<boolean> {
    return this.attempt(async () => {
      await server.post(`/tables/${this.name}/intent`, { says }, seat?.token ?? "");
    });
  }

  confirm(): Promise<boolean> {
    this.beforeActing();
    return this.play("confirm", { version: this.version });
  }

  undo(): Promise<boolean> {
    this.beforeActing();
    return this.play("undo", { version: this.version });
  }

  /** Deal, with this order of ages, or with the one of the offer. */
  begin(youngest: readonly number[] | null = null): Promise<boolean> {
    const body = { version: this.version, youngest_first: youngest };
    if (!this.isAllOurs) return this.send("begin", body, this.hostToken);
    return this.attempt(async () => {
      await handedIn(this.seats, () => this.post("begin", { ...body, shares: sharesOf(this.seats) }, this.hostToken));
    }, this.version);
  }

  /** Whether all people at the table sit at this browser: then nobody's promise has to be waited for. */
  private get isAllOurs(): boolean {
    const own = new Set(this.seats.map(({ seat }) => seat));
    return this.now?.chairs.every((chair, seat) => chair.bot || own.has(seat)) ?? false;
  }

  /** Whoever acts does so at the newest table; what comes of it does not wait for what still moves. */
  private beforeActing(): void {
    if (this.busy) return;
    if (this.waiting.length > 0) this.catchUp();
    else this.rested();
  }

  /** Of the host's seat, if this browser has it. */
  get hostToken(): string {
    return this.seats.find((own) => own.seat === this.now?.host)?.token ?? this.token;
  }

  /** Ask the server something about this table, as the seat that is shown. */
  ask<T>(path: string, signal?: AbortSignal): Promise<T> {
    return server.get<T>(withKey(`/tables/${this.name}${path}`, this.keyOrSeats), this.token, signal);
  }

  /** Post something to this table; true if it was accepted. What went wrong is in `problem`. */
  send(path: string, body: object, token = this.token): Promise<boolean> {
    return this.attempt(() => this.post(path, body, token), this.version);
  }

  private async post(path: string, body: object, token: string): Promise<void> {
    const { version } = await server.post<Now>(`/tables/${this.name}/${path}`, body, token);
    this.awaited = Math.max(this.awaited, version);
  }

  /** Decide something at the version that is shown: over the live channel, or by a request where there is none. */
  private play<T extends Now>(what: string, data: T): Promise<boolean> {
    return this.attempt(async () => {
      const { version } = await decided(this.live, this.name, this.seat, what, data);
      this.awaited = Math.max(this.awaited, version);
    }, this.version);
  }

  /** Do something that the server may refuse; true if it did not. What went wrong is in `problem`. `from`: the version
   * that it changes, whose successor shows what came of it. */
  async attempt(ask: () => Promise<unknown>, from: number | null = null): Promise<boolean> {
    if (this.busy) return false;
    const sending = { from };
    this.sending = sending;
    this.problem = null;
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.problem = error.problem;
      if (error.problem.now) {
        this.told(error.problem.now);
        this.catchUp();
      }
      return false;
    } finally {
      if (this.sending === sending) this.sending = null;
    }
  }

  private get version(): number {
    return this.now?.version ?? 0;
  }

  /** Who was sent away from a seat still has the table's link, and looks on. */
  private turnedAway(problem: Problem): void {
    if (problem.code !== "no-valid-token" || !this.seat || this.lost) {
      this.refused = problem;
      return;
    }
    const lost = this.seat;
    this.look(this.seats.find((own) => own.seat !== lost.seat)?.seat ?? null);
    this.lost = lost;
  }

  private told(message: TableNow): void {
    heard(message.said_at);
    this.absences = unchanged(this.absences, message.absences);
    if (message.status === "shuffling") void give(this.name, message);
    // Nothing has happened: what somebody is just choosing is left alone.
    if (this.newest?.version === message.version) {
      if (this.newest.says !== message.says) this.saidBeforehand(message);
      return;
    }
    this.waiting = [...this.waiting, message];
    this.goOn();
  }

  /** What the viewer means to do out of turn, and what follows from it, is told though nothing has happened. */
  private saidBeforehand({ says, could, options }: TableNow): void {
    const said = { says, could, options };
    const last = this.waiting.at(-1);
    if (last) this.waiting = [...this.waiting.slice(0, -1), { ...last, ...said }];
    else if (this.now) this.now = { ...this.now, ...said };
  }

  private next(): TableNow {
    const [next, ...rest] = this.waiting;
    this.waiting = rest;
    return next!;
  }

  private settle(): void {
    this.pace?.settle();
    this.rested();
  }

  private goOn(): void {
    while (this.holds === 0 && this.underWay === null && this.waiting.length > 0) {
      const next = this.next();
      const underWay = {};
      // Before anything is drawn, since that may let go of what holds.
      this.underWay = underWay;
      const over = this.pace ? this.pace.tell(next, () => this.show(next)) : this.show(next);
      if (over) void over.then(() => this.wasTold(underWay));
      else if (this.underWay === underWay) this.rested();
    }
  }

  private wasTold(message: object): void {
    if (this.underWay !== message) return;
    this.rested();
    this.goOn();
  }

  private rested(): void {
    this.land();
    this.underWay = null;
    this.telling = [];
  }

  private show(now: TableNow): null {
    if (this.now && now.version < this.now.version) return null;
    // Only a table that is there can have given the seat to somebody else: a token is not thrown away for less.
    if (this.seats.some((own) => own.token === this.lost?.token)) this.forget(this.lost!);
    this.refused = null;
    if (!this.now && now.status === "over") this.settled = true;
    if (this.now?.status === "playing" && now.status === "over") this.ended = true;
    if (now.pieces) this.pieces = now.pieces;
    const last = this.happened.at(-1)?.number ?? 0;
    const fresh = now.happened.filter((entry) => entry.number > last);
    if (fresh.length > 0) this.happened = [...this.happened, ...fresh];
    if (this.underWay) this.telling = fresh;
    this.now = { ...unchanged(this.now, now) };
    if (!this.underWay) this.land();
    if (this.seat) keepKnown(this.name, now);
    // Whoever makes a scoring an event lets everything stand still as soon as it is drawn.
    if (fresh.some(({ events }) => events.some(({ what }) => what === "scored"))) flushSync();
    return null;
  }

  private forget(seat: Seat): void {
    forgetSeat(seat.table, seat.seat);
    this.seats = seatsAt(this.name);
  }
}
