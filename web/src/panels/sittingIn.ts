// Who has still to agree that a bot sits in for somebody who is away, where the host does not decide it alone.
import type { Absence, TableNow } from "../api/types";

/** The seats of those who are there and have not agreed; after a while without a host who does nothing. */
export function missingFor(now: TableNow, absences: readonly (Absence | null)[], absent: number, at: number): number[] {
  const absence = absences[absent];
  if (!absence) return [];
  const withoutHost = absence.without_host_from !== null && at >= absence.without_host_from;
  return now.chairs.flatMap((chair, seat) => {
    const plays = chair.taken && !chair.bot && !chair.stand_in && !absences[seat];
    const waited = seat !== absent && !(withoutHost && seat === now.host);
    return plays && waited && !absence.agreed.includes(seat) ? [seat] : [];
  });
}
