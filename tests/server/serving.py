"""A server as a program of its own, for tests that kill it.

    serving.py FD WORKERS SETTINGS LEDGER NUMBER

It serves at the socket FD that it inherits. SETTINGS are JSON. A LEDGER of that name is shared with other servers, and
this one has a NUMBER in it. Values of players for a deal are waited for as long as a busy machine may take to give
them.
"""

import multiprocessing
import socket
import sys
from functools import partial

import msgspec
import uvicorn

from sabika.cli.serve import config, run, worker
from sabika.desk.tables import state
from sabika.server.settings import Settings

SHUFFLING = 60_000

if __name__ == "__main__":
    number, workers, chosen, ledger, own = sys.argv[1:]
    settings, door = msgspec.json.decode(chosen, type=Settings), socket.socket(fileno=int(number))
    state.__dict__["SHUFFLING"] = SHUFFLING
    if ledger:
        multiprocessing.current_process().name = f"worker-{own}"
        uvicorn.Server(config(partial(worker, settings, None, ledger))).run([door])
    else:
        run(settings, door, int(workers))
