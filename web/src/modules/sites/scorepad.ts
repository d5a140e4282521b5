// Building sites on the pad: tiles of a laid palace that are tapped in a mode of their own.
import type { PadPart } from "../../scorepad/part";
import { say } from "../../texts/texts.svelte";

export const scorepad: PadPart = {
  mode: {
    button: () => say("web-scorepad-site"),
    hint: () => say("web-scorepad-how-site"),
    label: (words, tile, cell) => say("web-scorepad-site-at", { tile: words.tile(tile), cell: words.cell(cell) }),
    chosen: ({ sites = [] }) => sites,
    toggle: (entry, tile) => {
      const { sites = [] } = entry;
      return { ...entry, sites: sites.includes(tile) ? sites.filter((other) => other !== tile) : [...sites, tile] };
    },
  },
  unfinished: ({ sites = [] }) => sites,
  without: (entry, tile) => ({ ...entry, sites: (entry.sites ?? []).filter((other) => other !== tile) }),
};
