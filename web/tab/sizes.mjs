// What a browser downloads to play in a tab, in bytes: as it is, and compressed as a server sends it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** A table to read, by file and in sum. */
export function sizes(folder) {
  const { files } = JSON.parse(readFileSync(join(folder, "tab.json"), "utf-8"));
  const rows = Object.entries(files).map(([role, name]) => {
    const content = readFileSync(join(folder, name));
    return [role, content.length, gzipSync(content, { level: 9 }).length];
  });
  const sum = (column) => rows.reduce((total, row) => total + row[column], 0);
  const shown = (cell, index) => (index ? cell.toLocaleString("en").padStart(12) : cell.padEnd(20));
  const table = [["bytes", "plain", "gzip"], ...rows, ["together", sum(1), sum(2)]];
  return table.map((row) => row.map(shown).join("")).join("\n");
}
