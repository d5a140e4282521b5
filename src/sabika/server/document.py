"""The document of the API, from which clients get their types."""

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from sabika.server.messages import Form, Hello, Said

REF = "#/components/schemas/{name}"


class Document(JsonRenderPlugin):
    """The framework's document, with the messages described by what really reads and writes them."""

    def render(self, request: "Request[Any, Any, Any]", openapi_schema: dict[str, Any]) -> bytes:
        components = {**openapi_schema["components"], "schemas": described()}
        return super().render(request, {**openapi_schema, "components": components})


def described() -> dict[str, Any]:
    """Every message, to the letter: what may be sent, and nothing else."""
    messages = [*_kinds_of(Form), *_kinds_of(Said), Hello]
    _, schemas = msgspec.json.schema_components(messages, ref_template=REF)
    return {name: _readable(schema) for name, schema in sorted(schemas.items())}


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
