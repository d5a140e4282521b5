"""The rules on the site: every number is an address and leads to its rule, pictures lie below it, in each language."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.typing import ExtensionMetadata

PICTURES = Path(__file__).parents[2] / "build/rule-pictures"
LANGUAGES = {"en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch"}
NUMBER = re.compile(r"\b([A-Z]\d+)\b")
LEAVE_ALONE = (nodes.literal, nodes.literal_block, nodes.raw, nodes.reference, nodes.title)


def language_of(page: str) -> str:
    """The language of a page; all but the translated rules are in English."""
    folder, _, rest = page.removeprefix("rules/").partition("/")
    return folder if page.startswith("rules/") and rest and folder in LANGUAGES else "en"


def page_in(language: str, page: str) -> str:
    """The same page of the rules in another language."""
    name = page.rpartition("/")[2]
    return f"rules/{name}" if language == "en" else f"rules/{language}/{name}"


@cache
def homes() -> dict[str, str]:
    """The name of the book in which each rule stands."""
    from sabika.reference import rulebook

    return {rule.id: book.name for book in rulebook().books for rule in book.rules}


@cache
def pictures(language: str) -> dict[str, str]:
    drawn: dict[str, str] = json.loads((PICTURES / f"{language}.json").read_text(encoding="utf-8"))
    return drawn


class Rules(SphinxPostTransform):
    """Puts the rules of a page into shape."""

    default_priority = 900
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        page = self.env.current_document.docname
        shown = [self.shape(item, number, page) for item, number in rules_on(self.document)]
        for row in self.document.findall(nodes.row):
            if NUMBER.fullmatch(first := row.astext().split("\n")[0]) and first in homes():
                row["ids"].append(first)
        for text in [*self.document.findall(nodes.Text)]:
            self.link(text, page)
        if any(shown):
            symbols = (PICTURES / "symbols.svg").read_text(encoding="utf-8")
            self.document += nodes.raw("", symbols, format="html")
        if page.startswith("rules/"):
            title = next(self.document.findall(nodes.title))
            title.parent.insert(title.parent.index(title) + 1, self.languages(page))

    def shape(self, item: nodes.list_item, number: str, page: str) -> bool:
        """Give a rule its address and its picture; whether it has one."""
        item["ids"].append(number)
        item.parent["classes"] = ["rules"]
        text = next(item.findall(nodes.Text))
        sign = nodes.reference("", number, internal=True, refuri=f"#{number}", classes=["rule"])
        text.parent.replace(text, [sign, nodes.Text(text.removeprefix(number))])
        drawn = pictures(language_of(page)).get(number)
        if drawn:
            item += nodes.raw("", drawn, format="html")
        return drawn is not None

    def link(self, text: nodes.Text, page: str) -> None:
        """Let the numbers in a text lead to their rules, in the language of the page."""
        parent = text.parent
        if any(isinstance(each, LEAVE_ALONE) for each in above(text)):
            return
        parts: list[nodes.Node] = []
        for part in NUMBER.split(text):
            if part in homes():
                home = page_in(language_of(page), homes()[part])
                path = "" if home == page else self.app.builder.get_relative_uri(page, home)
                parts.append(nodes.reference("", part, internal=True, refuri=f"{path}#{part}"))
            elif part:
                parts.append(nodes.Text(part))
        if any(isinstance(part, nodes.reference) for part in parts):
            parent.replace(text, parts)

    def languages(self, page: str) -> nodes.paragraph:
        """The way to the same page in the other languages."""
        result = nodes.paragraph(classes=["languages"])
        for language, name in LANGUAGES.items():
            if language == language_of(page):
                result += nodes.strong("", name)
            else:
                path = self.app.builder.get_relative_uri(page, page_in(language, page))
                result += nodes.reference("", name, internal=True, refuri=path)
            result += nodes.Text(" ")
        return result


def rules_on(document: nodes.document) -> Iterator[tuple[nodes.list_item, str]]:
    for item in [*document.findall(nodes.list_item)]:
        number = NUMBER.match(item.astext())
        if number and number[1] in homes():
            yield item, number[1]


def above(node: nodes.Node) -> Iterator[nodes.Node]:
    while parent := node.parent:
        yield parent
        node = parent


def speak(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Tell the browser in which language a page is."""
    context["language"] = language_of(page)


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_post_transform(Rules)
    app.connect("html-page-context", speak)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
