// What pages and the desk in a tab say to each other. The desk runs in a worker of one page; the others talk to that page.

/** A request. Ids begin with the page that asks: "k3j9:17". */
export interface Request {
  id: string;
  method: string;
  path: string;
  query: string;
  token: string;
  body: string;
}
export interface Answer {
  id: string;
  status: number;
  media: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}
export interface Watch {
  watch: string;
  table: string;
  hello: string;
}
export interface Unwatch {
  unwatch: string;
}
export type ToDesk = Request | Watch | Unwatch;

export type News = { watch: string; text: string } | { watch: string; closed: number };
/** How the desk is: on its way, there, or not to be had. `forgets`: this browser keeps nothing; `full`: it has kept
 * everything until now, and keeps no more. */
export type State = { progress: number } | { ready: true; forgets: boolean; full?: boolean } | { failed: string };
export type FromDesk = Answer | News | State;

/** The first thing that a worker says is that its program has come; the one that thinks says too when Python has. */
export interface Here {
  here: "program" | "python";
}

/** What thinking is asked of another worker. */
export type Thinking = { think: number; question: Uint8Array<ArrayBuffer> };
/** `absent`: nobody is there to think. */
export type Thought =
  | { thought: number; answer: Uint8Array<ArrayBuffer> }
  | { thought: number; failed: string; absent?: boolean };

/** What Python in a tab is made of, as its list says: the names of the files by what they are for. */
export interface Bundle {
  files: Record<string, string>;
  /** Pyodide's own list of packages, which are none here. */
  lock: object;
  /** By what they are for: how long the files are, and their digests, in Base64. */
  checks?: Record<string, Check | undefined>;
}

export interface Check {
  bytes: number;
  sha256: string;
}

/** What a Python that has started hands on to the next one in this browser: its code, and what it remembers. */
export interface Handed {
  code: WebAssembly.Module;
  memory: ArrayBuffer | null;
}

/** The first thing that a worker hears: where the parts lie, what the store is called, if anything is kept, and where
 * people find the client. */
export interface Start {
  start: {
    folder: string;
    bundle: Bundle;
    store: string;
    address: string;
    handed?: Handed;
    /** The one before has broken: this one is to remember nothing. */
    anew?: boolean;
  };
}

/** A desk that could not be had is to be tried once more. */
export interface Again {
  again: true;
}

/** A page asks whether somebody has the desk, and whoever has says so. Another name is another desk. */
export interface Hail {
  hail: string;
}
export interface Office {
  office: string;
  state: State;
}

export type BetweenPages = ToDesk | FromDesk | Hail | Again | Office;

/** The page that asked. */
export function pageOf(id: string): string {
  return id.slice(0, id.indexOf(":"));
}

/** For whom something is that the desk says; empty if it is for all. */
export function addressee(message: FromDesk): string {
  if ("id" in message) return pageOf(message.id);
  return "watch" in message ? pageOf(message.watch) : "";
}
