"""Records pads with their points, and the text and the table that the server makes of them.

    python web/tests/scorepad/record_exported.py

writes exported.json beside this file.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec

from sabika.desk.caller import Caller
from sabika.desk.requests.scorepad import setup
from sabika.i18n import Texts
from sabika.scorepad.export import as_csv, as_text
from sabika.scorepad.pad import Pad, PadPlayer, Round
from sabika.scorepad.palace.entries import Numbers
from sabika.scorepad.scoring import score
from sabika.scorepad.sheet.entries import Lines

LANGUAGES = ("en", "fr", "nl", "de")
NAMES = ("Ana", '=Bo, "the" second', "Cy")
PLAYERS = [PadPlayer(name, colour) for colour, name in enumerate(NAMES)]
ENTRIES = [Numbers(kinds={"tower": 2, "garden": 1}, wall=5), Numbers(kinds={"tower": 1}, wall=3), Numbers()]
PALACE = Pad(
    game="alhambra", players=PLAYERS, rounds=[Round(scoring=number, entries=[*ENTRIES]) for number in (1, 2, 3)]
)
MODULES = Pad(game="alhambra", modules=["vizier", "exchange"], players=PLAYERS, rounds=[PALACE.rounds[0]])
SHEET = Pad(
    game="roll-and-write", players=PLAYERS[:2], rounds=[Round(scoring=2, entries=[Lines(), Lines()]), Round(scoring=1)]
)
FILE = Path(__file__).with_name("exported.json")


def recorded(pad: Pad) -> dict[str, Any]:
    modules = ",".join(pad.modules)
    printed = msgspec.to_builtins(asyncio.run(setup(Caller.__new__(Caller), pad.game, len(pad.players), "", modules)))
    # What is drawn is not written.
    board = {"board": printed["pieces"]["board"], "pieces": []}
    return {
        "pad": msgspec.to_builtins(pad),
        "setup": {name: printed[name] for name in ("kinds", "sides", "others")} | {"pieces": board},
        "result": msgspec.to_builtins(score(pad)),
        "text": {language: as_text(pad, Texts(language)) for language in LANGUAGES},
        "table": {language: as_csv(pad, Texts(language)) for language in LANGUAGES},
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps([recorded(pad) for pad in (PALACE, MODULES, SHEET)]) + "\n", encoding="utf-8")
