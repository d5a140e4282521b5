// The check of the deal: the seed that is shown after the game has to give the hash that was published before it.

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
const ROUNDS = fractions(64, Math.cbrt);
// The same of the square roots of the first 8.
const BEGINNING = fractions(8, Math.sqrt);

/** What is published when a game starts, for the seed that is shown at its end. */
export function seedHash(seed: string): string {
  return sha256(new TextEncoder().encode(`sabika seed ${seed}`));
}

export interface Deal {
  /** Shown when the game was over. */
  seed: string;
  /** The hash that the server publishes. */
  published: string;
  /** The hash that this browser noted before the end of the game; empty if it was not there. */
  noted: string;
  /** Whether whoever opened the table chose the seed. */
  chosen: boolean;
  /** Whether the game was played elsewhere and uploaded. */
  recorded: boolean;
}

/** What the check of a deal says, from bad to good. */
export type Verdict = "wrong" | "recorded" | "chosen" | "right" | "noted";

export function verdictOn({ seed, published, noted, chosen, recorded }: Deal): Verdict {
  const found = seedHash(seed);
  if (found !== published || (noted && found !== noted)) return "wrong";
  if (recorded) return "recorded";
  if (chosen) return "chosen";
  return noted ? "noted" : "right";
}

/** SHA-256 as hexadecimal digits. The browser's own is missing where a household plays over plain http. */
export function sha256(message: Uint8Array): string {
  const state = BEGINNING.slice();
  const blocks = padded(message);
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
