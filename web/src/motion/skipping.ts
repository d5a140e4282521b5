// Whoever clicks or presses a key wants the newest: it is shown before the click or key gets to what it was meant for.
import { flushSync } from "svelte";
import type { Table } from "../api/table.svelte";

/** What tells one control from another that stands in the same place. */
const MEANINGS = ["piece", "card", "yard", "action", "key"] as const;
const TYPED = "input, textarea, select, [contenteditable]";
const CONTROLS = "button, a, [role=button], [tabindex]";
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "Tab"]);

interface Control {
  element: Element | null;
  meaning: string;
}

function controlAt(found: EventTarget | null): Control {
  const element = found instanceof Element ? found.closest<HTMLElement | SVGElement>(CONTROLS) : null;
  return { element, meaning: MEANINGS.map((name) => element?.dataset[name] ?? "").join(" ") };
}

/** Whether what was clicked is still there and is still the same thing. */
function isSame(before: Control): boolean {
  const now = controlAt(before.element);
  return before.element === null || (before.element.isConnected && now.meaning === before.meaning);
}

/** Listens for as long as it is not stopped. */
export function skipping(table: Table): () => void {
  let release = () => {};
  let spoilt = false;

  /** True if what was meant is something else now. */
  function caughtUp(meant: EventTarget | null): boolean {
    const before = controlAt(meant);
    const { now } = table;
    table.catchUp();
    if (table.now === now) return false;
    flushSync();
    return !isSame(before);
  }

  function spoil(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** A finger may only begin to scroll: what it touches is known by its click. */
  function down(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    letGo();
    spoilt = caughtUp(event.target);
    if (spoilt) event.stopImmediatePropagation();
    // Nothing changes under a pointer that is pressed.
    else if (event.button === 0) release = table.hold();
  }

  function clicked(event: MouseEvent): void {
    letGo();
    const { target } = event;
    if (caughtUp(target) || spoilt) spoil(event);
    spoilt = false;
  }

  function pressed(event: KeyboardEvent): void {
    if (MODIFIERS.has(event.key) || (event.target instanceof Element && event.target.closest(TYPED))) return;
    const { now } = table;
    const other = caughtUp(event.target);
    // A key that means a place of the table was meant for what lay there.
    const means = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey;
    if (table.now !== now && (other || means || event.key === "Escape")) spoil(event);
  }

  function letGo(): void {
    release();
    release = () => {};
  }

  /** The click follows at once. */
  function up(): void {
    setTimeout(letGo);
  }

  function hidden(): void {
    if (document.hidden) table.catchUp();
  }

  const capture = { capture: true };
  addEventListener("pointerdown", down, capture);
  addEventListener("pointerup", up, capture);
  addEventListener("pointercancel", up, capture);
  addEventListener("blur", letGo);
  addEventListener("click", clicked, capture);
  addEventListener("keydown", pressed, capture);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    letGo();
    removeEventListener("pointerdown", down, capture);
    removeEventListener("pointerup", up, capture);
    removeEventListener("pointercancel", up, capture);
    removeEventListener("blur", letGo);
    removeEventListener("click", clicked, capture);
    removeEventListener("keydown", pressed, capture);
    document.removeEventListener("visibilitychange", hidden);
  };
}
