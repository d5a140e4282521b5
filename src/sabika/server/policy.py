"""What a page of the client may load, and from where: for the server's headers and for a folder of files."""

import base64
import hashlib
import re
from collections.abc import Mapping
from typing import Final

POLICY: Final = {
    "default-src": "'none'",
    # Python in a tab is WebAssembly, which is compiled there.
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""Everything from here, and nothing that stands in the page itself."""
STANDING: Final = re.compile("<(script|style)>(.*?)</(?:script|style)>", re.DOTALL)


def policy_of(*pages: str) -> dict[str, str]:
    """That of pages that have a script or a style in them: these are known by what is in them."""
    found = dict(POLICY)
    for what, text in STANDING.findall("".join(pages)):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        found[f"{what}-src"] += f" 'sha256-{digest}'"
    return found


def in_words(policy: Mapping[str, str]) -> str:
    """As a header says it."""
    return "; ".join(f"{what} {where}" for what, where in policy.items())


HEADERS: Final[dict[str, str]] = {
    "Content-Security-Policy": in_words(POLICY),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
