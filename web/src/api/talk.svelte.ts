// What the people at a table say to each other, as this browser hears it: without those who are muted here.
import { isMuted, keepRead, muted, readAt } from "./muted.svelte";
import { problemWith, server } from "./server";
import type { Problem, Reaction, Remark } from "./types";

/** The longest text that the server takes. */
export const LONGEST = 200;
/** For so many milliseconds a reaction or a text is shown beside whoever said it. */
const SHOWN = { reaction: 6_000, text: 9_000 };
const MOST_KEPT = 200;

export const REACTIONS: readonly Reaction[] = [
  "bravo",
  "well-played",
  "thanks",
  "laugh",
  "good-luck",
  "hmm",
  "ouch",
  "hurry",
];

/** What has to be known of the table where people talk. */
interface Place {
  readonly name: string;
  readonly token: string;
  readonly seats: readonly { seat: number }[];
  readonly now: { talking: boolean; chairs: readonly { name: string; recorded: boolean }[] } | null;
}

export class Talk {
  private all: Remark[] = $state.raw([]);
  /** What was said just now, by seat. */
  private shown: Record<number, Remark> = $state.raw({});
  private newest: Remark | null = $state.raw(null);
  private read = $state(0);
  private timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** Whether the conversation is shown. */
  open = $state(false);
  /** Why the last thing could not be said. */
  problem: Problem | null = $state.raw(null);

  constructor(private readonly table: Place) {
    this.read = readAt(table.name);
  }

  /** Whether there is somebody to talk to: other people, and not only at this device. */
  get there(): boolean {
    const { now, seats } = this.table;
    if (!now?.talking) return false;
    const own = new Set(seats.map(({ seat }) => seat));
    const people = now.chairs.flatMap((chair, seat) => (chair.name && !chair.recorded ? [seat] : []));
    return own.size > 0 ? people.some((seat) => !own.has(seat)) : people.length > 1;
  }

  /** Whether this browser has a seat that can say something. */
  get speaks(): boolean {
    return this.table.token !== "";
  }

  get remarks(): Remark[] {
    return this.all.filter((remark) => !this.silenced(remark));
  }

  /** The people who were heard here and are not this browser's own, by seat and name. */
  get people(): { seat: number; name: string }[] {
    const chairs = this.table.now?.chairs ?? [];
    return chairs.flatMap(({ name, recorded }, seat) =>
      name && !recorded && !this.isOwn(seat) ? [{ seat, name }] : [],
    );
  }

  get unread(): number {
    return this.remarks.filter((remark) => remark.text && remark.number > this.read && !this.isOwn(remark.seat)).length;
  }

  /** What a seat said a moment ago; null if it did not, or is muted. */
  fresh(seat: number): Remark | null {
    const remark = this.shown[seat];
    return remark && !this.silenced(remark) ? remark : null;
  }

  /** The last thing that somebody else said a moment ago. */
  get latest(): Remark | null {
    const remark = this.newest;
    return remark && !this.isOwn(remark.seat) && this.fresh(remark.seat) === remark ? remark : null;
  }

  isOwn(seat: number): boolean {
    return this.table.seats.some((own) => own.seat === seat);
  }

  heard(remarks: Remark[], before: boolean): void {
    const last = this.all.at(-1)?.number ?? 0;
    const fresh = remarks.filter((remark) => remark.number > last);
    this.all = [...this.all, ...fresh].slice(-MOST_KEPT);
    if (!before) for (const remark of fresh) this.show(remark);
    if (this.open) this.markRead();
  }

  /** All that was said has been seen. */
  markRead(): void {
    this.read = this.all.at(-1)?.number ?? this.read;
    keepRead(this.table.name, this.read);
  }

  /** True if it was said. What went wrong is in `problem`. */
  async say(what: { text: string } | { reaction: Reaction }): Promise<boolean> {
    this.problem = await problemWith(() => server.post(`/tables/${this.table.name}/remarks`, what, this.table.token));
    return this.problem === null;
  }

  mute(seat: number, name: string, is: boolean): void {
    muted.person({ table: this.table.name, seat, name }, is);
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private silenced(remark: Remark): boolean {
    return !this.isOwn(remark.seat) && isMuted({ table: this.table.name, seat: remark.seat, name: remark.name });
  }

  private show(remark: Remark): void {
    clearTimeout(this.timers.get(remark.seat));
    this.shown = { ...this.shown, [remark.seat]: remark };
    this.newest = remark;
    const lasting = remark.reaction ? SHOWN.reaction : SHOWN.text;
    this.timers.set(
      remark.seat,
      setTimeout(() => {
        const { [remark.seat]: _, ...others } = this.shown;
        this.shown = others;
      }, lasting),
    );
  }
}
