// Which page is shown. Addresses are ordinary paths; what lets somebody into a table stands after the #, which no server log sees.
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** The parts of the path: ["tables", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(address: string, instead = false): void {
    history[instead ? "replaceState" : "pushState"](null, "", address);
    this.read();
    if (!instead) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** For links: <a href="/new" onclick={follow}>, which leaves opening in a new tab to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
