// Where the client lies: at the root of a server, or in some folder of a web space that only has files.

/** Said in a variable, or the build would look for a file of that name. */
const HERE = import.meta.url;
/** The folder of the client, from slash to slash. What is built lies in a folder of its own below it. */
export const BASE = import.meta.env.PROD ? new URL("..", HERE).pathname : "/";

/** Whether there are only files here and no server, as whoever made the folder has written into its first page. */
export const IS_SITE =
  globalThis.document?.querySelector("meta[name=sabika-place]")?.getAttribute("content") === "site";

/** The address of something within the client, such as /rules, as the browser knows it. */
export function at(address: string, base = BASE): string {
  return base + address.replace(/^\/+/, "");
}

/** A path as the browser knows it, from the folder of the client on. */
export function within(path: string, base = BASE): string {
  const found = path.startsWith(base) ? path.slice(base.length - 1) : "/";
  return found === "/index.html" ? "/" : found;
}

/** Where a page for addresses that are no files has sent somebody who wanted to go elsewhere; null if it has not. */
export function sentOn({ pathname, search, hash }: Location, base = BASE): string | null {
  const to = within(pathname, base) === "/" ? new URLSearchParams(search).get("to") : null;
  return to === null ? null : at(to, base) + (to.includes("#") ? "" : hash);
}
