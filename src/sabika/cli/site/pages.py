"""The pages of the site that differ from a server's: they lie in any folder, and say themselves what they may load."""

import hashlib
import json
import re
from collections.abc import Callable
from typing import Final

from sabika.rules.core.errors import BadInput
from sabika.server.policy import HEADERS, in_words, policy_of

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
LASTING: Final = {"/assets/*": FOR_EVER, "/tab/*": FOR_EVER, "/tab/tab.json": ASK_AGAIN}
"""The names of these files change with what is in them."""
PAGES: Final = ("tables", "rules", "score", "tutorial", "new", "you", "about")
"""How addresses within the game begin."""
FIND_THE_GAME: Final = """
const { pathname, search, hash } = location;
const [, base, rest] = /^(.*?\\/)((?:PAGES)(?:\\/.*)?)$/.exec(pathname) ?? [];
const to = rest === undefined ? "" : `?to=${encodeURIComponent(rest + search)}`;
const first = base ?? pathname.replace(/[^/]*\\/?$/, "");
if (first && first !== pathname) location.replace(first + to + hash);
""".replace("PAGES", "|".join(PAGES))
"""For an address within the game, which the web space has no file for: the first page is told where it leads."""
NO_SITE: Final = "const SITE = null;"
SAID_BY_HEADERS_ONLY: Final = "frame-ancestors"


def index(page: str) -> str:
    """The first page: what it loads lies beside it, wherever that is."""
    beside = re.sub(r'(href|src)="/', r'\1="./', page)
    said = f'<meta name="sabika-place" content="site" />\n    {meta(policy_of(beside))}'
    return beside.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {said}', 1)


def manifest(text: str) -> str:
    """The app on a home screen begins where its manifest lies."""
    said = json.loads(text) | {"start_url": "./", "scope": "./"}
    # An id would be the same for all sites of an address.
    said.pop("id", None)
    said["icons"] = [icon | {"src": f"./{icon['src'].lstrip('./')}"} for icon in said["icons"]]
    return json.dumps(said, indent=2) + "\n"


def elsewhere(first: str) -> str:
    """For addresses that the web space has no file for. To the eye it is the first page before anything has come."""
    inside = f"<script>{FIND_THE_GAME}</script>" + "".join(re.findall("<style>.*?</style>", first, re.DOTALL))
    seen = "".join(re.findall('<div id="first">.*(?=<div id="app">)', first, re.DOTALL))
    return (
        '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    '
        f'{meta(policy_of(inside))}\n    <meta name="viewport" content="width=device-width, initial-scale=1" />\n    '
        '<meta name="color-scheme" content="light dark" />\n    '
        f"<title>Sabika</title>\n    {inside}\n  </head>\n  <body>\n    {seen.strip()}\n  </body>\n</html>\n"
    )


def meta(policy: dict[str, str]) -> str:
    said = in_words({what: where for what, where in policy.items() if what != SAID_BY_HEADERS_ONLY})
    return f'<meta http-equiv="Content-Security-Policy" content="{said}" />'


def headers(*standing: str) -> str:
    """For web spaces that read a file of such lines: one policy for all pages."""
    said = {"/*": HEADERS | {"Content-Security-Policy": in_words(policy_of(*standing))}}
    said |= {place: {"Cache-Control": how} for place, how in LASTING.items()}
    return "".join(
        f"{place}\n" + "".join(f"  {name}: {value}\n" for name, value in lines.items()) for place, lines in said.items()
    )


def worker(script: str, first: bytes, parts: dict[str, bytes]) -> str:
    """The script that keeps the site in the browser, told of the first page and what lies there besides the client: all
    of a version or none of it is kept."""
    contents = (hashlib.sha256(content).digest() for content in (first, *parts.values()))
    digest = hashlib.sha256(b"".join(contents)).hexdigest()[:16]
    told = script.replace(NO_SITE, f"const SITE = {json.dumps({'version': digest, 'tab': list(parts)})};")
    if told == script:
        raise BadInput("The client was built by another version. In a checkout, python3 run.py site builds it anew.")
    return told


REWRITTEN: Final[dict[str, Callable[[str], str]]] = {"index.html": index, "manifest.webmanifest": manifest}
