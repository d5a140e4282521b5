// How far somebody has come with the tutorials, kept in this browser.
import { keep, kept } from "../api/storage";

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

function stored(): Stored {
  const { done, left } = (kept(STORAGE) ?? {}) as Partial<Stored>;
  return { done: Array.isArray(done) ? done : [], left: left && typeof left === "object" ? left : {} };
}

class Progress {
  private values: Stored = $state.raw(stored());

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
