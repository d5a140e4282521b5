"""A page that shows that the server is alive. Nothing that anybody has said ever stands in it."""

from litestar import MediaType, get

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sabika</title>
<h1>Sabika</h1>
<p>The server is running. What it understands: <a href="/api/schema/openapi.json">API document</a>.</p>
</html>
"""


@get(["/", "/tables/{name:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def home() -> str:
    """The first page, where links to tables lead too: who joins is read from the address by the page itself."""
    return PAGE
