// The server's time, as far as this device knows it: reckoned from the newest news.

/** By how much this device's clock is ahead of the server's. */
let ahead = 0;

/** The server has just said something, at this moment of its time. */
export function heard(at: number, here = Date.now()): void {
  ahead = here - at;
}

export function serverTime(here = Date.now()): number {
  return here - ahead;
}
