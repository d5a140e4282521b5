// A table as this browser sees it: the newest state from the live channel, and the ways to act on it.
import { Live } from "./live";
import { forgetSeat, keepKnown, type Seat, seatsAt } from "./seats";
import { server, Trouble, withKey } from "./server";
import type { Happened, PalacePieces, Problem, SheetPieces, TableNow } from "./types";
import { unchanged } from "./unchanged";

interface Now {
  version: number;
}

/** To look at a table as a spectator, whatever seats this browser has there. */
export const NOBODY = -1;

export class Table {
  now: TableNow | null = $state.raw(null);
  pieces: PalacePieces | SheetPieces | null = $state.raw(null);
  /** Everything that happened as far as this browser was told, oldest first. */
  happened: Happened[] = $state.raw([]);
  connected = $state(true);
  /** Why the table cannot be shown at all. */
  refused: Problem | null = $state.raw(null);
  /** Why the last request failed; the screen shows it until the next one. */
  problem: Problem | null = $state.raw(null);
  /** Whether a request is under way. */
  private sending = $state(false);
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

  private live: Live | null = null;
  private seatsKey = $state("");

  constructor(
    readonly name: string,
    readonly key: string,
    as: number | null = null,
  ) {
    this.seats = seatsAt(name);
    this.look(as ?? this.seats[0]?.seat ?? null);
  }

  get token(): string {
    return this.seat?.token ?? "";
  }

  /** Whether something is under way or not shown yet: nothing is sent twice, nor to a table that has gone on. */
  get busy(): boolean {
    return this.sending || (this.connected && this.awaited > this.version);
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
    this.refused = null;
    this.live = new Live(this.name, this.token, this.keyOrSeats, {
      told: (now) => this.told(now),
      connected: (is) => {
        this.connected = is;
      },
      refused: (problem) => this.turnedAway(problem),
    });
  }

  close(): void {
    this.live?.close();
  }

  act(action: string): Promise<boolean> {
    return this.send("actions", { action, version: this.version });
  }

  confirm(): Promise<boolean> {
    return this.send("confirm", { version: this.version });
  }

  undo(): Promise<boolean> {
    return this.send("undo", { version: this.version });
  }

  /** Deal, with this order of ages, or with the one of the offer. */
  begin(youngest: readonly number[] | null = null): Promise<boolean> {
    return this.send("begin", { version: this.version, youngest_first: youngest }, this.hostToken);
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
    return this.attempt(async () => {
      const { version } = await server.post<Now>(`/tables/${this.name}/${path}`, body, token);
      this.awaited = version;
    });
  }

  /** Do something that the server may refuse; true if it did not. What went wrong is in `problem`. */
  async attempt(ask: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.sending = true;
    this.problem = null;
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.problem = error.problem;
      if (error.problem.now) this.told(error.problem.now);
      return false;
    } finally {
      this.sending = false;
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

  private told(now: TableNow): void {
    if (this.now && now.version < this.now.version) return;
    // Only a table that is there can have given the seat to somebody else: a token is not thrown away for less.
    if (this.seats.some((own) => own.token === this.lost?.token)) this.forget(this.lost!);
    this.refused = null;
    if (!this.now && now.status === "over") this.settled = true;
    if (now.pieces) this.pieces = now.pieces;
    const last = this.happened.at(-1)?.number ?? 0;
    const fresh = now.happened.filter((entry) => entry.number > last);
    if (fresh.length > 0) this.happened = [...this.happened, ...fresh];
    this.now = { ...unchanged(this.now, now) };
    if (this.seat) keepKnown(this.name, now);
  }

  private forget(seat: Seat): void {
    forgetSeat(seat.table, seat.seat);
    this.seats = seatsAt(this.name);
  }
}
