// The replay by keyboard.
import type { Replaying } from "./replaying.svelte";

type Step = (replaying: Replaying) => void;

const KEYS: Record<string, Step> = {
  ArrowRight: (replaying) => replaying.step(1),
  ArrowLeft: (replaying) => replaying.step(-1),
  PageDown: (replaying) => replaying.turn(1),
  PageUp: (replaying) => replaying.turn(-1),
  s: (replaying) => replaying.scoring(1),
  S: (replaying) => replaying.scoring(-1),
  Home: (replaying) => replaying.go(0),
  End: (replaying) => replaying.go(replaying.last),
  " ": (replaying) => replaying.play(),
};

/** Fields, sliders and palaces need the arrows for themselves, buttons the space bar. */
const OWN = "input, select, textarea, dialog, [role='grid'], [role='application']";
const PRESSED = "button, a, summary, [role='button']";

/** Whether whatever has the focus does something of its own with this key. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (target?.closest(OWN)) return true;
  return event.key === " " && target?.closest(PRESSED) != null;
}

export function keyPressed(event: KeyboardEvent, replaying: Replaying): void {
  const step = KEYS[event.key];
  if (!step || taken(event)) return;
  event.preventDefault();
  if (event.key !== " ") replaying.playing = false;
  step(replaying);
}
