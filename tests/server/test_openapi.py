"""The document of the API is complete and true: schemathesis asks for everything in it, in every way it knows."""

import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import requests
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from desk.patience import HANG
from desk.people import JSON, recorded
from sabika.cli.serve import bound
from sabika.server.app import create_app
from sabika.server.document import written
from server.served import settings_in

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
WRONG = (400, 401, 403, 404, 405, 409, 410, 413, 415, 421, 422, 429, 503)
TOO_LONG = 413
EXAMPLES = 8
"""For each operation."""
DONE_WITHOUT_A_BODY = {"close", "resign", "back", "rematch", "seen"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of a real server that runs beside the test."""
    server = uvicorn.Server(
        uvicorn.Config(create_app(settings_in(tmp_path_factory.mktemp("api"))), log_level="error", lifespan="on")
    )
    listening = bound("127.0.0.1", 0)
    running = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    running.start()
    while not server.started:
        assert running.is_alive(), "the server did not start"
        time.sleep(0.01)
    with httpx.Client(base_url=f"http://127.0.0.1:{listening.getsockname()[1]}", timeout=HANG) as client:
        yield client
    server.should_exit = True
    running.join()


@pytest.fixture(scope="module")
def document(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/schema/openapi.json").json()
    return found


@pytest.fixture(scope="module")
def every_case(document: dict[str, Any]) -> list[st.SearchStrategy[Any]]:
    """For each operation: requests as the document says, and others."""
    found: list[st.SearchStrategy[Any]] = []
    for result in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        valid = operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE)
        needs_nothing = not (operation.path_parameters.items or operation.query.items or operation.body.items)
        other = operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)
        found.append(valid if needs_nothing else st.one_of(valid, other))
    return found


def operations(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {
        f"{method.upper()} {path}": operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if method in ("get", "post", "put", "patch", "delete")
    }


def test_everything_that_can_be_asked_is_in_the_document(document: dict[str, Any]) -> None:
    assert set(operations(document)) == {
        "GET /api/games",
        "GET /api/health",
        "GET /api/rules/{language}",
        "GET /api/tables",
        "POST /api/tables",
        "GET /api/tables/{name}",
        "GET /api/tables/{name}/qr.svg",
        "POST /api/tables/{name}/seats",
        "DELETE /api/tables/{name}/seats/{seat}",
        "POST /api/tables/{name}/seats/{seat}/bot",
        "POST /api/tables/{name}/begin",
        "POST /api/tables/{name}/shares",
        "GET /api/tables/{name}/deal",
        "POST /api/tables/{name}/close",
        "GET /api/tables/{name}/consider",
        "POST /api/tables/{name}/why",
        "GET /api/tables/{name}/coach",
        "GET /api/tables/{name}/costs/{seat}",
        "POST /api/tables/{name}/actions",
        "POST /api/tables/{name}/intent",
        "POST /api/tables/{name}/confirm",
        "POST /api/tables/{name}/undo",
        "POST /api/tables/{name}/resign",
        "POST /api/tables/{name}/away",
        "POST /api/tables/{name}/back",
        "POST /api/tables/{name}/hook",
        "POST /api/tables/{name}/talk",
        "GET /api/tables/{name}/remarks",
        "POST /api/tables/{name}/remarks",
        "GET /api/tables/{name}/push",
        "POST /api/tables/{name}/push",
        "POST /api/tables/{name}/push/off",
        "POST /api/tables/{name}/push/seen",
        "POST /api/tables/{name}/rematch",
        "GET /api/tables/{name}/record",
        "GET /api/tables/{name}/rematch",
        "GET /api/tables/{name}/replay/{actions}",
        "GET /api/tables/{name}/replay/{actions}/coach",
        "GET /api/tables/{name}/chances",
        "GET /api/tables/{name}/story",
        "GET /api/tables/{name}/statistics",
        "POST /api/tables/{name}/fork",
        "POST /api/records",
        "POST /api/records/verify",
        "GET /api/scorepad/setup",
        "POST /api/scorepad/score",
        "POST /api/scorepad/fits",
        "POST /api/scorepad/csv",
        "POST /api/scorepad/text",
        "POST /api/scorepad/replay/{actions}",
        "POST /api/scorepad/story",
        "POST /api/scorepad/statistics",
    }


def test_every_operation_says_what_it_takes_and_what_can_go_wrong(document: dict[str, Any]) -> None:
    for name, operation in operations(document).items():
        assert operation["summary"], name
        assert set(map(str, WRONG)) <= set(operation["responses"]), name
        for status, answer in operation["responses"].items():
            schema = next(iter(answer["content"].values()))["schema"] if "content" in answer else {}
            if int(status) >= 400:
                assert schema == {"$ref": "#/components/schemas/Answer"}, (name, status)
        method, path = name.split()
        if method == "POST" and path.rpartition("/")[2] not in DONE_WITHOUT_A_BODY:
            assert operation["requestBody"], name
        needs_seat = (
            method == "DELETE"
            or path in ("/api/tables/{name}/coach", "/api/tables/{name}/push")
            or (
                method == "POST"
                and path.rpartition("/")[2] not in {"tables", "seats", "fork", "records", "verify"}
                and not path.startswith("/api/scorepad/")
            )
        )
        assert ({"seat": []} in operation.get("security", [])) >= needs_seat, name
        assert ({} in operation.get("security", [{}])) != needs_seat, name
    assert document["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"


def test_what_a_client_needs_types_for_is_described(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert {"TableNow", "Problem", "Offer", "Option", "PalaceView", "SheetView", "Moment", "Statistics"} <= set(schemas)
    assert {"Hello", "Live"} <= set(schemas), "what goes over the live channel"
    assert schemas["Opening"]["additionalProperties"] is False
    assert schemas["Problem"]["properties"]["kind"]["enum"]


def test_the_document_in_the_folder_of_the_client_is_that_of_this_server(tmp_path: Path) -> None:
    """The client gets its types from it."""
    kept = Path(__file__).parents[2] / "web" / "openapi.json"
    document = written(create_app(settings_in(tmp_path)))
    assert kept.read_text("utf-8") == document, "renew it: python -m sabika.server.document web/openapi.json"
    assert json.loads(document)["components"]["schemas"]["Live"]


def test_no_prose_in_messages(client: httpx.Client) -> None:
    """Codes, which catalogues translate; a sentence of the rules' own is among the details."""
    answers = [
        client.get("/api/tables/none"),
        client.post("/api/tables", content=b"{", headers=JSON),
        client.post("/api/tables", json={"name": "Ana", "offer": {"game": "chess"}}),
        client.post("/api/tables/none/begin", json={"version": 1}),
        client.post("/api/records", content=b"{}", headers=JSON),
    ]
    for answer in answers:
        error = answer.json()["error"]
        assert set(error) == {"kind", "code", "rule", "said", "details", "version", "now", "made"}
        assert " " not in error["kind"] + error["code"] + error["rule"]


class Somebody(NamedTuple):
    """Who asks, and for which table."""

    table: str
    version: int
    key: str = ""
    token: str = ""


def somebody_in_turn(client: httpx.Client) -> Iterator[Somebody | None]:
    """A stranger, somebody at an open table, at one where a game is on, and a spectator of a finished one."""
    shown = client.post("/api/records", content=recorded().dumps(), headers=JSON).json()
    # The bot waits: the first turn is Ana's.
    offer = {"players": 2, "bots": {"1": "random"}, "seed": "Ana begins"}
    while True:
        yield None
        for begun in (False, True):
            said = client.post("/api/tables", json={"name": "Ana", "offer": offer}).json()
            if begun:
                headers = {"Authorization": f"Bearer {said['token']}"}
                path = f"/api/tables/{said['table']}/begin"
                assert client.post(path, json={"version": 1}, headers=headers).is_success
            yield Somebody(said["table"], 1 + begun, token=said["token"])
        yield Somebody(shown["table"], shown["version"], key=shown["key"])


def test_schemathesis_finds_nothing(
    client: httpx.Client, every_case: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """No answer beyond what the document says, none of 5xx, nothing invalid accepted, whoever asks."""
    statuses: Counter[int] = Counter()
    people = somebody_in_turn(client)
    with requests.Session() as session:
        for cases in every_case:
            ask_in_every_way(cases, str(client.base_url), session, people, statuses)
    with capsys.disabled():
        print(f" {statuses.total()} requests: {dict(sorted(statuses.items()))} ", end="")
    assert max(statuses) < 500
    assert statuses[200] + statuses[201] > 25
    assert min(statuses[400], statuses[401], statuses[403], statuses[404]) > 15


def ask_in_every_way(
    cases: Any, url: str, session: requests.Session, people: Iterator[Somebody | None], statuses: Counter[int]
) -> None:
    @hypothesis_settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    @given(case=cases)
    def attempt(case: Any) -> None:
        headers: dict[str, str] = {}
        somebody = next(people) if "name" in (case.path_parameters or {}) else None
        if somebody is not None:
            case.path_parameters["name"] = somebody.table
            if isinstance(case.body, dict) and case.body.get("version") in range(10_000_001):
                case.body["version"] = somebody.version
            if somebody.token:
                headers = {"Authorization": f"Bearer {somebody.token}"}
            else:
                case.query = {**(case.query or {}), "key": somebody.key}
        answer = case.call(session=session, base_url=url, headers=headers, timeout=HANG)
        statuses[answer.status_code] += 1
        # What is too long is refused before anybody looks whether it is valid.
        looked_at = answer.status_code != TOO_LONG
        case.validate_response(
            answer, checks=[one for one in CHECKS if looked_at or one is not negative_data_rejection]
        )

    attempt()
