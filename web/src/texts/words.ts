// How things are called that every game has: players, kinds of buildings, lists, what a table can choose.
import { say } from "./texts.svelte";

/** Names things in the language of the settings. `names` are those of the players, by seat. */
export class Words {
  constructor(readonly names: readonly string[]) {}

  /** Who sits there. Games with sides after the last seat name those too. */
  name(side: number): string {
    return this.names[side] ?? "";
  }

  /** `a, b and c`. */
  listed(items: readonly string[]): string {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    return say("list", { items: items.slice(0, -1).join(", "), last });
  }

  /** `Tower`. */
  kind(kind: string): string {
    return say(`kind-${kind}`);
  }

  /** `4 towers`. */
  count(kind: string, count: number): string {
    return say(`kind-${kind}.count`, { count });
  }

  /** What a table can choose for an option: `by number of tiles` (G16), `3 dummies` (R18). */
  choice(option: string, value: string): string {
    if (option !== "dummies") return say(`option-${option}.${value}`);
    return say(`option-dummies.${value ? "number" : "fewest"}`, { count: Number(value) });
  }
}
