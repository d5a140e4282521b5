"""Which page hangs below which, as conf.py says it under `navigation`: the files themselves stay plain Markdown."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata


def navigate(app: Sphinx, page: str, source: list[str]) -> None:
    """Hang further pages onto a page, under headings."""
    for heading, entries in app.config.navigation.get(page, {}).items():
        caption = f":caption: {heading}\n" if heading else ""
        listed = "\n".join(entry.replace("<", "</") if "<" in entry else f"/{entry}" for entry in entries)
        source[0] += f"\n\n```{{toctree}}\n:hidden:\n:glob:\n{caption}\n{listed}\n```\n"


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_config_value("navigation", {}, "env")
    app.connect("source-read", navigate)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
