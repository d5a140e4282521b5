// Numbers of an entry as they change, and where a tie asks for more.
import { entryOf } from "../pad";
import type { Counts, Numbers, Pad } from "../types";

/** Counts with another number; nothing is left out. */
export function counted(counts: Counts | undefined, what: string, number: number): Counts {
  const { [what]: _, ...others } = counts ?? {};
  return number ? { ...others, [what]: number } : others;
}

/** Buildings in the six rows or columns, with another number in one of them. */
export function lineCounted(lines: readonly number[] | undefined, index: number, number: number): number[] {
  return Array.from({ length: 6 }, (_, other) => (other === index ? number : (lines?.[other] ?? 0)));
}

/** The kinds of which somebody else has as many: only there the highest price matters (G11). */
export function tiedKinds(pad: Pad, round: number, side: number, entry: Numbers): string[] {
  const others = (pad.rounds[round]?.entries ?? [])
    .map((_, other) => (other === side ? null : entryOf(pad, round, other)))
    .flatMap((other) => (other?.by === "numbers" ? [other.kinds ?? {}] : []));
  return Object.entries(entry.kinds ?? {})
    .filter(([kind, number]) => number > 0 && others.some((own) => own[kind] === number))
    .map(([kind]) => kind);
}
