"""Answers go out piece by piece: whoever does not read them holds no more than a piece."""

import asyncio
from typing import Final, cast

from litestar.types import Message, Send

PIECE: Final = 16_384
"""Bytes that are handed over at once: the rest waits until the client has taken them."""


def in_pieces(send: Send) -> Send:
    """The same way to send, for bodies of any length."""

    async def send_pieces(message: Message) -> None:
        if message["type"] == "http.response.body" and len(message["body"]) > PIECE:
            # Views, which both protocols take as well: a piece that waits for its reader is not held twice.
            body = cast(bytes, memoryview(message["body"]))
            for at in range(0, len(body), PIECE):
                await send({"type": "http.response.body", "body": body[at : at + PIECE], "more_body": True})
                # Where the network takes all at once, others are answered in between.
                await asyncio.sleep(0)
            message = {**message, "body": b""}
        await send(message)

    return send_pieces
