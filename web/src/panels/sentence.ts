// A line of the log in words, and the tiles that it is about.
import type { Event } from "../api/types";
import { say, tell } from "../texts/texts.svelte";
import { type Incident, isIncident } from "./history";

export function sentence(told: Event | Incident, names: readonly string[]): string {
  if (isIncident(told)) return say(`web-notice-${told.what}`, { name: names[told.seat] ?? "" });
  return tell(told.said, names);
}

export function sentences(told: readonly (Event | Incident)[], names: readonly string[]): string {
  return told.map((one) => sentence(one, names)).join(" ");
}

export function tilesIn(told: Event | Incident): string[] {
  if (isIncident(told)) return [];
  if ("tile" in told) return [told.tile];
  return "tiles" in told ? [...told.tiles] : [];
}
