"""Sets Sabika up in .venv and starts it. Needs only the standard library of Python 3.11 or newer.

python3 run.py play [...]       play in the browser, or here with --terminal
python3 run.py site [...]       the whole game as a folder of files, dist/, for any web space
python3 run.py docs [...]       the documentation as a site, built and shown in the browser
python3 run.py test             every check and every test
python3 run.py test PATH [...]  pytest only, with these arguments
python3 run.py check            style, types and import contracts only
python3 run.py compile          compile the rules now, and wait for it
python3 run.py COMMAND [...]    any other command of sabika

With --yes before the command, packages of the system that are missing are installed without a question.
"""

import os
import subprocess
import sys

# Above all other code, and in words every Python 3 can read, so that an older one says this and nothing else.
if sys.version_info < (3, 11):
    sys.stderr.write("Sabika needs Python 3.11 or newer; this is Python {}.{}.\n".format(*sys.version_info[:2]))
    sys.exit(2)

from running.asking import YES, Consent
from running.calling import SetupError, cause
from running.checks import check, test
from running.owners import may_write
from running.packages import install_for_docs, install_pins
from running.places import BIN, PYTHON, ROOT
from running.project import (
    BESIDE,
    COMPILED,
    build_client,
    build_tab,
    can_compile,
    compile_beside,
    compile_rules,
    draw_pictures,
    install_project,
)
from running.stamp import digest, read_stamp
from running.waiting import say


def main(arguments: list[str]) -> int:
    if arguments[:1] == [YES]:
        Consent.given = True
        arguments = arguments[1:]
    if not arguments or arguments[0] in ("-h", "--help"):
        print((__doc__ or "").strip())
        return 0 if arguments else 2
    try:
        if arguments[0] == "test":
            return test(arguments[1:])
        refuse_more(arguments)
        if arguments == ["check"]:
            return check()
        install_pins(for_tests=False)
        if arguments[0] == "site":
            return site(arguments)
        if arguments[0] == "docs":
            return docs(arguments[1:])
        if arguments[0] == "compile":
            return compile_rules(beside=arguments[1:] == [BESIDE])
        return sabika(arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"Sabika could not be set up: {cause(str(error)) or error}", file=sys.stderr)
        return 2


def refuse_more(arguments: list[str]) -> None:
    """Before anything is set up: what is called without anything else."""
    command, more = arguments[0], arguments[1:]
    if more and (command == "check" or (command == "compile" and more != [BESIDE])):
        raise SetupError(f"There is no 'run.py {' '.join(arguments)}': '{command}' is called without anything else.")


def site(arguments: list[str]) -> int:
    """From the sources: nothing has to be compiled or installed for a folder of files."""
    build_client()
    build_tab()
    return start([str(PYTHON), "-m", "sabika", *arguments], PYTHONPATH=str(ROOT / "src"))


def docs(arguments: list[str]) -> int:
    """From the sources as well, with what builds pages on top."""
    install_for_docs()
    draw_pictures()
    path = os.pathsep.join([str(ROOT / "docs"), str(ROOT / "src")])
    return start([str(PYTHON), "-m", "pages", *arguments], PYTHONPATH=path)


def sabika(arguments: list[str]) -> int:
    """Start a command at once. Where compiling would take minutes, it runs from the sources, and they are compiled
    beside it."""
    compiled = can_compile()
    stamp, sources = read_stamp(), digest(ROOT, *COMPILED)
    if not compiled or sources in (stamp.get("compiled_from"), stamp.get("not_compiled")):
        install_project(compiled and sources != stamp.get("not_compiled"))
        return start([str(BIN / "sabika"), *arguments])
    build_client()
    if may_write():
        compile_beside()
        say("The rules run in plain Python this time and are compiled beside it: faster from the next start on.")
    return start([str(PYTHON), "-m", "sabika", *arguments], PYTHONPATH=str(ROOT / "src"))


def start(command: list[str], **environment: str) -> int:
    """Become the command where the system allows it, so that signals and the terminal are its own."""
    if os.name == "posix":
        os.execve(command[0], command, os.environ | environment)
    return subprocess.call(command, env=os.environ | environment)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("\nStopped. Whatever was half done is done again at the next start.", file=sys.stderr)
        sys.exit(130)
