// A server that tests speak for: what it sends, and when a connection breaks.
import type { Ask, Chair, TableNow } from "../../src/api/types";

type Hello = { type: string; token: string; key: string; since: number; also: string[] };
type Answer = { status: number; body: object };

/** What is answered next to what is asked over a connection; as long as there is nothing, nothing is answered. */
export const answers: Answer[] = [];

/** The last connections, the newest last. */
export const sockets: FakeSocket[] = [];

export class FakeSocket {
  readonly sent: Hello[] = [];
  readonly asked: Ask[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  constructor(readonly address: URL) {
    sockets.push(this);
  }

  send(text: string): void {
    const message = JSON.parse(text) as Hello | Ask;
    if (!("what" in message)) {
      this.sent.push(message);
      return;
    }
    this.asked.push(message);
    const answer = answers.shift();
    if (answer) queueMicrotask(() => this.answer(message, answer));
  }

  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }

  /** The connection stands. */
  open(): Hello {
    this.onopen?.();
    return this.sent[0]!;
  }

  answer({ id }: Ask, { status, body }: Answer): void {
    this.tell({ type: "answer", id, status, body });
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server goes away, or has said why it closes. */
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

export function newest(): FakeSocket {
  return sockets.at(-1)!;
}

export function chair(name: string, bot = ""): Chair {
  return { name, taken: Boolean(name || bot), bot, stand_in: "", recorded: false, milliseconds: null };
}

/** A table as the server tells of it. */
export function tableNow(told: Partial<TableNow> = {}): TableNow {
  return {
    table: "lions",
    version: 1,
    status: "open",
    offer: { game: "alhambra", players: 2 },
    absences: [],
    said_at: Date.now(),
    thinks_since: null,
    seed_hash: "",
    seed_given: false,
    shuffling: null,
    chairs: [chair("Ana"), chair("Ben")],
    host: 0,
    seat: null,
    running: null,
    since: 0,
    rematch: "",
    happened: [],
    view: null,
    options: [],
    held: null,
    talking: true,
    can_undo: false,
    matter_of_form: false,
    out_of_turn: null,
    says: null,
    could: [],
    hint: null,
    plan: null,
    pieces: null,
    ...told,
  } as TableNow;
}

/** The game is on, and a seat is asked. */
export function playing(
  version: number,
  seat: number | null,
  asked: number | null,
  told: Partial<TableNow> = {},
): TableNow {
  const view = { board: "palace", asked, active: asked ?? 0 } as unknown as TableNow["view"];
  return tableNow({ version, seat, view, status: "playing", ...told });
}
