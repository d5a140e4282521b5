// Which page is shown. Addresses are ordinary paths from the folder of the client on; what lets somebody into a table
// stands after the #, which no server log sees.
import { at, sentOn, within } from "./place";

class Router {
  path = $state("/");
  hash = $state("");
  query = $state(new URLSearchParams());

  constructor() {
    const elsewhere = sentOn(location);
    if (elsewhere !== null) history.replaceState(null, "", elsewhere);
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** The parts of the path: ["tables", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(address: string, instead = false): void {
    history[instead ? "replaceState" : "pushState"](null, "", at(address));
    this.read();
    if (!instead) scrollTo(0, 0);
  }

  private read(): void {
    this.path = within(location.pathname);
    this.hash = location.hash.slice(1);
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** For links: <a href={at("/new")} onclick={follow}>, which leaves opening in a new tab to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  event.preventDefault();
  router.go(within(link.pathname) + link.search + link.hash);
}
