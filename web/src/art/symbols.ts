// The symbols that all pictures use, in groups that can be drawn one after the other.
import type { Component } from "svelte";
import Borders from "./Borders.svelte";
import Buildings from "./buildings/Buildings.svelte";
import Coins from "./Coins.svelte";
import Extras from "./Extras.svelte";
import Plaques from "./Plaques.svelte";
import Signs from "./Signs.svelte";

/** What modules draw. */
const OWN = Object.values(import.meta.glob<{ default: Component }>("../modules/*/Symbols.svelte", { eager: true }));

export const SYMBOLS: readonly (readonly Component[])[] = [
  [Borders],
  [Buildings],
  [Extras, Plaques, Coins, Signs],
  OWN.map(({ default: Symbols }) => Symbols),
];
