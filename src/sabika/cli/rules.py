"""`sabika rules`: look rules up, search them, list the books."""

from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sabika.cli.games import Language
from sabika.i18n import Texts, choose_language
from sabika.reference import Book, Case, Rule, Rulebook, UnknownRule, rulebook
from sabika.rules.core.errors import BadInput

SEARCH = "search"


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="Rule ids such as A21 or K3, or 'search' and the words to look for.", metavar="ID… | search WORD…"
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Look rules up: sabika rules A21, sabika rules search wall. Without words, the list of books."""
    texts = Texts(choose_language(language))
    book = rulebook(texts.language)
    console = Console(highlight=False)
    if not words:
        show_contents(console, book, texts)
        return
    found = searched(book, words[1:], texts) if words[0] == SEARCH else looked_up(book, words, texts)
    for rule in found:
        show(console, rule, texts)


def searched(book: Rulebook, words: list[str], texts: Texts) -> list[Rule]:
    """The rules that contain all the words."""
    wanted = " ".join(words).strip()
    if not wanted:
        raise BadInput(texts.say("reference-no-words"))
    found = book.search(wanted)
    if not found:
        raise BadInput(texts.say("reference-none", words=wanted))
    return found


def looked_up(book: Rulebook, ids: list[str], texts: Texts) -> list[Rule]:
    """The rules with these ids."""
    try:
        return [book.rule(rule_id) for rule_id in ids]
    except UnknownRule as error:
        if not error.suggestions:
            raise BadInput(texts.say("reference-unknown", id=error.rule_id)) from None
        suggestions = ", ".join(error.suggestions)
        raise BadInput(texts.say("reference-meant", id=error.rule_id, suggestions=suggestions)) from None


def show_contents(console: Console, book: Rulebook, texts: Texts) -> None:
    """The books, each with the ids of its rules, and how to go on from there."""
    table = Table.grid(padding=(0, 2))
    footnote = ""
    for part in book.books:
        star = ""
        if any(rule.language != texts.language for rule in part.rules):
            star = "*"
            footnote = f"* {texts.say('reference-untranslated')}\n"
        table.add_row(Text(families(part), "bold cyan"), Text(part.title + star))
    console.print(table)
    console.print(Text(f"{footnote}\n{texts.say('reference-hint')}"), soft_wrap=True)


def families(book: Book) -> str:
    """The first and last id of each letter in the book: `V1-V8 X1-X5`."""
    by_letter = [list(rules) for _, rules in groupby(book.rules, lambda rule: rule.id[0])]
    return " ".join(f"{rules[0].id}-{rules[-1].id}" for rules in by_letter)


def show(console: Console, rule: Rule, texts: Texts) -> None:
    """One rule, with its section above and its text indented below."""
    heading = Text.assemble((rule.id, "bold cyan"), "  ", (rule.section, "dim"))
    if isinstance(rule, Case):
        heading.append(f" ({', '.join(rule.rules)})", "dim")
    console.print(heading)
    if rule.ruling:
        console.print(indented(Text(texts.say("reference-ruling"), "italic yellow")))
    if rule.language != texts.language:
        console.print(indented(Text(texts.say("reference-untranslated"), "italic yellow")))
    body = Text(f"{rule.given}\n→ {rule.expected}") if isinstance(rule, Case) else Markdown(rule.text)
    console.print(indented(body))
    console.print()


def indented(text: Text | Markdown) -> Padding:
    return Padding(text, (0, 0, 0, 4))
