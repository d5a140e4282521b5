// Where the marks of the sides stand on the score track, without hiding each other.

export interface Standing {
  side: number;
  points: number;
  /** Where the points are on the track, from 0 to 1. */
  at: number;
  /** Where the mark stands, beside others with nearly as many points. */
  mark: number;
}

/** The end of the track: a round number that nobody has passed. */
export function endOf(points: readonly number[], step = 50): number {
  return Math.max(step, Math.ceil(Math.max(...points) / step) * step);
}

/** Moves places in ascending order apart until each two have a gap, as little as possible and within 0 and 1. */
export function apart(places: readonly number[], gap: number): number[] {
  interface Cluster {
    from: number;
    members: number;
    centre: number;
  }
  const width = (cluster: Cluster) => (cluster.members - 1) * gap;
  const start = (cluster: Cluster) => {
    const room = Math.max(0, 1 - width(cluster));
    return Math.min(room, Math.max(0, cluster.centre - width(cluster) / 2));
  };
  const clusters: Cluster[] = [];
  places.forEach((place, from) => {
    let last: Cluster = { from, members: 1, centre: place };
    for (
      let other = clusters.at(-1);
      other && start(other) + width(other) + gap > start(last);
      other = clusters.at(-1)
    ) {
      const members = other.members + last.members;
      const centre = (other.centre * other.members + last.centre * last.members) / members;
      last = { from: other.from, members, centre };
      clusters.pop();
    }
    clusters.push(last);
  });
  return clusters.flatMap((cluster) => Array.from({ length: cluster.members }, (_, n) => start(cluster) + n * gap));
}

/** Every side on a track of so many points, the last one first. `gap` is the room that a mark takes. */
export function standings(points: readonly number[], end: number, gap: number): Standing[] {
  const sides = points.map((own, side) => ({ side, points: own, at: Math.min(1, Math.max(0, own / end)) }));
  sides.sort((one, other) => one.points - other.points || one.side - other.side);
  const marks = apart(
    sides.map((side) => side.at),
    gap,
  );
  return sides.map((side, index) => ({ ...side, mark: marks[index] ?? side.at }));
}
