"""Where a file is found on the site: docs/library.md as library.html, README.md of a folder as its index.html."""

import os

from sphinx.application import Sphinx
from sphinx.project import Project
from sphinx.util.typing import ExtensionMetadata

OF_ITS_OWN = {"README": "readme", "docs/README": "index", "benchmarks/README": "benchmarks"}


class Pages(Project):
    """The files stay where a forge shows them, and links between them stay as they are."""

    def path2doc(self, filename: str | os.PathLike[str]) -> str | None:
        name = super().path2doc(filename)
        return name and address(name)


def address(name: str) -> str:
    """The address of a file, both without their endings; that of an address is itself."""
    if name in OF_ITS_OWN:
        return OF_ITS_OWN[name]
    if "/" not in name:
        return name.lower()
    name = name.removeprefix("docs/")
    return f"{name.removesuffix('README')}index" if name.endswith("/README") else name


def readdress(app: Sphinx) -> None:
    app.project = app.env.project = Pages(app.srcdir, app.config.source_suffix)


def setup(app: Sphinx) -> ExtensionMetadata:
    app.connect("builder-inited", readdress)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
