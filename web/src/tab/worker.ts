// What a worker says to the page that has started it, in the words of its own world.

interface Worker {
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

/** Bytes at the end of a message are given away, not copied. */
export function say<Message extends object>(message: Message, ...given: ArrayBuffer[]): void {
  (globalThis as unknown as Worker).postMessage(message, given);
}

/** Bytes that are nobody else's. */
export function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** End in a way that whoever has started this worker hears of. */
export function breakDown(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
