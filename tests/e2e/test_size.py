"""The first page is small: under 130 kB compressed, with everything that it loads."""

from collections.abc import Callable

from playwright.sync_api import Response, expect

from e2e.people import Person

Somebody = Callable[..., Person]
MOST = 130_000


def test_the_first_page_is_under_130_kb(somebody: Somebody) -> None:
    person = somebody()
    loaded: list[Response] = []
    person.page.on("response", lambda response: loaded.append(response))
    page = person.go("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {response.url: response.request.sizes()["responseBodySize"] for response in loaded}
    assert sum(sizes.values()) < MOST, sizes
    assert len(sizes) > 3
