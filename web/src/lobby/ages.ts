// The order of ages: in the last tie about who begins, the youngest does (A8).

/** Whether ages can decide who begins; in Roll & Write lots are drawn (R2). */
export function byAge(game: string | undefined): boolean {
  return game !== "roll-and-write";
}

/** The order after a tap on somebody, who comes next or is taken back. */
export function tapped(order: readonly number[], seat: number): number[] {
  return order.includes(seat) ? order.filter((other) => other !== seat) : [...order, seat];
}
