// Where on the screen the things are that a lesson points at. They move, come and go, so it keeps looking.
import { settings } from "../app/settings/settings.svelte";
import type { Target } from "./step";

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** For so many milliseconds the learner is led to what is new. */
const LEADING = 1500;
/** So many of them pass at most from one look to the next: while the page stands still nobody is led anywhere. */
const LONGEST_LOOK = 50;

function elementsOf(target: Target): Element[] {
  for (const selector of target) {
    const found = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    if (found.length > 0) return found.map(uncovered);
  }
  return [];
}

/** What lies on top where the middle of the element is. */
function onTopOf(element: Element): Element | null {
  const { left, top, width, height } = rectOf(element);
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** What has to be clicked first, if something lies over the element that can be closed; else the element. */
function uncovered(element: Element): Element {
  const cover = onTopOf(element)?.closest("[data-cover]");
  if (!cover || cover.contains(element) || element.contains(cover)) return element;
  return cover.querySelector('[aria-expanded="true"]') ?? element;
}

function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Whether the middle of it can be seen. */
function isInSight(element: Element): boolean {
  const top = onTopOf(element);
  return top !== null && (element.contains(top) || top.contains(element));
}

export class Spotlight {
  rects: readonly Rect[] = $state.raw([]);
  /** Whether nothing of what is pointed at can be seen. */
  isOutOfSight = $state(false);
  private elements: readonly Element[] = [];
  private ledTo = "";
  private toLead = 0;
  private lookedAt = 0;

  constructor(
    private readonly targets: () => readonly Target[],
    /** Changes when the learner should be led to the targets again. */
    private readonly occasion: () => string,
  ) {}

  /** Keep looking, so that a ring moves with what it is around; returns how to stop. */
  watch(): () => void {
    let frame = 0;
    const follow = (): void => {
      this.look();
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }

  look(): void {
    this.elements = [...new Set(this.targets().flatMap(elementsOf))];
    const rects = this.elements.map(rectOf);
    if (JSON.stringify(rects) !== JSON.stringify(this.rects)) this.rects = rects;
    this.isOutOfSight = rects.length > 0 && !this.elements.some(isInSight);
    if (rects.length > 0) this.lead();
  }

  /** Scroll to what is pointed at. */
  bring(): void {
    const behavior = settings.lasting(1) ? "smooth" : "instant";
    this.elements[0]?.scrollIntoView({ block: "nearest", inline: "center", behavior });
  }

  /** On a new occasion, lead there; also if the table itself still goes elsewhere at first. Then one is free to go. */
  private lead(): void {
    const occasion = `${this.occasion()} ${this.targets().join()}`;
    const now = performance.now();
    if (occasion !== this.ledTo) this.toLead = LEADING;
    else this.toLead -= Math.min(now - this.lookedAt, LONGEST_LOOK);
    this.ledTo = occasion;
    this.lookedAt = now;
    if (this.toLead < 0) return;
    const tab = this.elements.find((element) => element.matches("[data-tab]"));
    if (tab instanceof HTMLElement) tab.click();
    else if (this.isOutOfSight) this.bring();
  }
}
