// Whom this browser does not want to hear, and how far it has read at each table. Only this device knows.
import { type Check, isCount, isObject, isShape, isText, those } from "./shape";
import { keep, kept } from "./storage.svelte";

const STORAGE = "sabika-words";
const MOST_KEPT = 100;

export interface Muted {
  table: string;
  seat: number;
  name: string;
}

interface Stored {
  /** Whether nobody is heard. */
  all: boolean;
  people: Muted[];
  /** The last remark that was read, by table. */
  read: [table: string, number: number][];
}

const isPerson = isShape<Muted>({ table: isText, seat: isCount, name: isText });
const isRead: Check<[string, number]> = (found): found is [string, number] =>
  Array.isArray(found) && isText(found[0]) && isCount(found[1]);

/** What was kept, as far as it can be understood. */
export function storedFrom(found: unknown): Stored {
  const kept: Partial<Record<keyof Stored, unknown>> = isObject(found) ? found : {};
  return { all: kept.all === true, people: those(isPerson, kept.people), read: those(isRead, kept.read) };
}

const same = (one: Muted) => (other: Muted) =>
  one.table === other.table && one.seat === other.seat && one.name === other.name;

class MutedHere {
  private stored: Stored = $state.raw(storedFrom(kept(STORAGE)));

  get all(): boolean {
    return this.stored.all;
  }
  set all(all: boolean) {
    this.change({ all });
  }

  get people(): readonly Muted[] {
    return this.stored.people;
  }

  person(person: Muted, is: boolean): void {
    const others = this.stored.people.filter((other) => !same(person)(other));
    this.change({ people: is ? [...others, person].slice(-MOST_KEPT) : others });
  }

  read(table: string): number {
    return this.stored.read.find(([name]) => name === table)?.[1] ?? 0;
  }

  reads(table: string, number: number): void {
    if (this.read(table) === number) return;
    const others = this.stored.read.filter(([name]) => name !== table);
    this.change({ read: [...others, [table, number] as [string, number]].slice(-MOST_KEPT) });
  }

  private change(changed: Partial<Stored>): void {
    this.stored = { ...this.stored, ...changed };
    keep(STORAGE, this.stored);
  }
}

export const muted = new MutedHere();

/** Whether a person is not to be heard here. */
export function isMuted(person: Muted): boolean {
  return muted.all || muted.people.some(same(person));
}

export const readAt = (table: string): number => muted.read(table);
export const keepRead = (table: string, number: number): void => muted.reads(table, number);
