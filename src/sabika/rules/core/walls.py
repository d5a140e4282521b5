"""The longest unbroken run of outside walls (A31)."""


def longest_run(walls: list[tuple[int, int]]) -> int:
    """The longest run among walls given as pairs of corners. No corner has more than two of them (A25)."""
    at: dict[int, list[int]] = {}
    for index, (start, end) in enumerate(walls):
        at.setdefault(start, []).append(index)
        at.setdefault(end, []).append(index)
    done = [False] * len(walls)
    best = 0
    for first in range(len(walls)):
        if done[first]:
            continue
        done[first] = True
        length = 0
        waiting = [first]
        while waiting:
            index = waiting.pop()
            length += 1
            start, end = walls[index]
            for corner in (start, end):
                for other in at[corner]:
                    if not done[other]:
                        done[other] = True
                        waiting.append(other)
        best = max(best, length)
    return best
