// What has changed of a table, filled in with what was told before.
import type { AnyView, Changed, ChangedView, TableNow } from "./types";

/** The table as it is now; null if the change does not follow the message before. */
export function filledIn(before: TableNow | null, { base, view, ...changed }: Changed): TableNow | null {
  if (before?.version !== base) return null;
  return { ...before, ...changed, view: view ? viewed(before.view, view) : before.view };
}

function viewed(before: AnyView | null, { players, ...changed }: ChangedView): AnyView {
  const known: readonly object[] = before?.players ?? [];
  // A list is all of them; else it says by seat what has changed.
  const now = Array.isArray(players) ? players : known.map((player, seat) => ({ ...player, ...players?.[seat] }));
  return { ...before, ...changed, players: players ? now : known } as AnyView;
}
