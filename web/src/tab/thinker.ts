// Bots and coach think in a worker of their own, one question at a time. It starts with the first question, and can be
// ended: one that hangs or breaks is replaced, and the question asked again.
import { NOTHING_COMES } from "./comeback";
import type { Handed, Here, Start, Thinking, Thought } from "./messages";

/** Nobody waits longer for a thought, in milliseconds: whoever takes so long hangs. */
const LONGEST = 120_000;
/** After so long without a question its memory is given back. */
const IDLE = 300_000;
const MOST_TRIES = 2;
/** One that could not be started is tried again after so long, and ever longer. */
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 300_000;

/** Nobody is there to think; the question itself may be easy. */
export class Absent extends Error {}

interface Waiting {
  question: Uint8Array<ArrayBuffer>;
  tries: number;
  resolve(answer: Uint8Array<ArrayBuffer>): void;
  reject(why: Error): void;
}

export class Thinker {
  /** What the desk hands on to it, once. */
  handed: Handed | null = null;
  private worker: Worker | null = null;
  private readonly waiting: Waiting[] = [];
  private asked: Waiting | null = null;
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  /** How much of the worker is there. */
  private here: Here["here"] | "" = "";
  private pause = FIRST_PAUSE;
  private notBefore = 0;
  /** Whether one has broken, so that the next one is to remember nothing. */
  private anew = false;

  constructor(
    private readonly started: () => Worker,
    private readonly start: Start,
  ) {}

  think(question: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      if (this.ended) reject(new Error("The desk is closed."));
      if (!this.worker && Date.now() < this.notBefore) {
        reject(new Absent("Nobody could be had to think."));
        return;
      }
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
    this.wait();
  }

  /** For what is due next: the worker's program, Python in it, or the answer. */
  private wait(): void {
    clearTimeout(this.timer);
    if (this.here === "python") this.timer = setTimeout(() => this.broken("It thinks for too long."), LONGEST);
    else this.timer = setTimeout(() => this.notThere(), this.here ? LONGEST : NOTHING_COMES);
  }

  private begun(): Worker {
    const worker = this.started();
    worker.onmessage = ({ data }: MessageEvent<Here | Thought>) => {
      if (this.worker !== worker) return;
      if ("here" in data) this.came(data.here);
      else if (data.thought === this.number) this.thought(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker !== worker) return;
      this.anew = true;
      if (this.here === "python") this.broken(event.message || "It broke.");
      else this.notThere();
    };
    const { handed, anew } = this;
    // It is given away.
    if (handed) this.handed = { ...handed, memory: null };
    const start = handed ? { ...this.start.start, handed } : this.start.start;
    worker.postMessage({ start: anew ? { ...start, anew } : start }, handed?.memory ? [handed.memory] : []);
    return worker;
  }

  private came(here: Here["here"]): void {
    this.here = here;
    if (here === "python") this.pause = FIRST_PAUSE;
    if (this.asked) this.wait();
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
    this.anew = true;
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

  /** What it is made of could not be had: who asks is told at once for a while. */
  private notThere(): void {
    this.end();
    this.notBefore = Date.now() + this.pause;
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    const why = new Absent("Nobody could be had to think.");
    this.asked?.reject(why);
    this.asked = null;
    for (const { reject } of this.waiting.splice(0)) reject(why);
  }

  private end(): void {
    this.here = "";
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
  }
}
