"""A server as a program of its own, for tests that kill it.

    serving.py FD WORKERS SETTINGS

It serves at the socket FD that it inherits, and says `ready`. SETTINGS are JSON.
"""

import socket
import sys

import msgspec

from sabika.cli.serve import run
from sabika.server.settings import Settings

if __name__ == "__main__":
    run(msgspec.json.decode(sys.argv[3], type=Settings), socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2]))
