"""The site of the documentation: its pages, their order and their look. `python3 run.py docs` builds and shows it."""

import sys
import tomllib
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
sys.path[:0] = [str(DOCS), str(ROOT / "src")]

from sabika.reference.rulebook import BOOKS  # noqa: E402

# By page and heading. A page that is not here stops the build.
navigation = {
    "index": {
        "Play": ["Start <readme>", "The rules <rules/index>", "features", "scorepad", "commands"],
        "Bots and tournaments": ["add-a-bot", "tournaments", "cluster"],
        "Host a table": ["site", "running", "server", "admin"],
        "Build on it": ["library", "reference", "record-format"],
        "Research": ["research", "environments", "batch", "batch-training"],
        "Carry it on": [
            "contributing",
            "architecture",
            "add-a-module",
            "adr/index",
            "benchmarks",
            "releasing",
            "security",
            "code_of_conduct",
            "changelog",
        ],
    },
    "rules/index": {
        "": [
            *(f"rules/{book}" for book in BOOKS),
            "Français <rules/fr/index>",
            "Nederlands <rules/nl/index>",
            "Deutsch <rules/de/index>",
        ]
    },
    **{f"rules/{folder}/index": {"": [f"rules/{folder}/{book}" for book in BOOKS]} for folder in ("fr", "nl", "de")},
    "adr/index": {"": ["adr/*"]},
}

project = "Sabika"
author = "The Sabika authors"
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
project_copyright = author

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    *(f"pages.{name}" for name in ("addresses", "navigation", "reference", "rulebook")),
]
include_patterns = ["*.md", "docs/**.md", "benchmarks/*.md"]
exclude_patterns = [".*", "build", "deploy", "dist", "requirements", "src", "tests", "web"]

# As a forge reads Markdown.
myst_heading_anchors = 4
myst_enable_extensions = ["html_image"]

default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
add_module_names = False
python_maximum_signature_line_length = 88
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Sabika"
html_logo = html_favicon = "../web/public/icon.svg"
html_static_path = ["pages/site.css", "../build/rule-pictures/pictures.css"]
html_css_files = ["pictures.css", "site.css"]
html_copy_source = False
html_show_copyright = False
html_use_index = html_domain_indices = False


def setup(app: Sphinx) -> None:
    # Pygments does not know the language of our catalogues.
    app.add_lexer("ftl", TextLexer)
