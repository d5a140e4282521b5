// Soft plucked notes, made on the spot: a few tones of a scale for each thing that happens.
import type { Sound } from "./notices";

interface Note {
  /** Half tones above the A below middle C. */
  tone: number;
  /** Seconds after the first one. */
  after: number;
}

const BASE = 220;
const VOLUME = 0.12;
const RINGS = 0.9;
/** Sounds that fall together are heard one after the other. */
const APART = 0.45;

const MELODIES: Record<Sound, Note[]> = {
  purchase: [{ tone: 12, after: 0 }],
  turn: [
    { tone: 7, after: 0 },
    { tone: 12, after: 0.14 },
  ],
  scoring: [
    { tone: 5, after: 0 },
    { tone: 9, after: 0.12 },
    { tone: 10, after: 0.24 },
    { tone: 12, after: 0.36 },
  ],
  end: [
    { tone: 0, after: 0 },
    { tone: 7, after: 0.18 },
    { tone: 12, after: 0.36 },
    { tone: 16, after: 0.54 },
    { tone: 19, after: 0.72 },
  ],
};

let context: AudioContext | null = null;

function pluck(audio: AudioContext, tone: number, at: number): void {
  const string = audio.createOscillator();
  const volume = audio.createGain();
  string.type = "triangle";
  string.frequency.value = BASE * 2 ** (tone / 12);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(VOLUME, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + RINGS);
  string.connect(volume).connect(audio.destination);
  string.start(at);
  string.stop(at + RINGS);
}

/** Browsers let a page be heard only after somebody has touched it; until then it stays silent. */
function mayBeHeard(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

/** Get ready for the first sound while there is nothing else to do: that takes longer than drawing a move. */
export function tune(): void {
  const ready = () => {
    if (mayBeHeard()) context ??= new AudioContext();
  };
  // Safari has no idle time.
  (globalThis.requestIdleCallback ?? setTimeout)(ready);
}

export async function play(sounds: readonly Sound[]): Promise<void> {
  if (sounds.length === 0 || !mayBeHeard()) return;
  context ??= new AudioContext();
  const audio = context;
  await audio.resume();
  sounds.forEach((sound, index) => {
    for (const { tone, after } of MELODIES[sound]) pluck(audio, tone, audio.currentTime + index * APART + after);
  });
}
