"""Many connections in one process, each of which goes by a script, as fast as they can."""

import select
import socket
import ssl
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import repeat
from typing import Final, NamedTuple

from attacks.aim import NAME, Aim, Count

PIECE: Final = 64 * 1024
"""Bytes that are said at once, about."""
BIND_WITHOUT_PORT: Final = 24
"""IP_BIND_ADDRESS_NO_PORT: the system chooses the port when it knows where the connection goes."""
READ, WRITE, GONE = select.EPOLLIN, select.EPOLLOUT, select.EPOLLHUP | select.EPOLLERR
TICK: Final = 0.1


class Script(NamedTuple):
    """What is said over a connection. It is opened anew whenever it ends."""

    opening: bytes = b""
    awaited: bytes = b""
    """What has to come before anything more is said."""
    then: bytes = b""
    endless: Callable[[], Iterator[bytes]] | None = None
    """What is said from then on."""
    leaves: bool = False
    """Whether the client goes when all is said."""
    drip: bytes = b""
    """What is said every few seconds from then on."""
    every: float = 5.0
    """Seconds between two drops."""
    reads: bool = True
    sip: int = 0
    """So many bytes are read with every drop, where nothing is read otherwise."""
    pause: float = 0.0
    """Seconds until a connection that ended is opened again."""
    unit: int = 0
    """Bytes; without, a connection is a unit."""
    protocols: tuple[str, ...] = ()
    """What is offered to speak within TLS."""


