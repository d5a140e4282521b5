// Pictures that nobody can press, but look at by keyboard: those of a list are one stop of the tab key, and arrows lead
// from one to the next.

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Makes a picture reachable and gives back how to end that. */
export function stop(node: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const list = node.closest("ul, p") ?? node.parentElement ?? node;
  const all = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-stop]")];

  function enter(chosen: HTMLElement | undefined): void {
    for (const each of all()) each.tabIndex = each === chosen ? 0 : -1;
  }

  function pressed(event: KeyboardEvent): void {
    const those = all();
    const step = STEPS[event.key];
    const next = step === undefined ? undefined : those[those.indexOf(node) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  node.dataset.stop = "";
  enter(all().find((each) => each.tabIndex === 0) ?? node);
  node.addEventListener("focus", () => enter(node), { signal });
  node.addEventListener("keydown", pressed, { signal });

  return () => {
    ending.abort();
    delete node.dataset.stop;
    const others = all();
    enter(others.find((each) => each.tabIndex === 0) ?? others[0]);
    node.removeAttribute("tabindex");
  };
}
