"""Entries as they lie in databases: what was once written stays readable, and is written in the same way."""

import json
from typing import get_args

import msgspec
import pytest
from sqlalchemy import insert

from desk.kept import new_table
from sabika.desk.store import READER
from sabika.desk.tables import entries as kinds
from sabika.desk.tables.entries import Entry, MoveClock, Offer, What
from sabika.server.schema import entries
from sabika.server.store import SqlStore

GAME = [
    '{"number":1,"at":1001,"what":"sit","seat":0,"name":"Ana","holder":"holder a"}',
    '{"number":2,"at":1002,"what":"sit","seat":1,"name":"Ben","holder":"holder b"}',
    '{"number":3,"at":1003,"what":"stand","seat":1}',
    '{"number":4,"at":1004,"what":"sit","seat":1,"name":"Éva","holder":"holder e"}',
    '{"number":5,"at":1005,"what":"hook","seat":1,"url":"https://example.org/turn"}',
    '{"number":6,"at":1006,"what":"hook","seat":1}',
    '{"number":7,"at":1007,"what":"begin","seat":0}',
    '{"number":8,"at":2000,"what":"hold","seat":0,"action":"take denar-4"}',
    '{"number":9,"at":2001,"what":"undo","seat":0}',
    '{"number":10,"at":2002,"what":"hold","seat":0,"action":"take denar-4"}',
    '{"number":11,"at":2003,"what":"confirm","seat":0}',
    '{"number":12,"at":2004,"what":"away","seat":1,"bot":"greedy"}',
    '{"number":13,"at":2005,"what":"act","seat":1,"action":"take dirham-3"}',
    '{"number":14,"at":2006,"what":"back","seat":1}',
    '{"number":15,"at":10000,"what":"slept","milliseconds":5000}',
    '{"number":16,"at":100000,"what":"late","seat":0,"bot":"greedy"}',
    '{"number":17,"at":100001,"what":"act","seat":0,"action":"take denar-7"}',
    '{"number":18,"at":100002,"what":"resign","seat":1,"bot":"greedy"}',
]
"""A table, row by row."""
SHOWN = [
    '{"number":1,"at":1001,"what":"recall","seat":0,"name":"Ana"}',
    '{"number":2,"at":1001,"what":"recall","seat":1,"name":"Greedy","bot":"greedy"}',
    '{"number":3,"at":1002,"what":"begin"}',
]
"""A game that is shown from its record: it is begun by nobody."""
ALONE = [
    '{"number":1,"at":1001,"what":"close"}',
    '{"number":1,"at":1001,"what":"close","seat":1}',
    '{"number":400,"at":1790000000000,"what":"rematch","seat":2,"table":"lions"}',
]
"""What is the last thing that happens at a table."""
BEGUN = [
    '{"number":3,"at":1003,"what":"begin","seat":0,"youngest_first":[2,0]}',
    '{"number":3,"at":1003,"what":"begin","seat":0,"youngest_first":[]}',
]
"""Games that are begun with another order of ages than was offered."""
LET_IN = [
    '{"number":2,"at":1002,"what":"appoint","seat":1,"bot":"greedy"}',
    '{"number":9,"at":200000,"what":"agree","seat":2,"about":1}',
    '{"number":10,"at":200001,"what":"away","seat":1,"bot":"greedy","by":0}',
]
"""Bots that the host or the others let in."""
TALKING = ['{"number":4,"at":1004,"what":"talk","seat":0,"on":true}']
"""Tables where people may talk from now on."""
SHUFFLED = [
    '{"number":1,"at":1001,"what":"sit","seat":0,"name":"Ana","holder":"holder a",'
    '"promise":"b6ba66a8bd4ff32e7a19a0ea84a41a7447e24e7b7d0b3d3d67d3d69b8d2b9f4b"}',
    '{"number":2,"at":1002,"what":"begin","seat":0,"shares":{"0":"00112233445566778899aabbccddeeff"}}',
    '{"number":3,"at":1003,"what":"share","seat":1,"shares":{"1":"ffeeddccbbaa99887766554433221100"}}',
    '{"number":3,"at":9003,"what":"deal"}',
]
"""Deals in which players have a say."""
ROWS = [*GAME, *SHOWN, *ALONE, *BEGUN, *LET_IN, *TALKING, *SHUFFLED]


def test_there_is_a_row_of_every_kind() -> None:
    assert {json.loads(row)["what"] for row in ROWS} == set(get_args(What))
    assert {kind.__struct_config__.tag for kind in get_args(Entry)} == set(get_args(What))


@pytest.mark.parametrize("row", ROWS)
def test_a_row_is_read_and_written_as_ever(row: str) -> None:
    entry = READER.decode(row)
    assert entry.what == json.loads(row)["what"]
    assert json.loads(msgspec.json.encode(entry)) == json.loads(row)


def test_rows_hold_what_they_held() -> None:
    read = [READER.decode(row) for row in (GAME[0], GAME[5], GAME[14], *SHOWN, ALONE[2])]
    assert read == [
        kinds.Sit(1, 1_001, 0, name="Ana", holder="holder a"),
        kinds.Hook(6, 1_006, 1, url=""),
        kinds.Slept(15, 10_000, -1, milliseconds=5_000),
        kinds.Recall(1, 1_001, 0, name="Ana", bot=""),
        kinds.Recall(2, 1_001, 1, name="Greedy", bot="greedy"),
        kinds.Begin(3, 1_002, -1),
        kinds.Rematch(400, 1_790_000_000_000, 2, table="lions"),
    ]


@pytest.mark.parametrize(
    "row",
    [
        '{"number":1,"at":1001,"what":"fly","seat":0}',
        '{"number":1,"at":1001,"what":"sit","seat":0}',
        '{"number":1,"at":1001,"what":"confirm","seat":0,"action":"take denar-4"}',
        '{"number":1,"at":1001}',
    ],
)
def test_a_row_with_other_facts_is_not_read(row: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        READER.decode(row)


@pytest.mark.anyio
async def test_a_table_is_made_of_its_rows(store: SqlStore) -> None:
    await store.create(new_table(offer=Offer(players=2, seed="court of the lions", clock=MoveClock(60_000))))
    rows = [{"table": "lions", "number": number, "entry": row} for number, row in enumerate(GAME, 1)]
    async with store._writing.begin() as connection:
        await connection.execute(insert(entries), rows)
    table = await store.load("lions")
    assert (table.version, table.status, table.asked(), table.held) == (18, "playing", 1, None)
    assert table.played == ["take denar-4", "take dirham-3", "take denar-7"]
    assert [(chair.name, chair.holder, chair.player) for chair in table.chairs] == [
        ("Ana", "holder a", ""),
        ("Éva", "holder e", "greedy"),
    ]
    assert (table.clocks.left, table.thought, table.waiting_since) == ([60_000, 59_999], [93_992, 3], 100_002)


@pytest.mark.parametrize("rows", [SHOWN, ALONE[:1], ALONE[1:2]])
def test_other_tables_are_made_of_theirs(rows: list[str]) -> None:
    table = new_table(offer=Offer(players=2))
    for row in rows:
        table.carry_out(READER.decode(row))
    assert table.status == ("playing" if rows is SHOWN else "closed")
