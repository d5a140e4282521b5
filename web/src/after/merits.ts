// What nobody did better than somebody, winner or not: from the last scoring, from what was built and what was paid.
import type { AnyView, Piece, Scoring, Statistics, Term } from "../api/types";

const LINES = ["wall", "moat", "border"] as const;

export type Merit =
  | { what: (typeof LINES)[number] | "buildings" | "exact"; shared: boolean }
  | { what: "kind"; shared: boolean; kind: string; amount: number };

interface Facts {
  view: AnyView;
  kinds: readonly string[];
  pieces: ReadonlyMap<string, Piece>;
  /** Not known at once. */
  statistics: Statistics | null;
}

/** Whether a side has most of something, and whether others have as much; null if somebody has more. */
function most(amounts: readonly number[], side: number): { shared: boolean } | null {
  const own = amounts[side] ?? 0;
  const better = amounts.some((other) => other > own);
  return own > 0 && !better ? { shared: amounts.filter((other) => other === own).length > 1 } : null;
}

function buildingsIn({ view, pieces }: Facts): number[] {
  if (view.board === "sheet") return view.players.map((player) => player.built.length);
  return view.players.map(({ palace }) => palace.filter(({ tile }) => pieces.get(tile)?.is_tile).length);
}

/** Kinds of which nobody had more, the most valuable first. On a sheet the first to complete a kind is told of before the
 * end (R10); what modules count as tiles has no name here. */
function kindsOf(side: number, { view, kinds }: Facts): Merit[] {
  const counted: readonly Scoring[] = view.board === "sheet" ? view.scorings : view.scorings.slice(-1);
  const terms = counted.flatMap((scoring) => scoring.terms);
  const first = (term: Term) => term.place === 1 && term.amount > 0 && !term.parts?.length && kinds.includes(term.what);
  return terms
    .filter((term) => term.side === side && first(term))
    .sort((one, other) => other.points - one.points)
    .map(({ what: kind, amount, sharers = 1, best_price: price = 0 }) => {
      // A price that broke a tie says that somebody had as many.
      return { what: "kind", shared: sharers > 1 || price > 0, kind, amount };
    });
}

/** Everything that nobody did better, what is most worth telling first; alone there is nobody to be better than. */
export function meritsOf(side: number, facts: Facts): Merit[] {
  const { view, statistics } = facts;
  if (view.points.length < 2) return [];
  const last = view.scorings.at(-1)?.terms ?? [];
  const found: Merit[] = [];
  for (const what of LINES) {
    const lengths = view.points.map((_, own) => last.find((t) => t.side === own && t.what === what)?.amount ?? 0);
    const longest = most(lengths, side);
    if (longest) found.push({ what, ...longest });
  }
  found.push(...kindsOf(side, facts));
  for (const [what, amounts] of [
    ["buildings", buildingsIn(facts)],
    ["exact", statistics?.exact ?? []],
  ] as const) {
    const own = amounts.length > 1 ? most(amounts, side) : null;
    if (own) found.push({ what, ...own });
  }
  return found.sort((one, other) => Number(one.shared) - Number(other.shared));
}
