"""Checks the subject of a commit: `python3 .ci/subject.py FILE`, where FILE holds the message."""

import sys
from pathlib import Path

LONGEST = 72


def wrong_with(subject: str) -> str:
    """What to do about the first line of a message; empty if it is right."""
    if not subject.strip():
        return "Say in one line what the commit does."
    if len(subject) > LONGEST:
        return f"The subject has {len(subject)} characters: say it in {LONGEST}, and the rest below an empty line."
    if not subject[0].isupper() or subject.endswith("."):
        return "The subject begins with a capital letter and ends without a full stop."
    if subject.split()[0].endswith(("ed", "ing")) and subject.split()[0] not in IMPERATIVE:
        return f"Say what the commit does, not what was done: instead of {subject.split()[0]!r} the plain verb."
    return ""


IMPERATIVE = ("Bring", "Embed", "Exceed", "Feed", "Need", "Proceed", "Seed", "Shed", "Speed", "Spring", "String")

if __name__ == "__main__":
    complaint = wrong_with(Path(sys.argv[1]).read_text(encoding="utf-8").split("\n")[0])
    if complaint:
        sys.exit(complaint)
