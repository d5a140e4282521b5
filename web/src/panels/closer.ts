// Small things come closer: a picture of them, enlarged, with what their titles say, while the pointer or the keyboard
// is on them or a finger rests there. Readers of the screen are told the same as without it.
import "./closer.css";
import { stop } from "./stop";

/** Milliseconds until the pointer has come to rest, and until a finger means to look and not to tap. */
const REST = 350;
const PRESS = 450;
/** A finger that moves so many pixels scrolls or drags. */
const SLIP = 10;
/** The longest side of the picture in pixels. What is large already, on both sides, stays where it is. */
const LARGE = 168;
const ENOUGH = 64;
const MOST = 6;
const MARGIN = 8;

let hide: () => void = () => undefined;

/** To be attached to an element. Within another one that comes closer as a whole, it does nothing. What is nothing to
 *  press, and has nothing to press in it, is made a stop for the keyboard: it needs a role and a name. */
export function closer(node: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const around = node.closest<HTMLElement>("button, a");
  const focusable = around ?? node;
  const unstop = around || node.querySelector("button, a") ? null : stop(node);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  let own: (() => void) | null = null;

  node.dataset.closer = "";
  const inner = (): boolean => Boolean(node.parentElement?.closest("[data-closer]"));

  function later(milliseconds: number, then: () => void = () => undefined): void {
    clearTimeout(timer);
    if (inner()) return;
    timer = setTimeout(() => {
      own = shown(node);
      if (own) then();
    }, milliseconds);
  }

  function away(): void {
    clearTimeout(timer);
    from = null;
    own?.();
    own = null;
  }

  /** The focus may be what scrolled: then it is looked at as soon as that is over. */
  function scrolled(): void {
    away();
    if (focusable.matches(":focus-visible, :has(:focus-visible)")) later(REST);
  }

  node.addEventListener("pointerenter", (event) => event.pointerType !== "touch" && !event.buttons && later(REST), {
    signal,
  });
  node.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && away(), { signal });
  node.addEventListener(
    "pointerdown",
    (event) => {
      away();
      if (event.pointerType !== "touch") return;
      from = { x: event.clientX, y: event.clientY };
      // Whoever has looked has not tapped.
      later(PRESS, () => addEventListener("click", swallow, { capture: true, once: true }));
    },
    { signal },
  );
  node.addEventListener(
    "pointermove",
    (event) => from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP && away(),
    { signal },
  );
  for (const what of ["pointerup", "pointercancel"] as const)
    addEventListener(
      what,
      () => {
        if (!from) return;
        away();
        // The click comes right after, if it comes at all.
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      },
      { signal },
    );
  node.addEventListener("contextmenu", (event) => from && event.preventDefault(), { signal });
  focusable.addEventListener(
    "focusin",
    (event) => (event.target as Element).matches(":focus-visible") && !from && later(REST),
    { signal },
  );
  focusable.addEventListener("focusout", away, { signal });
  focusable.addEventListener("keydown", away, { signal });
  addEventListener("scroll", scrolled, { signal, capture: true, passive: true });

  return () => {
    away();
    unstop?.();
    delete node.dataset.closer;
    ending.abort();
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Shows an element enlarged and gives back how to end that; null if it is large enough. Only one thing is shown at a time. */
function shown(node: HTMLElement): (() => void) | null {
  const { width, height, left, top, bottom } = node.getBoundingClientRect();
  const longest = Math.max(width, height);
  if (!node.isConnected || longest === 0 || longest >= LARGE || Math.min(width, height) >= ENOUGH) return null;
  hide();
  const scale = Math.min(MOST, LARGE / longest);
  const titled = [node, ...node.querySelectorAll<HTMLElement>("[title]")].filter((each) => each.title);
  const titles = titled.map((each) => each.title);

  const frame = document.createElement("div");
  frame.className = "closer";
  frame.ariaHidden = "true";
  const room = document.createElement("div");
  Object.assign(room.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  const copy = copyOf(node);
  Object.assign(copy.style, {
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    transform: `scale(${scale})`,
    transformOrigin: "0 0",
    fontSize: getComputedStyle(node).fontSize,
  });
  room.append(copy);
  frame.append(room);
  if (titles.length) frame.append(Object.assign(document.createElement("p"), { textContent: titles.join("\n") }));
  document.body.append(frame);
  // Above dialogs, too; where browsers do not know that, above the page.
  if ("showPopover" in frame) {
    frame.popover = "manual";
    frame.showPopover();
  }
  const large = frame.getBoundingClientRect();
  const over = top - large.height - MARGIN;
  Object.assign(frame.style, {
    left: `${Math.max(MARGIN, Math.min(left + width / 2 - large.width / 2, innerWidth - large.width - MARGIN))}px`,
    top: `${over >= MARGIN ? over : Math.min(bottom + MARGIN, innerHeight - large.height - MARGIN)}px`,
  });
  // The browser's own words would come on top.
  for (const each of titled) each.removeAttribute("title");

  const end = (): void => {
    frame.remove();
    titled.forEach((each, index) => {
      if (!each.title) each.title = titles[index] ?? "";
    });
    if (hide === end) hide = () => undefined;
  };
  hide = end;
  return end;
}

/** A picture of an element: nothing that could be found or reached. */
function copyOf(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  const originals = [node, ...node.querySelectorAll<HTMLElement | SVGElement>("*")];
  [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>("*")].forEach((each, index) => {
    for (const name of each.getAttributeNames())
      if (/^(id|role|title|tabindex|name|aria-.*|data-.*)$/.test(name)) each.removeAttribute(name);
    // A strict page lets only the style itself be copied.
    each.style.cssText = originals[index]?.style.cssText ?? "";
    if (each instanceof HTMLElement) each.inert = true;
  });
  return copy;
}
