// Building sites on the pad: tiles of a laid palace that are tapped in a mode of their own.
import type { PadPart } from "../../scorepad/part";
import { say } from "../../texts/texts.svelte";
import { placeOf } from "../../texts/things";

export const scorepad: PadPart = {
  mode: {
    button: () => say("web-scorepad-site"),
    hint: () => say("web-scorepad-how-site"),
    label: (tile, cell) => say("web-scorepad-site-at", { tile, cell: placeOf(cell) }),
    chosen: ({ sites = [] }) => sites,
    toggle: (entry, tile) => {
      const { sites = [] } = entry;
      return { ...entry, sites: sites.includes(tile) ? sites.filter((other) => other !== tile) : [...sites, tile] };
    },
  },
  unfinished: ({ sites = [] }) => sites,
  without: (entry, tile) => ({ ...entry, sites: (entry.sites ?? []).filter((other) => other !== tile) }),
};
