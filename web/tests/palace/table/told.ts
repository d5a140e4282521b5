// A table that stands still at a recorded position, and remembers what was sent.
import type { Table } from "../../../src/api/table.svelte";
import { Talk } from "../../../src/api/talk.svelte";
import type { Position } from "./positions";

export interface StillTable {
  table: Table;
  sent: string[];
}

export function stillTable({ now, pieces }: Position): StillTable {
  const sent: string[] = [];
  const note = (what: string) => async () => {
    sent.push(what);
    return false;
  };
  const table = {
    name: now.table,
    token: "",
    keyOrSeats: "",
    now,
    pieces,
    happened: now.happened,
    landed: { now, happened: now.happened },
    connected: true,
    settled: true,
    seats: [],
    absences: [],
    seat: null,
    refused: null,
    problem: null,
    busy: false,
    // Nothing comes, so nothing has to be told.
    telling: [],
    ahead: 0,
    follow: () => () => {},
    catchUp: () => {},
    hold: () => () => {},
    talk: new Talk({ name: now.table, token: "", seats: [], now: null }),
    newest: now,
    // Refused, so that the next one can be tried.
    act: (action: string) => note(action)(),
    send: note("send"),
    confirm: note("confirm"),
    undo: note("undo"),
  };
  return { table: table as unknown as Table, sent };
}
