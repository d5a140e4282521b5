// SHA-256, which the browser itself has not got where a household plays over plain http.

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
const ROUNDS = fractions(64, Math.cbrt);
// The same of the square roots of the first 8.
const BEGINNING = fractions(8, Math.sqrt);

/** The hash of a text, or of bytes, as hexadecimal digits. */
export function sha256(message: string | Uint8Array): string {
  const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message;
  const state = BEGINNING.slice();
  const blocks = padded(bytes);
  for (let start = 0; start < blocks.byteLength; start += 64) digest(state, blocks, start);
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** The message, a one, zeros up to the end of a block, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, message.length * 8);
  return view;
}

function digest(state: Uint32Array, blocks: DataView, start: number): void {
  const words = new Uint32Array(64);
  for (let index = 0; index < 64; index++) {
    words[index] = index < 16 ? blocks.getUint32(start + index * 4) : mixed(words, index);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const one = h + turned(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + ROUNDS[index]! + words[index]!;
    const two = turned(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = state[index]! + word;
  });
}

function mixed(words: Uint32Array, index: number): number {
  const late = words[index - 2]!;
  const early = words[index - 15]!;
  return (
    words[index - 16]! +
    (turned(early, 7, 18) ^ (early >>> 3)) +
    words[index - 7]! +
    (turned(late, 17, 19) ^ (late >>> 10))
  );
}

/** A word rotated to the right by each of these, all of them combined. */
function turned(word: number, ...by: number[]): number {
  return by.reduce((all, bits) => all ^ ((word >>> bits) | (word << (32 - bits))), 0);
}

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}
