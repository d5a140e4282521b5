"""How many files and connections the system lets a process have open, and how many connections that leaves room for."""

import logging
import sys
from contextlib import suppress
from typing import Final

if sys.platform != "win32":
    import resource

RESERVED: Final = 128
"""For the database, the processes of bots and whatever else is opened; a quarter where there is less."""

log = logging.getLogger(__name__)


def room_for(connections: int) -> int:
    """So many connections can be open at a time, or fewer if the system allows fewer; then the log says so. The limit
    is raised as far as it has to be and may be. Processes that are started later have it, too."""
    if sys.platform == "win32":
        # It has no such limit.
        return connections
    needed = connections + RESERVED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        raised = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        # Some systems say that there is no limit, and have one.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return connections
    left = soft - min(RESERVED, soft // 4)
    log.warning(
        "The system allows %d open files: %d connections are let in at a time and not %d. Raise the limit (ulimit -n,"
        " LimitNOFILE) to %d.",
        soft,
        left,
        connections,
        needed,
    )
    return left
