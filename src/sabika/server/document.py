"""The document of the API, from which clients get their types.

    python -m sabika.server.document web/openapi.json

writes it anew, as the client in the browser is built with it.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from sabika.desk.wire.messages import Ask, Form, Hello, Reply, Said

REF = "#/components/schemas/{name}"
LIVE = {
    "anyOf": [{"$ref": REF.format(name=name)} for name in ("TableNow", "Difference", "Remarks", "Reply", "Problem")]
}
"""What the live channel sends, which no request is answered with."""


class Document(JsonRenderPlugin):
    """The framework's document, with the messages described by what really reads and writes them."""

    def render(self, request: "Request[Any, Any, Any]", openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    return {**schema, "components": {**schema["components"], "schemas": described()}}


def written(app: Litestar) -> str:
    """The document as it is kept: always the same text for the same API."""
    document = completed(app.openapi_schema.to_schema())
    return json.dumps(document, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def described() -> dict[str, Any]:
    """Every message, to the letter: what may be sent, and nothing else."""
    messages = [*_kinds_of(Form), *_kinds_of(Said), Hello, Ask, Reply]
    _, schemas = msgspec.json.schema_components(messages, ref_template=REF)
    found = {name: _readable(schema) for name, schema in schemas.items()} | {"Live": LIVE}
    return dict(sorted(found.items()))


def _kinds_of(message: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in message.__subclasses__():
        yield kind
        yield from _kinds_of(kind)


def _readable(schema: Any) -> Any:
    """The end of a text is written in another way where the document is read than it is here."""
    if isinstance(schema, dict):
        return {
            name: value.replace("\\Z", "$") if name == "pattern" and isinstance(value, str) else _readable(value)
            for name, value in schema.items()
        }
    return [_readable(each) for each in schema] if isinstance(schema, list) else schema


if __name__ == "__main__":
    from sabika.server.app import create_app
    from sabika.server.settings import Settings

    Path(sys.argv[1]).write_text(written(create_app(Settings(database="sqlite:///:memory:"))), encoding="utf-8")
