// The live channel of a table: every change, in order, also after a lost connection.
import type { Problem, TableNow } from "./types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** A page that was out of sight for so long may have a connection that nobody told it is dead. */
const ASLEEP = 15_000;
/** A page that is drawn at all is drawn sooner than this. */
const NO_FRAME = 100;
/** With these the server has said why it closes, and asking again would not help. */
const FOR_GOOD = [4400, 4403, 4404];

export interface Listener {
  told(now: TableNow): void;
  connected(is: boolean): void;
  refused(problem: Problem): void;
}

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen = 0;
  private hiddenAt: number | null = null;
  /** What came since the last news, which are not on the screen yet. */
  private untold: TableNow[] = [];
  private drawing = false;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly key: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.lookedAt);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.lookedAt);
    this.socket?.close();
  }

  private lookedAt = (): void => {
    const since = this.hiddenAt;
    this.hiddenAt = document.hidden ? Date.now() : null;
    if (document.hidden || since === null || Date.now() - since < ASLEEP) return;
    this.socket?.close();
    this.socket = null;
    this.again();
  };

  private again = (): void => {
    if (this.socket || this.ended) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", token: this.token, key: this.key, since: this.seen }));
    };
    socket.onmessage = (message) => {
      if (this.socket === socket && !this.ended) this.heard(JSON.parse(message.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(event.code);
    };
  }

  private heard(message: TableNow | Problem): void {
    if ("code" in message) {
      // A store that cannot be used just now is asked again.
      if (message.kind === "failed") return;
      this.tell();
      this.listener.refused(message);
      return;
    }
    this.wait = FIRST_WAIT;
    this.seen = message.version;
    this.listener.connected(true);
    this.untold.push(message);
    if (!this.drawing || document.hidden) this.tell();
  }

  /** Bots play faster than a screen is drawn: what comes before the next frame is told, and drawn, together. */
  private tell(): void {
    const news = this.untold;
    this.untold = [];
    this.drawing = news.length > 0;
    if (this.ended || !this.drawing) return;
    for (const now of news) this.listener.told(now);
    beforeDrawing(() => this.tell());
  }

  private closed(code: number): void {
    this.socket = null;
    if (this.ended || FOR_GOOD.includes(code)) return;
    this.listener.connected(false);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

/** Call back before the screen is drawn again, or soon if it is not, as when nobody looks. */
function beforeDrawing(call: () => void): void {
  const once = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    call();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, NO_FRAME);
}
