"""The desk brings nothing along that a browser's tab has not, however it comes by it."""

import os
import subprocess
import sys

ABSENT = (
    "aiosqlite",
    "alembic",
    "asyncpg",
    "fluent",
    "httpx",
    "litestar",
    "multiprocessing",
    "sabika.arena",
    "sabika.server",
    "sqlalchemy",
    "sqlite3",
    "uvicorn",
    "websockets",
)
IMPORTING = """
import sys
import sabika.desk.answering, sabika.desk.memory, sabika.desk.watching

print(*(name for name in sys.argv[1:] if name in sys.modules))
"""


def test_the_desk_stands_alone() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORTING, *ABSENT, "sabika.desk.routes"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["sabika.desk.routes"]
