// Who may look at a screen that several people share: between two of them a curtain covers everything.

/** What a table says about whose turn it is. */
export interface Turn {
  /** The seats of this browser that people play. */
  own: readonly number[];
  /** The seat that has to decide, or to confirm what it decided; null if none has, or if a bot decides for it. */
  asked: number | null;
  /** The seat in turn. */
  active: number;
}

/** Who has the screen. */
export interface Hands {
  /** Who looked last; null if nobody has said yet who they are. */
  shown: number | null;
  /** Whether that seat was asked since it has the screen. */
  decided: boolean;
  /** For whom the curtain hangs; null if there is none. */
  due: number | null;
}

/** Nobody has said who they are yet. */
export const NOBODY_YET: Hands = { shown: null, decided: false, due: null };

/** The curtain is drawn aside by somebody. */
export function lifted(seat: number): Hands {
  return { shown: seat, decided: false, due: null };
}

/** The own seat whose turn comes next after one. */
export function nextOwn(own: readonly number[], after: number): number | null {
  return own.find((seat) => seat > after) ?? own[0] ?? null;
}

/** Who has the screen after the table has changed. */
export function handedOver(hands: Hands, turn: Turn): Hands {
  const { own, asked, active } = turn;
  const { shown, due } = hands;
  if (own.length === 0 || (own.length === 1 && own[0] === shown)) return { ...hands, due: null };
  if (asked !== null && own.includes(asked)) {
    if (asked === shown && due === null) return { ...hands, decided: true };
    return { ...hands, due: asked };
  }
  if (due !== null) return own.includes(due) ? hands : { ...hands, due: nextOwn(own, due) };
  if (shown === null) return { ...hands, due: nextOwn(own, active) };
  return hands.decided && active !== shown ? { ...hands, due: nextOwn(own, shown) } : hands;
}
