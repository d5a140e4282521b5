"""`sabika rules`: look a rule up, search the rules, list the books."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from sabika.reference import LANGUAGES, Case, Rule, UnknownRule, rulebook
from sabika.rules.core.errors import BadInput

OURS = {
    "en": "our ruling, where the rulebook is silent or two disagree",
    "fr": "notre arbitrage, quand la règle du jeu se tait ou se contredit",
    "nl": "onze beslissing, waar het spelboekje zwijgt of zichzelf tegenspreekt",
    "de": "unsere Festlegung, wo die Spielregel schweigt oder sich widerspricht",
}


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="Rule ids such as A21 or K3, or 'search' and the words to look for.", metavar="ID… | search WORD…"
        ),
    ] = None,
    language: Annotated[str, typer.Option("--language", "-l", help="en, fr, nl or de.")] = "en",
) -> None:
    """The rules reference: sabika rules A21, sabika rules search wall; without words, the list of books."""
    if language not in LANGUAGES:
        raise BadInput(f"There is no language {language!r}. Choose one of: {', '.join(LANGUAGES)}.")
    book = rulebook(language)
    console = Console(highlight=False)
    if not words:
        for part in book.books:
            console.print(f"[bold]{part.title}[/] {part.rules[0].id}-{part.rules[-1].id}", style="default")
        return
    if words[0] == "search":
        found = book.search(" ".join(words[1:]))
        if not found:
            raise BadInput(f"No rule mentions {' '.join(words[1:])!r}. Try fewer or shorter words.")
    else:
        try:
            found = [book.rule(word) for word in words]
        except UnknownRule as error:
            raise BadInput(str(error)) from None
    for rule in found:
        show(console, rule)


def show(console: Console, rule: Rule) -> None:
    """One rule, with its section above and its text indented below."""
    heading = Text.assemble((rule.id, "bold cyan"), "  ", (rule.section, "dim"))
    if rule.ruling:
        heading.append(f"  {OURS[rule.language]}", "italic yellow")
    console.print(heading)
    console.print(Padding(Markdown(rule.text), (0, 0, 1, 4)))
    if isinstance(rule, Case):
        console.print(Padding(Text(f"→ {rule.expected}  ({', '.join(rule.rules)})"), (0, 0, 1, 4)))
