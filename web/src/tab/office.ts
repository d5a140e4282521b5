// Where the desk runs: the page that has the office starts its workers, hands on what pages ask and what the desk says,
// and notices when a page is gone or a worker has broken.
import { Comeback, NOTHING_COMES } from "./comeback";
import {
  addressee,
  type Bundle,
  type FromDesk,
  type Here,
  pageOf,
  type Start,
  type State,
  type Thinking,
  type Thought,
  type ToDesk,
} from "./messages";
import { Absent, Thinker } from "./thinker";

/** So often a desk that broke is started anew by itself. */
const MOST_STARTS = 5;

export interface Outside {
  /** What Python is made of; rejects if it cannot be had. */
  bundle(): Promise<Bundle>;
  desk(): Worker;
  thinking(): Worker;
  start(bundle: Bundle): Start;
  /** To a page by its name, or to all by none. */
  tell(page: string, message: FromDesk): void;
  /** It is another desk from now on, which knows of nothing that was asked before. */
  anew(): void;
  /** Resolves when a page is gone. */
  gone(page: string): Promise<void>;
}

export class Office {
  state: State = { progress: 0 };
  private desk: Worker | null = null;
  private thinker: Thinker | null = null;
  /** By page: what it watches. */
  private readonly watched = new Map<string, Set<string>>();
  /** What came before there was a desk. */
  private early: ToDesk[] = [];
  private starts = 0;
  /** Whether somebody wants another one than the one that could not be had. */
  private isAgain = false;
  private ended = false;
  private readonly comeback = new Comeback(() => void this.open());
  /** Ends waiting for the worker's program. */
  private begun: () => void = () => undefined;

  constructor(private readonly outside: Outside) {
    this.say({ progress: 0 });
    void this.open();
  }

  hear(message: ToDesk): void {
    this.note(message);
    if (this.desk) this.desk.postMessage(message);
    else this.early.push(message);
  }

  /** Somebody wants a desk that could not be had before. */
  again(): void {
    if (!("failed" in this.state)) return;
    this.comeback.fresh();
    this.isAgain = true;
    this.say({ progress: 0 });
    void this.open();
  }

  close(): void {
    this.ended = true;
    this.comeback.stop();
    this.stop();
  }

  private async open(): Promise<void> {
    try {
      const bundle = await this.outside.bundle();
      if (this.ended || this.desk) return;
      const isAnother = "failed" in this.state || this.isAgain;
      this.isAgain = false;
      if (isAnother) {
        this.starts = 0;
        // Whoever asks it asks the other one anew.
        this.early = [];
      }
      this.say({ progress: 0 });
      this.begin(this.outside.start(bundle));
      if (isAnother) this.outside.anew();
    } catch {
      this.fail("tab-missing");
    }
  }

  private begin(start: Start): void {
    this.starts += 1;
    const desk = this.outside.desk();
    const thinker = new Thinker(() => this.outside.thinking(), start);
    this.desk = desk;
    this.thinker = thinker;
    let isBegun = false;
    const late = setTimeout(() => this.fail("tab-missing"), NOTHING_COMES);
    this.begun = () => clearTimeout(late);
    desk.onmessage = ({ data }: MessageEvent<Here | FromDesk | Thinking>) => {
      if (this.desk !== desk) return;
      isBegun = true;
      this.begun();
      if ("here" in data) return;
      if ("think" in data) void this.think(desk, thinker, data);
      else this.hand(data);
    };
    desk.onerror = (event) => {
      event.preventDefault();
      if (this.desk !== desk) return;
      // A program that does not come breaks before it has said anything.
      if (isBegun) this.broken(start);
      else this.fail("tab-missing");
    };
    desk.postMessage(start);
    for (const message of this.early.splice(0)) desk.postMessage(message);
  }

  private hand(message: FromDesk): void {
    const page = addressee(message);
    if (page) this.outside.tell(page, message);
    else if ("failed" in message) this.fail(message.failed);
    else this.say(message as State);
  }

  private say(state: State): void {
    if (this.ended) return;
    if ("ready" in state) this.comeback.fresh();
    this.state = state;
    this.outside.tell("", state);
  }

  private fail(code: string): void {
    if (this.ended) return;
    this.stop();
    this.early = [];
    this.say({ failed: code });
    // Of all that can go wrong this passes by itself.
    if (code === "tab-missing") this.comeback.wait();
  }

  /** A desk that broke has lost nothing that it had acknowledged: the next one goes on from there. */
  private broken(start: Start): void {
    const wasReady = "ready" in this.state;
    this.stop();
    if (this.starts >= MOST_STARTS || !wasReady) {
      this.fail("tab-broken");
      return;
    }
    this.say({ progress: 0 });
    this.watched.clear();
    this.begin(start);
    this.outside.anew();
  }

  private stop(): void {
    this.begun();
    this.desk?.terminate();
    this.thinker?.close();
    this.desk = null;
    this.thinker = null;
  }

  private async think(desk: Worker, thinker: Thinker, { think, question }: Thinking): Promise<void> {
    const thought: Thought = await thinker.think(question).then(
      (answer) => ({ thought: think, answer }),
      (error) => ({ thought: think, failed: String(error.message), absent: error instanceof Absent }),
    );
    if (this.desk === desk) desk.postMessage(thought);
  }

  /** A page that is closed or breaks says nothing any more; the desk is not to go on telling it. */
  private note(message: ToDesk): void {
    if ("unwatch" in message) this.watched.get(pageOf(message.unwatch))?.delete(message.unwatch);
    if (!("watch" in message)) return;
    const page = pageOf(message.watch);
    const known = this.watched.get(page);
    if (known) {
      known.add(message.watch);
      return;
    }
    const watched = new Set([message.watch]);
    this.watched.set(page, watched);
    void this.outside.gone(page).then(() => {
      if (this.watched.get(page) !== watched) return;
      this.watched.delete(page);
      for (const unwatch of watched) this.desk?.postMessage({ unwatch });
    });
  }
}
