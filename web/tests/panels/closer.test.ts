// Small things come closer on hover, focus and long press, and nobody taps by looking.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closer } from "../../src/panels/closer";

function small(side = 16): HTMLElement {
  const card = document.createElement("button");
  card.innerHTML = `<span title="Three falcons" data-piece="x"><b id="b">3</b></span>`;
  document.body.append(card);
  const node = card.firstElementChild as HTMLElement;
  node.getBoundingClientRect = () => new DOMRect(200, 300, side, side);
  return node;
}

function pointer(what: string, pointerType: string, x = 0): PointerEvent {
  return new PointerEvent(what, { pointerType, clientX: x, bubbles: true });
}

const picture = (): Element | null => document.querySelector(".closer");

describe("small things that nobody can press", () => {
  let those: HTMLElement[];
  let ends: (() => void)[];

  beforeEach(() => {
    document.body.innerHTML = `<ul>${`<li><span role="img"></span></li>`.repeat(3)}</ul>`;
    those = [...document.querySelectorAll("span")];
    ends = those.map((each) => closer(each));
  });
  afterEach(() => {
    for (const end of ends) end();
    document.body.innerHTML = "";
  });

  const stops = (): number[] => those.map((each) => each.tabIndex);
  const press = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("are one stop of the tab key, and arrows lead through them", () => {
    expect(stops()).toEqual([0, -1, -1]);
    those[0]?.focus();
    expect(press("ArrowLeft")).toBe(false);
    expect(press("ArrowRight")).toBe(true);
    expect(press("ArrowDown")).toBe(true);
    expect(document.activeElement).toBe(those[2]);
    expect(stops()).toEqual([-1, -1, 0]);
    expect(press("ArrowUp")).toBe(true);
    expect(document.activeElement).toBe(those[1]);
  });

  it("stay reachable when one of them goes", () => {
    ends.shift()?.();
    those.shift()?.remove();
    expect(stops()).toEqual([0, -1]);
  });
});

describe("small things", () => {
  let node: HTMLElement;
  let end: () => void;
  const tapped = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    node = small();
    node.parentElement?.addEventListener("click", tapped);
    end = closer(node);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    document.body.innerHTML = "";
    tapped.mockClear();
  });

  it("come closer when the pointer rests on them, with what their title says", () => {
    node.dispatchEvent(pointer("pointerenter", "mouse"));
    expect(picture()).toBeNull();
    vi.runAllTimers();
    expect(picture()?.textContent).toBe("3Three falcons");
    expect(picture()?.ariaHidden).toBe("true");
    expect(picture()?.querySelector("[id], [data-piece], [title]")).toBeNull();
    expect(node.title).toBe("");
    node.dispatchEvent(pointer("pointerleave", "mouse"));
    expect(picture()).toBeNull();
    expect(node.title).toBe("Three falcons");
  });

  it("come closer under a resting finger, and are not tapped by it", () => {
    node.dispatchEvent(pointer("pointerdown", "touch"));
    vi.advanceTimersByTime(600);
    expect(picture()).not.toBeNull();
    dispatchEvent(pointer("pointerup", "touch"));
    node.click();
    expect(picture()).toBeNull();
    expect(tapped).not.toHaveBeenCalled();
    vi.runAllTimers();
    node.click();
    expect(tapped).toHaveBeenCalledOnce();
  });

  it("are tapped by a short touch, and left alone by one that scrolls", () => {
    node.dispatchEvent(pointer("pointerdown", "touch"));
    dispatchEvent(pointer("pointerup", "touch"));
    node.click();
    expect(tapped).toHaveBeenCalledOnce();
    node.dispatchEvent(pointer("pointerdown", "touch"));
    node.dispatchEvent(pointer("pointermove", "touch", 40));
    vi.runAllTimers();
    expect(picture()).toBeNull();
  });

  it("within a button leave the keyboard to it", () => {
    expect(node.hasAttribute("tabindex")).toBe(false);
    expect(node.dataset.stop).toBeUndefined();
  });

  it("stay where they are if they are large enough", () => {
    const large = small(100);
    const stop = closer(large);
    large.dispatchEvent(pointer("pointerenter", "mouse"));
    vi.runAllTimers();
    expect(picture()).toBeNull();
    stop();
  });
});
