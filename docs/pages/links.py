"""Whether everything on the built site leads somewhere, and nothing on it comes from elsewhere."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

Attributes = list[tuple[str, str | None]]


class Page(HTMLParser):
    """What a page leads to, what it loads, and the addresses within it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.leads: set[str] = set()
        self.loads: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: Attributes) -> None:
        values = {name: value for name, value in attributes if value}
        self.places |= {values[name] for name in ("id", "name") if name in values}
        loads = tag in ("link", "img", "script", "source", "iframe")
        found = {values[name] for name in ("href", "src") if name in values}
        self.leads |= found
        self.loads |= found if loads else set()


def faults(site: Path) -> Iterator[str]:
    """A line for everything that is wrong with a site."""
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        for link in sorted(page.leads):
            if complaint := fault(file, link, pages, link in page.loads):
                yield f"{file.relative_to(site).as_posix()}: {complaint}"


def fault(file: Path, link: str, pages: dict[Path, Page], loaded: bool) -> str:
    """What is wrong with a link of a page; empty if nothing is."""
    parts = urlsplit(link)
    if parts.scheme == "data":
        return ""
    if parts.scheme or parts.netloc:
        return f"{link} is loaded from elsewhere" if loaded else ""
    path = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if not path.is_file():
        return f"{link} leads nowhere"
    if parts.fragment and path in pages and unquote(parts.fragment) not in pages[path].places:
        return f"{link} leads to a place that its page does not have"
    return ""
