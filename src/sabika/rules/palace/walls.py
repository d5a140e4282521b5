"""The longest unbroken run of outside walls (A31)."""


def longest_run(walls: list[tuple[int, int]]) -> int:
    """The length of the longest run among walls given as pairs of corners."""
    longest = 0
    for run in runs(walls):
        longest = max(longest, len(run))
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
