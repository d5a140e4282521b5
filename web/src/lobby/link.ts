// What somebody types or pastes to join a table: its whole link, or the part after the address of the server.
const TABLE = /\/tables\/([^/?#]+)\/?(\?[^#]*)?(?:#(.*))?$/;
const SHORT = /^([A-Za-z0-9_-]+)(?:#([A-Za-z0-9_-]*))?$/;

/** Where the table is on this server; null if that is no link to one. */
export function addressIn(typed: string): string | null {
  const text = typed.trim();
  const found = TABLE.exec(text);
  if (found) return `/tables/${found[1]}${found[2] ?? ""}${found[3] ? `#${found[3]}` : ""}`;
  const short = SHORT.exec(text);
  return short ? `/tables/${short[1]}${short[2] ? `#${short[2]}` : ""}` : null;
}
