// How far somebody has come with the tutorials, kept in this browser.
import { isObject, isShape, isText, those } from "../api/shape";
import { keep, kept } from "../api/storage.svelte";

const STORAGE = "sabika-tutorial";

/** Where a lesson was left: at which step, and at which table. */
export interface Left {
  step: string;
  table: string;
}

interface Stored {
  /** Lessons that were finished. */
  done: string[];
  /** By lesson. */
  left: Record<string, Left>;
}

const isLeft = isShape<Left>({ step: isText, table: isText });

/** What was kept, as far as it can be understood. */
export function storedFrom(found: unknown): Stored {
  const { done, left }: Partial<Record<keyof Stored, unknown>> = isObject(found) ? found : {};
  const known = isObject(left) ? Object.entries(left).filter((each): each is [string, Left] => isLeft(each[1])) : [];
  return { done: those(isText, done), left: Object.fromEntries(known) };
}

class Progress {
  private values: Stored = $state.raw(storedFrom(kept(STORAGE)));

  isDone(lesson: string): boolean {
    return this.values.done.includes(lesson);
  }

  leftAt(lesson: string): Left | null {
    return this.values.left[lesson] ?? null;
  }

  leave(lesson: string, left: Left): void {
    this.keep({ ...this.values, left: { ...this.values.left, [lesson]: left } });
  }

  /** The next time the lesson begins at its first step. */
  forget(lesson: string): void {
    const { [lesson]: _, ...left } = this.values.left;
    this.keep({ ...this.values, left });
  }

  finish(lesson: string): void {
    this.forget(lesson);
    this.keep({ ...this.values, done: [...new Set([...this.values.done, lesson])] });
  }

  private keep(values: Stored): void {
    this.values = values;
    keep(STORAGE, values);
  }
}

export const progress = new Progress();
