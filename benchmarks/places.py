"""Where attacks go: a server with a log of its own, alone or with a proxy in front that has the files of `deploy`."""

import http.client
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Final

import msgspec
from attacks.aim import NAME
from bystanders import Table
from server_load import SECRET, Server

from sabika.server.settings import Settings

DEPLOY: Final = Path(__file__).parents[1] / "deploy"
SETTING_UP: Final = "127.0.0.9"
"""The address from which tables are opened before an attack, so that this counts for none of those that take part."""
MEBIBYTE: Final = 2**20


def sabika(settings: Settings, log: IO[bytes]) -> Server:
    return Server("sabika", msgspec.json.encode(settings).decode(), "1", log=log)


SERVERS: Final[dict[str, Callable[[Settings, IO[bytes]], Server]]] = {"sabika": sabika}


class Place:
    """A server that is about to be attacked."""

    def __init__(self, server: Server, log: Path, port: int, tls: bool, http2: bool) -> None:
        self.server: Final = server
        self.log: Final = log
        self.port: Final = port
        """Where people reach it."""
        self.tls: Final = tls
        self.http2: Final = http2

    def memory(self) -> float:
        """Megabytes of all its processes."""
        return self.server.memory() / MEBIBYTE

    def tables(self, many: int) -> list[Table]:
        """So many games of two that have just begun."""
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, source_address=(SETTING_UP, 0))

        def said(path: str, token: str, **data: object) -> dict[str, object]:
            headers = {"Host": NAME, "Content-Type": "application/json", "Authorization": f"Bearer {token}"}
            line.request("POST", path, msgspec.json.encode(data), headers)
            answer = line.getresponse()
            body = answer.read()
            assert answer.status < 300, body
            return msgspec.json.decode(body, type=dict[str, object])

        found: list[Table] = []
        for _ in range(many):
            first = said("/api/tables", "", name="Ada", offer={"players": 2, "confirm": False})
            path = f"/api/tables/{first['table']}"
            second = said(f"{path}/seats?key={first['key']}", "", name="Ben")
            said(f"{path}/begin", str(first["token"]), version=second["version"])
            found.append(Table(str(first["table"]), (str(first["token"]), str(second["token"]))))
        # The processes for what takes long are started by the first question: that is no growth.
        line.request("POST", "/api/records/verify", b"{}", {"Host": NAME, "Content-Type": "application/json"})
        line.getresponse().read()
        line.close()
        return found


@contextmanager
def opened(kind: str, behind: str, folder: Path) -> Iterator[Place]:
    """A server of that kind, for as long as it is needed."""
    settings = Settings(
        database=f"sqlite:///{folder / 'attacked.sqlite'}",
        secret=SECRET,
        hosts=(NAME,),
        address=f"https://{NAME}" if behind else "",
        trusted_proxy=bool(behind),
    )
    log = folder / "log"
    with ExitStack() as stack:
        server = SERVERS[kind](settings, stack.enter_context(log.open("wb")))
        stack.callback(server.end)
        port = server.port
        if behind:
            port = free()
            proxy = PROXIES[behind](folder, port, server.port)
            stack.callback(ended, proxy)
        until_there(server, log)
        yield Place(server, log, port, bool(behind), bool(behind))


def free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def until_there(server: Server, log: Path) -> None:
    """Answers requests; otherwise what it said about that."""
    end = time.monotonic() + 60
    while server.process.poll() is None and time.monotonic() < end:
        line = http.client.HTTPConnection("127.0.0.1", server.port, 5, source_address=(SETTING_UP, 0))
        try:
            line.request("GET", "/api/health", headers={"Host": NAME})
            if line.getresponse().status == 200:
                return
        except OSError:
            time.sleep(0.1)
        finally:
            line.close()
    raise RuntimeError(f"the server does not answer: {log.read_text()[-2_000:]}")


def ended(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def certificate(folder: Path) -> tuple[Path, Path]:
    """Signed by nobody else."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj"
    subprocess.run(
        [*command.split(), f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", key, "-out", chain],
        check=True,
        capture_output=True,
    )
    return chain, key


def nginx(folder: Path, port: int, behind: int) -> subprocess.Popen[bytes]:
    """With the file as shipped, but for addresses, ports and certificate, and what docs/running.md puts around it."""
    chain, key = certificate(folder)
    own = (DEPLOY / "nginx.conf").read_text()
    own = re.sub(r" *listen \[::\].*\n", "", own)
    own = re.sub(r"listen 80;", f"listen 127.0.0.1:{free()};", own)
    own = re.sub(r"listen 443", f"listen 127.0.0.1:{port}", own)
    own = own.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    own = re.sub(r"/etc/letsencrypt\S*fullchain.pem", str(chain), own)
    own = re.sub(r"/etc/letsencrypt\S*privkey.pem", str(key), own)
    paths = "".join(
        f"    {kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = (
        f"daemon off;\nworker_processes auto;\nworker_rlimit_nofile 65536;\npid {folder / 'nginx.pid'};\n"
        f"error_log {folder / 'nginx.log'};\n"
        f"events {{\n    worker_connections 16384;\n}}\nhttp {{\n    access_log off;\n{paths}{own}}}\n"
    )
    file = folder / "nginx.conf"
    file.write_text(around)
    for path in (folder, chain, key):
        path.chmod(0o755)
    return subprocess.Popen([shutil.which("nginx") or "/usr/sbin/nginx", "-e", folder / "nginx.log", "-c", file])


def caddy(folder: Path, port: int, behind: int) -> subprocess.Popen[bytes]:
    """With the file as it is shipped, but for addresses, ports and the certificate."""
    chain, key = certificate(folder)
    own = (DEPLOY / "Caddyfile").read_text()
    own = own.replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}")
    own = own.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    file = folder / "Caddyfile"
    file.write_text(own.replace("{\n", "{\n\tadmin off\n\tauto_https disable_redirects\n", 1))
    with (folder / "caddy.log").open("wb") as log:
        return subprocess.Popen(
            [shutil.which("caddy") or "caddy", "run", "--config", file, "--adapter", "caddyfile"],
            stderr=log,
            env={"HOME": str(folder), "PATH": "/usr/bin:/bin"},
        )


PROXIES: Final[dict[str, Callable[[Path, int, int], subprocess.Popen[bytes]]]] = {"nginx": nginx, "caddy": caddy}
