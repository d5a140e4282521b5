"""Oracle for the wall score (A31): the longest trail over the outside walls, found by trying all of them.

The cell (0, 0), its edges and its corner points:

    (0, 0)---N---(1, 0)
      |             |
      W             E
      |             |
    (0, 1)---S---(1, 1)
"""

Cell = tuple[int, int]
Palace = dict[Cell, str]
Point = tuple[int, int]
Segment = frozenset[Point]

BEYOND: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

# The two ends of each edge: point (x, y) is the north-west corner of cell (x, y).
ENDS: dict[str, tuple[Point, Point]] = {
    "N": ((0, 0), (1, 0)),
    "E": ((1, 0), (1, 1)),
    "S": ((0, 1), (1, 1)),
    "W": ((0, 0), (0, 1)),
}


def outside_walls(palace: Palace) -> set[Segment]:
    """A31: the wall edges whose neighbouring cell holds no tile, each as the set of its two ends.

    Walls inside the palace (back to back) have a tile on both sides and are left out.
    """
    segments: set[Segment] = set()
    for (x, y), walls in palace.items():
        for side in walls:
            dx, dy = BEYOND[side]
            if (x + dx, y + dy) not in palace:
                segments.add(frozenset((x + px, y + py) for px, py in ENDS[side]))
    return segments


def longest_from(point: Point, unused: frozenset[Segment]) -> int:
    """The most segments in a row from this point, none of them twice: try each next segment."""
    longest = 0
    for segment in unused:
        if point in segment:
            (other_end,) = segment - {point}
            longest = max(longest, 1 + longest_from(other_end, unused - {segment}))
    return longest


def longest_wall(palace: Palace) -> int:
    """A31: 1 per edge of the longest unbroken run of outside walls; a completely walled outline counts in full.

    A run goes on at a corner point where two segments meet, straight or around a corner, and uses no segment twice.
    This holds for any palace, also for illegal ones whose walls branch.
    """
    segments = frozenset(outside_walls(palace))
    points = {point for segment in segments for point in segment}
    return max((longest_from(point, segments) for point in points), default=0)
