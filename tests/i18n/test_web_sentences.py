"""The client in the browser fills in sentences as the terminal does: it is tested with some of every kind.

    PYTHONPATH=src:tests python -m i18n.test_web_sentences

writes web/tests/texts/sentences.json anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from i18n import told_sheets
from i18n.test_narration import NAMES, TABLES, random_game, refusals
from i18n.test_sentence import sampled
from sabika.i18n import LANGUAGES, Sentence, Texts, sentences_of
from sabika.i18n.palace.things import PalaceThings
from sabika.rules.core.game import Game
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.money import card_named

FILE = Path(__file__).parents[2] / "web" / "tests" / "texts" / "sentences.json"
RENEW = "PYTHONPATH=src:tests python -m i18n.test_web_sentences"
EVERY = 4
"""One of so many kinds of sentences is kept."""
CELLS = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (2, 3), (-2, 3), (2, -3), (-2, -3)]
CARDS = ["florin-1", "denar-7", "florin-dirham", "stored-denar-5"]


def told() -> Iterator[Sentence]:
    """What happens, what can be chosen, what is refused and what points are for."""
    games: list[tuple[Game, list[Any]]] = [random_game(2, table) for table in TABLES]
    for game, happened in [*games, *told_sheets.games()]:
        sentences = sentences_of(game)
        yield from [sentences.event(event) for event in happened]
        yield from [sentences.reason(term) for scored in game.scorings for term in scored.terms]
        yield from [line for _, line in sampled(game)]
        yield sentences.ending(game.points, game.winners())
    for game, refusal in [*refusals().values(), *told_sheets.refusals().values()]:
        yield sentences_of(game).refusal(refusal)


def written() -> str:
    """One of each message, as it would be sent."""
    kinds = {sentence.message: sentence for sentence in told()}
    kept = [kinds[message] for message in sorted(kinds)][::EVERY]
    things = PalaceThings(random_game(2, TABLES[0])[0].pieces, 0)
    english = Texts("en", strict=True)
    content = {
        "names": NAMES,
        "sentences": [
            {"said": said, "texts": {each: Texts(each, strict=True).tell(said, NAMES) for each in LANGUAGES}}
            for said in kept
        ],
        "cells": [{"cell": cell, "text": english.tell(things.cell(cell_at(*cell)))} for cell in CELLS],
        "cards": [{"card": card, "text": english.tell(things.card_label(card_named(card)))} for card in CARDS],
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def test_the_file_for_the_client_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), f"Renew {FILE.name}: {RENEW}"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
