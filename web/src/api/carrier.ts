// Who carries requests and the live channel of a table: the network, to a server, or this browser, to the desk in a tab.

export interface Asked {
  method: string;
  /** With what is asked in it, from /api on: /tables/lions?since=3. */
  path: string;
  token: string;
  /** A JSON text; nothing for requests that bring nothing. */
  body?: string | undefined;
  /** To give up a request whose answer nobody needs any more. */
  signal?: AbortSignal | undefined;
}

export interface Ears {
  /** Whatever is said by this goes the same way, from now on until it is closed. Where it is never called, all is asked
   * by requests. */
  opened?(say: (text: string) => void): void;
  told(text: string): void;
  closed(code: number): void;
}

export interface Carrier {
  /** Rejects if nobody answers. */
  ask(asked: Asked): Promise<Response>;
  /** Say hello to a table and hear what happens there. Returns how to hang up. */
  watch(table: string, hello: string, ears: Ears): () => void;
}

/** Nobody answers, and the code says why. */
export class Silent extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The code with which a channel is closed that was lost and may be tried again. */
export const LOST = 1006;

/** Whether a table lives in this browser: its name says so. */
export function livesInTab(table: string): boolean {
  return table.startsWith("tab-");
}
