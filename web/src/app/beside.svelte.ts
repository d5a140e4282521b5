// What a page puts among the links at the top of the window, and below them.
import type { Snippet } from "svelte";

class Beside {
  button: Snippet | null = $state.raw(null);
  /** Between the way home and the links, where the page itself has no line to spare. */
  middle: Snippet | null = $state.raw(null);
  panel: Snippet | null = $state.raw(null);
}

export const beside = new Beside();
