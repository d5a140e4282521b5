// Bots and coach think in a worker of their own, one question at a time. It starts with the first question, and can be
// ended: one that hangs or breaks is replaced, and the question asked again.
import type { Handed, Start, Thinking, Thought } from "./messages";

/** Nobody waits longer for a thought, in milliseconds: whoever takes so long hangs. */
const LONGEST = 120_000;
/** After so long without a question its memory is given back. */
const IDLE = 300_000;
const MOST_TRIES = 2;

interface Waiting {
  question: Uint8Array<ArrayBuffer>;
  tries: number;
  resolve(answer: Uint8Array<ArrayBuffer>): void;
  reject(why: Error): void;
}

export class Thinker {
  /** What the desk hands on to it. */
  handed: Handed | null = null;
  private worker: Worker | null = null;
  private readonly waiting: Waiting[] = [];
  private asked: Waiting | null = null;
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly started: () => Worker,
    private readonly start: Start,
  ) {}

  think(question: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      if (this.ended) reject(new Error("The desk is closed."));
      this.waiting.push({ question, tries: 0, resolve, reject });
      this.next();
    });
  }

  close(): void {
    this.ended = true;
    this.end();
    for (const { reject } of this.waiting.splice(0)) reject(new Error("The desk is closed."));
    this.asked?.reject(new Error("The desk is closed."));
    this.asked = null;
  }

  private next(): void {
    if (this.asked || this.ended) return;
    clearTimeout(this.timer);
    this.asked = this.waiting.shift() ?? null;
    if (this.asked) this.ask(this.asked);
    else this.timer = setTimeout(() => this.end(), IDLE);
  }

  private ask(waiting: Waiting): void {
    this.worker ??= this.begun();
    waiting.tries += 1;
    this.number += 1;
    const question: Thinking = { think: this.number, question: waiting.question };
    this.worker.postMessage(question);
    this.timer = setTimeout(() => this.broken("It thinks for too long."), LONGEST);
  }

  private begun(): Worker {
    const worker = this.started();
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      if (this.worker === worker && data.thought === this.number) this.thought(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker === worker) this.broken(event.message || "It broke.");
    };
    const { start } = this.start;
    const { handed } = this;
    worker.postMessage(handed ? { start: { ...start, handed } } : this.start);
    return worker;
  }

  private thought(thought: Thought): void {
    const { asked } = this;
    this.asked = null;
    if ("answer" in thought) asked?.resolve(thought.answer);
    else asked?.reject(new Error(thought.failed));
    this.next();
  }

  private broken(why: string): void {
    this.end();
    if (this.handed) this.handed = { code: this.handed.code, memory: null };
    const { asked } = this;
    if (!asked) return;
    if (asked.tries < MOST_TRIES) {
      this.ask(asked);
      return;
    }
    this.asked = null;
    asked.reject(new Error(why));
    this.next();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
  }
}
