// What a page puts beside the links at the top of the window, and below them.
import type { Snippet } from "svelte";

class Beside {
  button: Snippet | null = $state.raw(null);
  panel: Snippet | null = $state.raw(null);
}

export const beside = new Beside();
