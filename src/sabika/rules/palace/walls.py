"""The longest unbroken run of outside walls (A31), also where they branch (C11)."""


def longest_run(walls: list[tuple[int, int]]) -> list[int]:
    """The longest run among walls given as pairs of corners, as the places of its walls in the list."""
    longest: list[int] = []
    for run in runs(walls):
        if len(run) > len(longest):
            longest = run
    return longest


def runs(walls: list[tuple[int, int]]) -> list[list[int]]:
    """The unbroken runs among walls, each as the places of its walls in the list. No corner has more than two of them
    (A25), so walls that hang together are one run."""
    at: dict[int, list[int]] = {}
    for index, (start, end) in enumerate(walls):
        at.setdefault(start, []).append(index)
        at.setdefault(end, []).append(index)
    done = [False] * len(walls)
    found: list[list[int]] = []
    for first in range(len(walls)):
        if done[first]:
            continue
        done[first] = True
        run: list[int] = []
        waiting = [first]
        while waiting:
            index = waiting.pop()
            run.append(index)
            start, end = walls[index]
            for corner in (start, end):
                for other in at[corner]:
                    if not done[other]:
                        done[other] = True
                        waiting.append(other)
        found.append(run)
    return found


def longest_trail(walls: list[tuple[int, int]]) -> list[int]:
    """The longest trail that uses no wall twice, where up to four can meet at a corner (C11), as the places of its
    walls in the list."""
    longest: list[int] = []
    for run in runs(walls):
        if len(run) > len(longest):
            trail = _trail_within([walls[index] for index in run])
            if len(trail) > len(longest):
                longest = [run[index] for index in trail]
    return longest


def _trail_within(walls: list[tuple[int, int]]) -> list[int]:
    """The longest trail among walls that hang together. With at most two corners where an odd number of walls meet
    there is one through all of them (Euler). Else a longest one begins at such a corner: everywhere else it could be
    made longer."""
    meeting: dict[int, list[int]] = {}
    for index, (start, end) in enumerate(walls):
        meeting.setdefault(start, []).append(index)
        meeting.setdefault(end, []).append(index)
    odd = [corner for corner, at in meeting.items() if len(at) % 2]
    every = list(range(len(walls)))
    if len(odd) <= 2:
        return every
    length = 0
    longest = 0
    for corner in odd:
        walked, trail = _walk(walls, meeting, corner, 0, 0)
        if walked > length:
            length = walked
            longest = trail
    return [index for index in every if longest >> index & 1]


def _walk(
    walls: list[tuple[int, int]], meeting: dict[int, list[int]], corner: int, used: int, length: int
) -> tuple[int, int]:
    """The longest trail from a corner on: its length, and a bit for each of its walls. `used` has those behind it."""
    while True:
        ways = [index for index in meeting[corner] if not used >> index & 1]
        if len(ways) != 1:
            break
        used |= 1 << ways[0]
        start, end = walls[ways[0]]
        corner = end if corner == start else start
        length += 1
    longest = length
    trail = used
    for index in ways:
        start, end = walls[index]
        beyond = end if corner == start else start
        walked, found = _walk(walls, meeting, beyond, used | 1 << index, length + 1)
        if walked > longest:
            longest = walked
            trail = found
    return longest, trail
