"""`sabika new-module`: writes the folder of a module that does nothing yet, and puts it on the list of modules.

`folder/` holds the files as they are written for a module called `newmodule`.
"""

import keyword
import re
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

import typer

from sabika.modules import MODULES
from sabika.rules.core.errors import BadInput

LIST: Final = Path("src/sabika/modules/__init__.py")
PLACES: Final = {
    "__init__.py.txt": "src/sabika/modules/{name}/__init__.py",
    "rules.py.txt": "src/sabika/modules/{name}/rules.py",
    "en.ftl.txt": "src/sabika/modules/{name}/en.ftl",
    "fr.ftl.txt": "src/sabika/modules/{name}/fr.ftl",
    "nl.ftl.txt": "src/sabika/modules/{name}/nl.ftl",
    "de.ftl.txt": "src/sabika/modules/{name}/de.ftl",
    "test.py.txt": "tests/rules/test_{name}.py",
}
"""Where each file of `folder/` goes."""


def new_module(
    name: Annotated[str, typer.Argument(help="Its name: small letters, such as lanterns.", metavar="NAME")],
) -> None:
    """Write the folder of a module that does nothing yet but can be played everywhere, with numbered places to go on.
    To be run in a clone of Sabika."""
    check(name)
    written = {place.format(name=name): filled(file, name) for file, place in PLACES.items()}
    there = [place for place in written if Path(place).exists()]
    if there:
        raise BadInput(f"{there[0]} is already there. Choose another name, or delete it first.")
    longer = listed(LIST.read_text(encoding="utf-8"), name)
    try:
        for place, text in written.items():
            Path(place).parent.mkdir(parents=True, exist_ok=True)
            Path(place).write_text(text, encoding="utf-8")
        LIST.write_text(longer, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"The module cannot be written: {error.strerror}: {error.filename}.") from None
    typer.echo("\n".join(["Written:", *(f"  {place}" for place in [*written, f"{LIST} (two lines)"])]))
    typer.echo(f"Its tests: python3 run.py test tests/rules/test_{name}.py tests/property/test_modules.py")
    typer.echo("To play with it: python3 run.py play, which builds the client with its words.")
    typer.echo("Go on with docs/add-a-module.md: its chapters are the numbers in the files.")


def check(name: str) -> None:
    """Refuse what cannot become a module here."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise BadInput(f"{name!r} cannot be the name of a module. Use small letters, such as lanterns.")
    if name in MODULES:
        raise BadInput(f"There already is a module {name}. Choose another name.")
    if not LIST.is_file():
        raise BadInput(f"There is no {LIST.as_posix()} here. Run this in the folder of a clone of Sabika.")


def class_named(name: str) -> str:
    """`OldLanterns` for `old_lanterns`."""
    return "".join(word.capitalize() for word in name.split("_"))


def filled(file: str, name: str) -> str:
    """A file of `folder/` for the module of this name."""
    text = (files(__package__) / "folder" / file).read_text(encoding="utf-8")
    title = name.replace("_", " ").capitalize()
    for word, own in (("newmodule", name), ("NewModule", class_named(name)), ("New module", title)):
        text = text.replace(word, own)
    return text


def listed(text: str, name: str) -> str:
    """The list of modules with one more, which plugs in last."""
    imports = re.findall(r"^from sabika\.modules\.\w+\.rules import \w+\n", text, re.MULTILINE)
    entries = re.search(r"^_ALL: .*?^\)\n", text, re.MULTILINE | re.DOTALL)
    if not imports or not entries:
        raise BadInput(f"{LIST.as_posix()} has no list of modules that another one could be added to.")
    added = f"from sabika.modules.{name}.rules import {class_named(name)}\n"
    longer = entries[0].removesuffix(")\n") + f"    {class_named(name)}(),\n)\n"
    return text.replace(entries[0], longer).replace("".join(imports), "".join(sorted([*imports, added])))
