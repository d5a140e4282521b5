// The tables in the lobby: those where this browser has a seat, and those that are open to everybody.

import { livesInTab } from "../api/carrier";
import { forgetTable, type Known, keepKnown, type Seat, tablesPlayed } from "../api/seats";
import { server, Trouble } from "../api/server";
import type { Listed, TableNow } from "../api/types";
import { IS_SITE } from "../app/place";

const PUBLIC_EVERY = 5_000;
const OWN_EVERY = 20_000;
/** So many unfinished tables are asked after; older ones are shown as they were last seen. */
const MOST_ASKED = 10;

export interface Played {
  seat: Seat;
  /** What was last seen of it; nothing if this browser never did. */
  known: Known | undefined;
  /** Whether the server knows nothing of it any more. */
  gone: boolean;
}

class Tables {
  mine: Played[] = $state.raw([]);
  listed: Listed[] = $state.raw([]);
  /** Whether the server has told about the public tables yet. */
  told = $state(false);
  reachable = $state(true);
  private readonly gone = new Set<string>();

  /** Those that go on, the ones that wait for this browser first. */
  get goingOn(): Played[] {
    const going = this.mine.filter(({ known }) => known?.status !== "over" && known?.status !== "closed");
    return going.toSorted((a, b) => Number(b.known?.mine ?? false) - Number(a.known?.mine ?? false));
  }

  get finished(): Played[] {
    return this.mine.filter(({ known }) => known?.status === "over");
  }

  /** Ask now and again as long as somebody looks; returns how to stop. */
  watch(): () => void {
    // Where there is no server, nobody else opens a table.
    const askPublic = (): void => void (document.hidden || IS_SITE || this.askPublic());
    const askOwn = (): void => void (document.hidden || this.askOwn());
    const timers = [setInterval(askPublic, PUBLIC_EVERY), setInterval(askOwn, OWN_EVERY)];
    document.addEventListener("visibilitychange", askPublic);
    document.addEventListener("visibilitychange", askOwn);
    askPublic();
    askOwn();
    return () => {
      for (const timer of timers) clearInterval(timer);
      document.removeEventListener("visibilitychange", askPublic);
      document.removeEventListener("visibilitychange", askOwn);
    };
  }

  forget(table: string): void {
    forgetTable(table);
    this.mine = this.mine.filter(({ seat }) => seat.table !== table);
  }

  async askPublic(): Promise<void> {
    try {
      this.listed = await server.get<Listed[]>("/tables");
      this.told = true;
      this.reachable = true;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.reachable = false;
    }
  }

  async askOwn(): Promise<void> {
    this.remember();
    const there = this.goingOn.filter(({ gone, seat }) => !gone && !sleeps(seat));
    const asked = there.slice(0, MOST_ASKED);
    await Promise.all(asked.map(({ seat }) => this.lookAt(seat)));
    this.remember();
  }

  private remember(): void {
    this.mine = tablesPlayed().map((seat) => ({ seat, known: seat.known, gone: this.gone.has(seat.table) }));
  }

  /** Look at a table where this browser has a seat. */
  private async lookAt({ table, token, known }: Seat): Promise<void> {
    try {
      keepKnown(table, await server.get<TableNow>(`/tables/${table}?since=${known?.version ?? 0}`, token));
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if ([401, 404, 410].includes(error.status)) this.gone.add(table);
    }
  }
}

/** Only to ask after a table that nobody looks at, no desk is started in a page that has a server. */
function sleeps({ table }: Seat): boolean {
  return livesInTab(table) && !IS_SITE;
}

export const tables = new Tables();
