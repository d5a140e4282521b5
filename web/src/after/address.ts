// Where the parts of a finished game are: its result, its board, a moment of its replay.
import type { Table } from "../api/table.svelte";
import { at } from "../app/place";
import { router } from "../app/router.svelte";
import { addressOf } from "../lobby/opening";

export interface Part {
  show?: "replay" | "board";
  /** After how many actions. */
  at?: number;
  /** Through whose eyes; everything is shown if nobody is named. */
  as?: number | null;
}

function queryOf(part: Part, seat: string | null = null): string {
  const query = new URLSearchParams();
  if (part.show) query.set("show", part.show);
  if (part.at !== undefined) query.set("at", String(part.at));
  if (part.as !== undefined && part.as !== null) query.set("as", String(part.as));
  if (seat !== null) query.set("seat", seat);
  return query.size ? `?${query}` : "";
}

/** Where this browser goes, as the seat that it shows. */
export function partOf(table: Table, part: Part = {}): string {
  return addressOf({ table: table.name, key: table.keyOrSeats }, queryOf(part, router.query.get("seat")));
}

/** What can be sent to somebody else: it lets in, but takes no seat. */
export function linkTo(table: Table, part: Part = {}): string {
  return location.origin + at(addressOf({ table: table.name, key: table.keyOrSeats }, queryOf(part)));
}
