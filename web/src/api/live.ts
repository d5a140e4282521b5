// The live channel of a table: every change, in order, also after a lost connection.
import { LOST } from "./carrier";
import { carrierOf } from "./carriers";
import { filledIn } from "./filling";
import { Questions } from "./questions";
import type { Changed, Problem, Remark, Remarks, Reply, TableNow } from "./types";
import { waits } from "./waits.svelte";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** A page that was out of sight for so long may have a connection that nobody told it is dead. */
const ASLEEP = 15_000;
/** A page that is drawn at all is drawn sooner than this. */
const NO_FRAME = 100;
/** So many times as long as news took to the screen it rests before more of them: a slow device still answers. */
const RESTS = 3;
const LONGEST_REST = 400;
/** With these the server has said why it closes, and asking again would not help. */
const FOR_GOOD = [4400, 4403, 4404, 4410];

export interface Listener {
  told(now: TableNow): void;
  /** What people at the table said: first what was said before, then each as it is said. */
  heard(remarks: Remark[], before: boolean): void;
  /** Whether there is a connection; if not, why it is tried again only later, where the server has said so. */
  connected(is: boolean, why?: Problem): void;
  refused(problem: Problem): void;
}

interface Line {
  hangUp(): void;
  /** What is asked over it, where that can be done. */
  questions: Questions | null;
}

export class Live {
  private line: Line | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When it was last renewed, as nothing could be made of a message. */
  private renewed = Number.NEGATIVE_INFINITY;
  private seen = 0;
  /** The last message of this connection, which the next one may only tell the changes of. */
  private last: TableNow | null = null;
  /** The last remark that was heard, and whether this connection has told what came before. */
  private remarks = 0;
  private listening = false;
  private hiddenAt: number | null = null;
  /** What came since the last news, which are not on the screen yet. */
  private untold: TableNow[] = [];
  /** Gives up waiting for the moment when they are told; null if they need not wait. */
  private waiting: (() => void) | null = null;
  private ended = false;
  /** Why the server is about to close, and when it may be asked again. */
  private why: Problem | null = null;
  /** Ends waiting for that. */
  private leaving = new AbortController();

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly key: string,
    private readonly listener: Listener,
    /** The tokens of further seats at this device, whose players are there too. */
    private readonly also: readonly string[] = [],
  ) {
    this.connect();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.lookedAt);
  }

  close(): void {
    this.ended = true;
    this.waiting?.();
    this.stopWaiting();
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.lookedAt);
    this.hangUp();
  }

  /** Ask something about the table, as the seat that said hello; null where there is no connection for it. Rejects
   * with `Unanswered` if that is lost meanwhile. */
  ask(what: string, data: object): Promise<Reply> | null {
    return this.line?.questions?.ask(what, data) ?? null;
  }

  private hangUp(): void {
    const { line } = this;
    this.line = null;
    line?.hangUp();
    line?.questions?.close();
  }

  private lookedAt = (): void => {
    const since = this.hiddenAt;
    this.hiddenAt = document.hidden ? Date.now() : null;
    if (document.hidden || since === null || Date.now() - since < ASLEEP) return;
    this.renew();
  };

  /** The connection is dead, though nobody has told so. */
  private renew(): void {
    this.hangUp();
    this.again();
  }

  private again = (): void => {
    if (this.line || this.ended) return;
    this.stopWaiting();
    this.connect();
  };

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.leaving.abort();
    this.leaving = new AbortController();
  }

  private connect(): void {
    const { token, key, seen: since, remarks, also } = this;
    const hello = JSON.stringify({ type: "hello", token, key, since, remarks, also, differences: true });
    const line: Line = { hangUp: () => undefined, questions: null };
    this.line = line;
    this.listening = false;
    this.last = null;
    line.hangUp = carrierOf(this.table).watch(this.table, hello, {
      opened: (say) => {
        line.questions = new Questions(say, () => {
          if (this.line === line) this.renew();
        });
      },
      told: (text) => {
        if (this.line === line && !this.ended) this.heard(JSON.parse(text));
      },
      closed: (code) => {
        if (this.line === line) this.closed(code);
      },
    });
  }

  private heard(message: TableNow | Changed | Remarks | Reply | Problem): void {
    if ("body" in message) {
      this.line?.questions?.answered(message);
      return;
    }
    if ("remarks" in message) {
      this.remarks = message.remarks.at(-1)?.number ?? this.remarks;
      this.listener.heard(message.remarks, !this.listening);
      this.listening = true;
      return;
    }
    if ("code" in message) {
      // A store that cannot be used just now is asked again.
      if (message.kind === "failed") return;
      if (message.kind === "too-much") {
        this.why = message;
        return;
      }
      this.tell();
      this.listener.refused(message);
      return;
    }
    const now = "base" in message ? filledIn(this.last, message) : message;
    if (!now) {
      // Nothing can be made of it: everything is told to whoever comes anew. Who has just come waits first.
      const isFirst = Date.now() - this.renewed > LONGEST_WAIT;
      this.renewed = Date.now();
      if (isFirst) this.renew();
      else this.closed(LOST);
      return;
    }
    this.wait = FIRST_WAIT;
    this.seen = now.version;
    this.last = now;
    this.listener.connected(true);
    this.untold.push(now);
    // Whoever has to decide is told so at once.
    if (!this.waiting || document.hidden || now.options.length > 0 || now.held) this.tell();
  }

  /** Bots play faster than a screen is drawn: what comes meanwhile, and soon after, is told and drawn together. */
  private tell(): void {
    const news = this.untold;
    this.untold = [];
    this.waiting?.();
    this.waiting = null;
    if (this.ended || news.length === 0) return;
    const began = performance.now();
    for (const now of news) this.listener.told(now);
    this.waiting = onceDrawn(() => {
      const rest = Math.min(LONGEST_REST, RESTS * (performance.now() - began));
      const timer = setTimeout(() => this.tell(), rest);
      this.waiting = () => clearTimeout(timer);
    });
  }

  private closed(code: number): void {
    this.hangUp();
    const { why } = this;
    this.why = null;
    if (this.ended || FOR_GOOD.includes(code)) return;
    this.listener.connected(false, why ?? undefined);
    if (why) {
      void this.later(why);
      return;
    }
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private async later(why: Problem): Promise<void> {
    const seconds = Number(why.details?.seconds) || LONGEST_WAIT / 1000;
    if (await waits.wait(why, seconds, this.leaving.signal)) this.again();
  }
}

/** Call back when the screen was drawn again, or soon if it is not, as when nobody looks. Returns what takes that back. */
function onceDrawn(call: () => void): () => void {
  let timer = setTimeout(call, NO_FRAME);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