def again(piece: bytes) -> Callable[[], Iterator[bytes]]:
    """The same over and over."""
    whole = piece * max(1, PIECE // len(piece))
    return lambda: repeat(whole)


class Line:
    """One of the connections."""

    def __init__(self, crowd: "Crowd") -> None:
        self._crowd: Final = crowd
        self._script: Final = crowd.script
        self.due = 0.0

    def open(self) -> bool:
        aim = self._crowd.aim
        plain = socket.socket()
        plain.setblocking(False)
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        plain.setsockopt(socket.IPPROTO_IP, BIND_WITHOUT_PORT, 1)
        # Whoever leaves does so without a word, so that there are always ports.
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        if not self._script.reads:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        try:
            plain.bind((aim.address, 0))
            plain.connect_ex(("127.0.0.1", aim.port))
        except OSError:
            plain.close()
            self._crowd.count.failed += 1
            return False
        self.socket: socket.socket = plain
        self.number = plain.fileno()
        self._connected = self._shaken = False
        self._heard = b""
        self._reads = self._script.reads or bool(self._script.awaited)
        self._told = False
        self._rest = memoryview(b"")
        self._says = self._said()
        self._wants = WRITE
        self._crowd.poll.register(self.number, WRITE)
        return True

    def close(self) -> None:
        with suppress(OSError):
            self._crowd.poll.unregister(self.number)
        self.socket.close()

    def _said(self) -> Iterator[bytes]:
        script = self._script
        if script.opening:
            yield script.opening
        while script.awaited and script.awaited not in self._heard:
            yield b""
        self._reads = script.reads
        if script.then:
            yield script.then
        if not script.unit:
            self._crowd.count.units += 1
        if script.leaves:
            raise ConnectionError
        if script.endless is not None:
            yield from script.endless()
        while True:
            yield b""

    def event(self, event: int) -> None:
        """Raises when the connection is over."""
        if not self._connected:
            if error := self.socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
                self._crowd.count.failed += 1
                raise ConnectionError(error)
            self._connected = True
            self._crowd.count.connections += 1
            if self._crowd.context is not None:
                self.socket = self._crowd.context.wrap_socket(
                    self.socket, do_handshake_on_connect=False, server_hostname=NAME
                )
        if not self._shaken and not self._shake():
            return
        if event & READ and self._reads:
            self._read(PIECE)
        if event & GONE and not event & READ:
            raise ConnectionResetError
        self._say()

    def _shake(self) -> bool:
        if isinstance(self.socket, ssl.SSLSocket):
            try:
                self.socket.do_handshake()
            except ssl.SSLWantReadError:
                self._want(READ)
                return False
            except ssl.SSLWantWriteError:
                self._want(WRITE)
                return False
        self._shaken = True
        return True

    def _read(self, most: int) -> None:
        try:
            data = self.socket.recv(most)
        except (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError):
            return
        if not data:
            raise ConnectionResetError
        self._crowd.count.received += len(data)
        if not self._told:
            self._heard += data[:2_000]
            if self._heard.startswith(b"HTTP/1.") and len(self._heard) > 12:
                self._crowd.count.told[self._heard[9:12].decode("latin-1")] += 1
                self._told = True
                if self._script.awaited and self._script.awaited not in self._heard:
                    raise ConnectionResetError
        elif data.startswith(b"HTTP/1.1 "):
            self._crowd.count.told[data[9:12].decode("latin-1")] += 1
        if data[-4:-2] == b"\x88\x02":
            self._crowd.count.told[str(int.from_bytes(data[-2:]))] += 1

    def _say(self) -> None:
        if not self._rest:
            self._rest = memoryview(next(self._says))
            if not self._rest:
                self._want(READ if self._reads else 0)
                return
        try:
            done = self.socket.send(self._rest)
        except (BlockingIOError, ssl.SSLWantWriteError, ssl.SSLWantReadError):
            done = 0
        self._rest = self._rest[done:]
        count = self._crowd.count
        count.sent += done
        if self._script.unit:
            count.units += done / self._script.unit
        self._want(READ | WRITE if self._reads else WRITE)

    def drop(self) -> None:
        """A little more, of a line that is slow."""
        if self._shaken and self._script.sip:
            self._read(self._script.sip)
        if self._shaken and not self._rest and self._script.drip:
            self._crowd.count.sent += self.socket.send(self._script.drip)

    def _want(self, events: int) -> None:
        if events != self._wants:
            self._wants = events
            self._crowd.poll.modify(self.number, events)


class Crowd:
    """All connections of an attack, until it ends."""

    def __init__(self, aim: Aim, count: Count, script: Script) -> None:
        self.aim: Final = aim
        self.count: Final = count
        self.script: Final = script
        self.poll: Final = select.epoll()
        self.context: ssl.SSLContext | None = None
        if aim.tls:
            self.context = ssl._create_unverified_context()
            self.context.set_alpn_protocols(list(script.protocols or ("http/1.1",)))
        self._lines: Final[dict[int, Line]] = {}
        self._waiting: Final = deque[Line]()

    def run(self, many: int) -> None:
        slow = bool(self.script.drip or self.script.sip)
        self._waiting.extend(Line(self) for _ in range(many))
        looked = 0.0
        while (now := time.monotonic()) < self.aim.until:
            self._open(now)
            for number, event in self.poll.poll(TICK if not self._waiting else 0.001, 512):
                if line := self._lines.get(number):
                    self._carefully(line, line.event, event)
            if slow and now - looked > TICK:
                looked = now
                for line in list(self._lines.values()):
                    if now >= line.due:
                        line.due = now + self.script.every
                        self._carefully(line, line.drop)
        for line in self._lines.values():
            line.close()

    def _open(self, now: float) -> None:
        for _ in range(min(len(self._waiting), 256)):
            line = self._waiting.popleft()
            if now < line.due:
                self._waiting.append(line)
            elif line.open():
                line.due = now + self.script.every
                self._lines[line.number] = line
            else:
                line.due = now + max(0.05, self.script.pause)
                self._waiting.append(line)

    def _carefully(self, line: Line, what: Callable[..., None], *how: int) -> None:
        try:
            what(*how)
        except (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError):
            return
        except (OSError, ValueError) as error:
            if isinstance(error, ConnectionResetError | BrokenPipeError | ssl.SSLError):
                self.count.closed += 1
            del self._lines[line.number]
            line.close()
            line.due = time.monotonic() + self.script.pause
            self._waiting.append(line)


def lines(script: Callable[[Aim], Script], many: int = 8) -> Callable[[Aim, Count], None]:
    """An attack of so many connections that all go by the script."""
    return lambda aim, count: Crowd(aim, count, script(aim)).run(many)
