// What is asked over a live connection and not answered yet.
import type { Ask, Reply } from "./types";

/** A connection that says nothing for so long is dead, though nobody has told so. A no takes three seconds. */
export const PATIENCE = 8_000;

/** The connection was lost before the answer came: what was asked may have been done, or not. */
export class Unanswered extends Error {}

interface Waiting {
  resolve(answer: Reply): void;
  reject(why: Unanswered): void;
  timer: ReturnType<typeof setTimeout>;
}

export class Questions {
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly say: (text: string) => void,
    /** Nobody answers. */
    private readonly silent: () => void,
  ) {}

  ask(what: string, data: object): Promise<Reply> {
    this.number += 1;
    const ask: Ask = { type: "ask", id: this.number, what, data };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.silent(), PATIENCE);
      this.waiting.set(ask.id, { resolve, reject, timer });
      this.say(JSON.stringify(ask));
    });
  }

  answered(answer: Reply): void {
    const waiting = this.waiting.get(answer.id ?? -1);
    if (!waiting) return;
    this.waiting.delete(answer.id ?? -1);
    clearTimeout(waiting.timer);
    waiting.resolve(answer);
  }

  /** No more answers will come. */
  close(): void {
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Unanswered());
    }
    this.waiting.clear();
  }
}
