// A change of points: as a few characters, +7, −2, ±0, and with its unit.
import { say } from "../texts/texts.svelte";

export function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}

export function changeInWords(change: number): string {
  return say("web-change", { change: signed(change), count: Math.abs(change) });
}
