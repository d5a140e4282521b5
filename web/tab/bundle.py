"""Makes the two archives of the bundle, in Pyodide itself, so that the bytecode is the one that it reads: Sabika with
what it needs, and as much of the standard library as is imported."""

import ast
import gzip
import importlib._bootstrap_external as bootstrap
import tarfile
import tomllib
from collections.abc import Iterable, Iterator
from importlib.util import source_hash
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

NOT_IN_A_TAB = {"arena", "batch", "cli", "client", "data", "encoding", "envs", "server", "tabbed", "terminal"}
NOT_IN_A_TAB |= {"__main__.py"}
"""What of Sabika only runs elsewhere; of a module, the files for those."""
ALWAYS = {"encodings.ascii", "encodings.idna", "encodings.latin_1", "encodings.utf_8", "encodings.utf_8_sig"}
"""Modules that are found by a name in a text, and those that show what went wrong."""
ALWAYS |= {"_strptime", "_pylong", "_colorize", "codeop", "difflib", "linecache", "pprint", "stringprep", "traceback"}
WITH_DOCSTRINGS = ("pyodide/", "_pyodide/")
"""They work with their own."""
LONGEST = 99
"""Characters that the name of a file in an archive has at most: further ones would stand elsewhere."""

Files = dict[str, bytes]


def sabika_files(root: Path, wheels: Path) -> Files:
    """Sabika as far as it runs in a tab, its rules to read, and msgspec. Of its catalogues one, which says what
    sentences there are: the page fills them in."""
    package = root / "src/sabika"
    found: Files = {}
    for file in sorted(package.rglob("*")):
        own = file.relative_to(package)
        hosts = {own.parts[0], own.stem} if own.parts[0] == "modules" else {own.parts[0]}
        if hosts & NOT_IN_A_TAB or not file.is_file():
            continue
        if file.suffix in (".py", ".toml") or "en" in (own.parent.name, own.name.partition(".")[0]):
            found[f"sabika/{own.as_posix()}"] = file.read_bytes()
    rules = root / "docs/rules"
    for file in sorted(rules.rglob("*.md")):
        found[f"sabika/reference/rules/{file.relative_to(rules).as_posix()}"] = file.read_bytes()
    found[f"sabika-{version(root)}.dist-info/METADATA"] = f"Name: sabika\nVersion: {version(root)}\n".encode()
    return found | wheel_files(wheels)


def wheel_files(wheels: Path) -> Files:
    (wheel,) = wheels.glob("msgspec-*.whl")
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name.endswith((".py", ".so", "METADATA"))}


def wheel_licence(wheels: Path) -> bytes:
    (wheel,) = wheels.glob("msgspec-*.whl")
    with ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("LICENSE"))
        return archive.read(name)


def version(root: Path) -> str:
    return str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def library_files(archive: Path, imported: Iterable[str]) -> Files:
    """The part of the standard library that was imported, with the packages around it."""
    wanted = {name for each in {*imported, *ALWAYS} for name in _with_parents(each)}
    with ZipFile(archive) as library:
        return {name: library.read(name) for name in library.namelist() if _module(name) in wanted}


def packed(files: Files, below: str, target: Path) -> None:
    """An archive of these files, with bytecode instead of sources, for the browser to unpack. Packed as a whole it is
    smaller. The same sources give the same archive."""
    plain = BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items()):
            if name.endswith(".py"):
                name, content = f"{name}c", compiled(content, name, name.startswith(WITH_DOCSTRINGS))
            info = tarfile.TarInfo(f"{below}/{name}")
            if len(info.name) > LONGEST:
                raise ValueError(f"{info.name} is too long.")
            info.size = len(content)
            archive.addfile(info, BytesIO(content))
    target.write_bytes(gzip.compress(plain.getvalue(), mtime=0))


def compiled(source: bytes, name: str, docstrings: bool = False) -> bytes:
    """Bytecode that is never compared with its source. Assertions stay: they are part of what is tested."""
    tree = ast.parse(source, name)
    if not docstrings:
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                _silence(node)
    code = compile(tree, name, "exec", dont_inherit=True)
    return bytes(bootstrap._code_to_hash_pyc(code, source_hash(source), False))  # type: ignore[attr-defined]


def _silence(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    if ast.get_docstring(node, clean=False) is not None:
        node.body[0] = ast.copy_location(ast.Pass(), node.body[0])


def _with_parents(name: str) -> Iterator[str]:
    while name:
        yield name
        name = name.rpartition(".")[0]


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
