/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The page is loaded anew as soon as it can be had. */
interface Trying {
  now(): Promise<void>;
}

interface Window {
  /** Stands in the first page itself: first.js. */
  tryAgain?(isWanted: () => boolean): Trying;
}
