// Where the pages of the scorepad are.

export function padAt(id: string): string {
  return `/score/${id}`;
}

/** What a side has at a round; both are counted from 1 in the address. */
export function entryAt(id: string, round: number, side: number): string {
  return `/score/${id}/${round + 1}/${side + 1}`;
}

/** The kinds that were completed in a round of Roll & Write. */
export function completedAt(id: string, round: number): string {
  return `/score/${id}/${round + 1}/kinds`;
}
