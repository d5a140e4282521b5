// Games as their viewers are told of them, in full and by what has changed: `record_changes.py` writes them down.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Changed, TableNow } from "../../src/api/types";

export interface Step {
  title: string;
  messages: { changed: Changed | null; whole: TableNow }[];
}

export function steps(): Step[] {
  const file = join(import.meta.dirname, "changes.json.gz");
  return JSON.parse(gunzipSync(readFileSync(file)).toString("utf-8")) as Step[];
}
