"""`sabika admin`: what whoever runs a server does with its tables, and what it says."""

import asyncio
import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli.shell import Call
from desk.kept import new_table
from sabika.cli.admin.times import in_words, milliseconds, moment
from sabika.cli.alone import Alone
from sabika.desk.door import now
from sabika.desk.tables.entries import Offer
from sabika.desk.wire.messages import Remark
from sabika.rules.core.errors import BadInput
from sabika.server import copies
from sabika.server.store import SqlStore
from server.real_server import begun

DAY = 24 * 3600 * 1000
LONG_AGO = 1_000
SEED = "the seed of the lions"


async def fill(url: str) -> None:
    """Two games that are on since long ago, one table that waits since yesterday."""
    store = await SqlStore.open(url)
    await begun(store, "lions", Offer(players=2, seed=SEED), opened_at=LONG_AGO)
    await begun(store, "myrtles", Offer(game="granada", players=2, bots={"1": "greedy"}), opened_at=LONG_AGO)
    await store.create(new_table("doves", Offer(players=3), opened_at=now() - DAY - 1_000))
    await store.remarks.add("lions", Remark(number=0, at=1, seat=0, name="Ana", text="hello"))
    await store.close()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("filled") / "tables.sqlite"
    asyncio.run(fill(f"sqlite:///{path}"))
    return path


@pytest.fixture
def file(filled: Path, tmp_path: Path) -> Path:
    """A database of each test's own."""
    return Path(shutil.copy(filled, tmp_path))


def names(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as opened:
        return [name for (name,) in opened.execute("SELECT name FROM tables ORDER BY name")]


def rows(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as opened:
        return int(opened.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def change(file: Path, command: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute(command, values)


def at(file: Path) -> tuple[str, str]:
    return "--database", f"sqlite:///{file}"


# Looking


def test_list_shows_what_each_table_is(call: Call, file: Path) -> None:
    found = call("admin", "list", *at(file)).out
    assert found.splitlines()[-1] == "3 tables"
    assert [line.split()[:5] for line in found.splitlines()[1:4]] == [
        ["doves", "alhambra", "3", "waiting", "0"],
        ["lions", "alhambra", "2", "playing", "3"],
        ["myrtles", "granada", "2", "playing", "2"],
    ]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ([], ["doves", "lions", "myrtles"]),
        (["--state", "waiting"], ["doves"]),
        (["--state", "waiting", "--state", "playing"], ["doves", "lions", "myrtles"]),
        (["--game", "granada"], ["myrtles"]),
        (["--older-than", "2d"], ["lions", "myrtles"]),
        (["--older-than", "1d", "--state", "waiting"], ["doves"]),
        (["--state", "over"], []),
    ],
)
def test_list_takes_only_what_is_wanted(call: Call, file: Path, wanted: list[str], found: list[str]) -> None:
    listed = json.loads(call("admin", "list", "--json", *wanted, *at(file)).out)
    assert [table["name"] for table in listed] == found


def test_the_usual_database_is_that_of_serve(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "There is no database" in call("admin", "list").complaint
    assert not (tmp_path / "sabika").exists(), "nothing is made"
    (tmp_path / "sabika").mkdir()
    asyncio.run(fill(f"sqlite:///{tmp_path / 'sabika' / 'tables.sqlite'}"))
    assert "3 tables" in call("admin", "list").out


def test_the_database_is_found_by_the_settings_of_the_server(
    call: Call, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nothing"))
    url, elsewhere, settings = f"sqlite:///{file}", f"sqlite:///{tmp_path / 'other'}", tmp_path / "settings.toml"
    settings.write_text(f'database = "{url}"\nport = 1\nsecret_file = "/nobody/reads/this"\n')
    assert "3 tables" in call("admin", "--settings", str(settings), "list").out
    monkeypatch.setenv("SABIKA_SETTINGS", str(settings))
    assert "3 tables" in call("admin", "list").out
    monkeypatch.setenv("SABIKA_DATABASE", elsewhere)
    assert call("admin", "list").complaint == (
        f"There is no database {tmp_path / 'other'}. Check --database, or what the settings say."
    )
    assert "3 tables" in call("admin", "list", *at(file)).out
    monkeypatch.setenv("SABIKA_DATABASE", url)
    monkeypatch.setenv("SABIKA_SETTINGS", "")
    monkeypatch.setenv("SABIKA_PORT", "what only the server reads")
    assert "3 tables" in call("admin", "list").out
    monkeypatch.delenv("SABIKA_DATABASE")
    (tmp_path / "address").write_text(url)
    assert "3 tables" in call("admin", "--database-file", str(tmp_path / "address"), "list").out
    monkeypatch.setenv("SABIKA_DATABASE_FILE", str(tmp_path / "address"))
    assert "3 tables" in call("admin", "list").out
    assert "/nothing/here cannot be read" in call("admin", "--settings", "/nothing/here", "list").complaint


def test_look_shows_a_table_and_no_secret(call: Call, file: Path) -> None:
    shown = call("admin", "look", "lions", *at(file))
    for word in ("playing", "Player 0", "Player 1", "yes, and played again"):
        assert word in shown.words
    machines = call("admin", "look", "lions", "--json", *at(file)).out
    looked = json.loads(machines)
    assert (looked["entries"], looked["remarks"], looked["problems"]) == (3, 1, [])
    assert [seat["name"] for seat in looked["seats"]] == ["Player 0", "Player 1"]
    assert looked["offer"]["players"] == 2
    for hidden in (SEED, "key-lions", "holder-"):
        assert hidden not in shown.out + machines


def test_look_tells_secrets_when_asked_by_name(call: Call, file: Path) -> None:
    looked = json.loads(call("admin", "look", "lions", "--show-secrets", "--json", *at(file)).out)
    assert (looked["key"], looked["seed"]) == ("key-lions", SEED)
    assert SEED in call("admin", "look", "lions", "--show-secrets", *at(file)).out


def test_a_table_that_is_not_there_is_named(call: Call, file: Path) -> None:
    assert "no table 'eagles'" in call("admin", "look", "eagles", *at(file)).complaint
    assert "no table 'eagles'" in call("admin", "delete", "doves", "eagles", "--yes", *at(file)).complaint
    assert names(file) == ["doves", "lions", "myrtles"], "then nothing is deleted"


# Deleting


def test_delete_takes_a_table_with_all_that_belongs_to_it(call: Call, file: Path) -> None:
    assert "add --yes" in call("admin", "delete", "lions", *at(file)).complaint
    assert names(file) == ["doves", "lions", "myrtles"]
    assert call("admin", "delete", "lions", "doves", "--yes", *at(file)).code == 0
    assert (names(file), rows(file, "entries"), rows(file, "remarks")) == (["myrtles"], 2, 0)


def test_retire_deletes_by_age_and_state(call: Call, file: Path) -> None:
    found = call("admin", "retire", "--older-than", "12h", "--dry-run", *at(file)).out
    assert found.splitlines() == ["doves: waiting, not changed for 1d", "1 table would be deleted."]
    assert "no such table" in call("admin", "retire", "--older-than", "2d", "--yes", *at(file)).out
    assert "add --yes" in call("admin", "retire", "--older-than", "12h", *at(file)).complaint
    assert names(file) == ["doves", "lions", "myrtles"]
    assert call("admin", "retire", "--older-than", "12h", "--yes", *at(file)).out == "1 table deleted.\n"
    assert names(file) == ["lions", "myrtles"], "running games stay"
    assert call("admin", "retire", "--older-than", "12h", "--state", "playing", "--yes", *at(file)).code == 0
    assert names(file) == []


# Bans


def test_bans_are_added_listed_and_lifted(call: Call, file: Path) -> None:
    assert call("admin", "ban", "192.0.2.77/24", "--reason", "a flood", "--for", "7d", *at(file)).code == 0
    assert call("admin", "ban", "2001:db8::7", *at(file)).code == 0
    first, second = json.loads(call("admin", "bans", "--json", *at(file)).out)
    assert (first["network"], first["reason"]) == ("192.0.2.0/24", "a flood")
    assert first["until"] - first["since"] == 7 * DAY
    assert (second["network"], second["until"]) == ("2001:db8::7/128", None)
    assert "a flood" in call("admin", "bans", *at(file)).out
    assert call("admin", "lift", "192.0.2.0/24", *at(file)).code == 0
    assert "no ban of 192.0.2.0/24" in call("admin", "lift", "192.0.2.0/24", *at(file)).complaint
    assert "1 ban\n" in call("admin", "bans", *at(file)).out


@pytest.mark.parametrize("wrong", ["lions", "192.0.2.300", "192.0.2.0/33", "0.0.0.0/0", "::/0"])
def test_what_is_no_address_or_too_many_is_not_banned(call: Call, file: Path, wrong: str) -> None:
    assert wrong in call("admin", "ban", wrong, *at(file)).complaint
    assert rows(file, "bans") == 0


def test_a_reason_does_not_steer_a_terminal(call: Call, file: Path) -> None:
    assert call("admin", "ban", "192.0.2.7", "--reason", "a flood\x1b]0;mine\x07 of müsli", *at(file)).code == 0
    [ban] = json.loads(call("admin", "bans", "--json", *at(file)).out)
    assert ban["reason"] == "a flood?]0;mine? of müsli"


def test_the_machine_itself_is_not_banned(call: Call, file: Path) -> None:
    for own in ("127.0.0.1", "127.9.9.0/24", "::1", "::/64", "::ffff:127.0.0.1"):
        assert "is the machine itself" in call("admin", "ban", own, *at(file)).complaint
    assert rows(file, "bans") == 0


def test_an_address_of_ipv4_is_the_same_however_it_is_written(call: Call, file: Path) -> None:
    assert call("admin", "ban", "::ffff:192.0.2.7", *at(file)).out == "192.0.2.7/32 is refused from now on.\n"
    assert call("admin", "ban", "::ffff:192.0.2.7/120", *at(file)).out == "192.0.2.0/24 is refused from now on.\n"
    assert call("admin", "lift", "::ffff:192.0.2.7", *at(file)).out == "192.0.2.7/32 is served again.\n"
    assert "a large part of the world" in call("admin", "ban", "::ffff:0:0/96", *at(file)).complaint


# Checking


def test_check_finds_nothing_where_all_is_well(call: Call, file: Path) -> None:
    result = call("admin", "check", *at(file))
    assert (result.code, result.out) == (
        0,
        "All is well: 3 tables with 5 entries, all of which can be played again.\n",
    )


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("UPDATE entries SET entry = 'nonsense' WHERE \"table\" = 'lions' AND number = 2", "entry 2 cannot be read"),
        (
            'UPDATE entries SET entry = \'{"what":"act","number":3,"at":5,"seat":0,"action":"fly"}\''
            " WHERE \"table\" = 'lions' AND number = 3",
            "entry 3 cannot be played again",
        ),
        ("DELETE FROM entries WHERE \"table\" = 'lions' AND number = 2", "entry 2 is missing"),
        ("DELETE FROM entries WHERE \"table\" = 'lions' AND number = 3", "said to have 3 entries, and has 2"),
        ("UPDATE tables SET status = 'over' WHERE name = 'lions'", "said to be over, and is playing"),
        ("UPDATE tables SET offer = '{}}' WHERE name = 'lions'", "its offer cannot be read"),
    ],
)
def test_check_names_every_table_that_is_not_whole(call: Call, file: Path, command: str, said: str) -> None:
    change(file, command)
    result = call("admin", "check", *at(file))
    assert result.code == 1
    [line] = result.out.splitlines()
    assert line.startswith("Table lions: ")
    assert said in line


def test_check_goes_on_after_the_first_problem(call: Call, file: Path) -> None:
    change(file, "UPDATE entries SET entry = 'nonsense' WHERE number = 1")
    change(file, "INSERT INTO entries VALUES ('nobody', 1, 'x')")
    lines = call("admin", "check", *at(file)).out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["The database is damaged", "Table lions", "Table myrtles"]
    assert "belongs to no table" in lines[0]


def test_check_says_of_which_version_a_database_is(call: Call, file: Path) -> None:
    for version, said in (("9999", "newer"), ("0003", "older")):
        change(file, "UPDATE alembic_version SET version_num = ?", version)
        result = call("admin", "check", *at(file))
        assert (result.code, len(result.out.splitlines())) == (1, 1)
        assert said in result.out
        assert said in call("admin", "list", *at(file)).complaint


def test_check_says_that_a_file_is_damaged(call: Call, file: Path, tmp_path: Path) -> None:
    cut, other = tmp_path / "cut.sqlite", tmp_path / "other.sqlite"
    cut.write_bytes(file.read_bytes()[:20_000])
    other.write_text("a letter, and no database at all " * 100)
    for broken, said in ((cut, "malformed"), (other, "not a database")):
        result = call("admin", "check", *at(broken))
        assert (result.code, len(result.out.splitlines())) == (1, 1)
        assert said in result.out


# Room, back-ups


def test_vacuum_gives_room_back(call: Call, file: Path) -> None:
    change(file, "INSERT INTO facts VALUES ('large', ?)", "x" * 1_000_000)
    change(file, "DELETE FROM facts WHERE name = 'large'")
    before = file.stat().st_size
    assert call("admin", "vacuum", *at(file)).code == 0
    assert file.stat().st_size < before - 900_000
    assert names(file) == ["doves", "lions", "myrtles"]


def test_vacuum_asks_where_a_server_runs(call: Call, file: Path) -> None:
    alone = Alone(file)
    assert "everybody there waits" in call("admin", "vacuum", *at(file)).complaint
    assert call("admin", "vacuum", "--yes", *at(file)).code == 0
    alone.end()


def test_a_back_up_takes_the_place_of_the_database(call: Call, file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    assert call("admin", "back-up", str(kept), *at(file)).code == 0
    assert kept.stat().st_mode & 0o777 == 0o600
    assert "Replace it?" in call("admin", "back-up", str(kept), *at(file)).complaint
    assert call("admin", "delete", "lions", "--yes", *at(file)).code == 0
    assert "in the place of" in call("admin", "restore", str(kept), *at(file)).complaint
    assert names(file) == ["doves", "myrtles"]
    assert call("admin", "restore", str(kept), "--yes", *at(file)).code == 0
    assert names(file) == ["doves", "lions", "myrtles"]
    assert call("admin", "check", *at(file)).code == 0
    [old] = tmp_path.glob("tables.sqlite.before-restore-*")
    assert names(old) == ["doves", "myrtles"]


def test_a_back_up_never_takes_the_place_of_what_it_is_of(call: Call, file: Path, tmp_path: Path) -> None:
    """A server that runs would go on writing into what nobody finds any more."""
    alone, before = Alone(file), file.stat()
    (tmp_path / "link").symlink_to(file)
    (tmp_path / "folder").symlink_to(tmp_path)
    kept = (
        "tables.sqlite",
        "link",
        "folder/tables.sqlite",
        "tables.sqlite-wal",
        "tables.sqlite-shm",
        "folder/tables.sqlite.lock",
    )
    for name in kept:
        said = call("admin", "back-up", str(tmp_path / name), "--yes", *at(file)).complaint
        assert (
            said == f"{tmp_path / name} is the database itself, or lies beside it as a part of it. Name another file."
        )
    assert "the database itself" in call("admin", "back-up", str(file), "--yes", *at(tmp_path / "link")).complaint
    alone.end()
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_back_up_that_cannot_be_written_is_not_blamed_on_the_database(call: Call, file: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").touch()
    for place, reason in (
        (tmp_path / "nowhere", "No such file or directory"),
        (tmp_path / "letter", "Not a directory"),
    ):
        said = call("admin", "back-up", str(place / "kept"), *at(file)).complaint
        assert said == f"{place / 'kept'} cannot be written: {reason}."


@pytest.mark.skipif(os.name == "nt", reason="Windows sets no limit to files")
def test_a_disk_without_room_for_a_back_up_is_told(call: Call, file: Path, tmp_path: Path) -> None:
    import resource

    kept, limits = tmp_path / "kept", resource.getrlimit(resource.RLIMIT_FSIZE)
    assert call("admin", "back-up", str(kept), *at(file)).code == 0
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size // 2, limits[1]))
    try:
        said = call("admin", "back-up", str(kept), "--yes", *at(file)).complaint
        restoring = call("admin", "restore", str(kept), "--yes", *at(file)).complaint
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert said.startswith(f"{kept} cannot be written: ")
    assert restoring.startswith(f"{file} cannot be written: ")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.suffix != ".lock"} == before


def test_a_back_up_is_of_one_moment_and_has_what_only_the_journal_has(call: Call, file: Path, tmp_path: Path) -> None:
    """A server that runs keeps what is new beside its file."""
    with closing(sqlite3.connect(file)) as server:
        server.execute("PRAGMA wal_autocheckpoint = 0")
        server.execute("INSERT INTO facts VALUES ('new', 'here')")
        server.commit()
        server.execute("INSERT INTO facts VALUES ('half', 'not yet')")
        assert call("admin", "back-up", str(tmp_path / "kept"), *at(file)).code == 0
    with closing(sqlite3.connect(tmp_path / "kept")) as opened:
        assert opened.execute("SELECT name FROM facts WHERE name IN ('new', 'half')").fetchall() == [("new",)]


def test_what_root_makes_belongs_to_the_server(
    call: Call, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, folder, given = tmp_path / "kept", tmp_path / "folder", []
    folder.mkdir()
    assert call("admin", "back-up", str(kept), *at(file)).code == 0

    def change_owner(path: Path, user: int, group: int, *, follow_symlinks: bool) -> None:
        assert not follow_symlinks, "else a link would give away what it leads to"
        given.append((path.name, user, group))

    def stat(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        """The file belongs to one account, and the empty folder to another."""
        found, owner = os.stat(path, follow_symlinks=follow_symlinks), {file: 7, folder: 9}.get(path)
        return os.stat_result((*found[:4], owner, owner + 1, *found[6:10])) if owner else found

    monkeypatch.setattr(os, "chown", change_owner)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(Path, "stat", stat)
    assert call("admin", "restore", str(kept), "--yes", *at(file)).code == 0
    assert call("admin", "vacuum", *at(file)).code == 0
    assert given == [("tables.sqlite.lock", 7, 8), (".tables.sqlite.part", 7, 8)]
    given.clear()
    assert call("admin", "restore", str(kept), *at(folder / "new.sqlite")).code == 0
    assert given == [("new.sqlite.lock", 9, 10), (".new.sqlite.part", 9, 10)]
    given.clear()
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert call("admin", "restore", str(kept), "--yes", *at(folder / "other.sqlite")).code == 0
    assert given == []


def test_a_lock_that_cannot_be_written_to_is_named(call: Call, file: Path, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite.lock").mkdir()
    said = call("admin", "restore", str(file), "--yes", *at(file)).complaint
    assert said.startswith(
        f"{tmp_path / 'tables.sqlite.lock'} cannot be written to: Is a directory. Give it to whoever"
    )


def test_restore_leaves_nothing_behind_when_it_is_killed(
    call: Call, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a server that was killed has left beside its file belongs to it, whatever name that has by then."""
    kept, replace = tmp_path / "kept", Path.replace
    assert call("admin", "back-up", str(kept), *at(file)).code == 0
    used = tmp_path / "used"
    with closing(sqlite3.connect(file)) as server:
        server.execute("PRAGMA wal_autocheckpoint = 0")
        server.execute("INSERT INTO facts VALUES ('new', 'here')")
        server.commit()
        used.mkdir()
        for part in tmp_path.glob("tables.sqlite*"):
            shutil.copy(part, used)
    assert (used / "tables.sqlite-wal").stat().st_size > 0

    def killed(path: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        asyncio.run(copies.restore(f"sqlite:///{used / 'tables.sqlite'}", kept))
    monkeypatch.setattr(Path, "replace", replace)
    assert sorted(path.name for path in used.iterdir()) == ["tables.sqlite"]
    with closing(sqlite3.connect(used / "tables.sqlite")) as opened:
        assert opened.execute("SELECT name FROM facts WHERE name = 'new'").fetchall() == [("new",)]


def test_restore_makes_a_database_where_none_is(call: Call, file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    assert call("admin", "back-up", str(kept), *at(file)).code == 0
    assert call("admin", "restore", str(kept), *at(tmp_path / "new.sqlite")).code == 0
    assert names(tmp_path / "new.sqlite") == ["doves", "lions", "myrtles"]


def test_restore_also_helps_a_damaged_database(call: Call, file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    assert call("admin", "back-up", str(kept), *at(file)).code == 0
    file.write_bytes(b"nothing but noise " * 1_000)
    assert "not a database" in call("admin", "back-up", str(tmp_path / "other"), *at(file)).complaint
    assert not (tmp_path / "other").exists()
    assert call("admin", "restore", str(kept), "--yes", *at(file)).code == 0
    assert names(file) == ["doves", "lions", "myrtles"]


def test_restore_is_refused_while_a_server_runs(call: Call, file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    assert call("admin", "back-up", str(kept), *at(file)).code == 0
    alone = Alone(file)
    assert "Another server uses" in call("admin", "restore", str(kept), "--yes", *at(file)).complaint
    alone.end()
    assert call("admin", "restore", str(kept), "--yes", *at(file)).code == 0


def test_restore_looks_at_the_back_up_first(call: Call, file: Path, tmp_path: Path) -> None:
    broken, newer, other = tmp_path / "broken", tmp_path / "newer", tmp_path / "other"
    for path in (broken, newer):
        assert call("admin", "back-up", str(path), *at(file)).code == 0
    broken.write_bytes(broken.read_bytes()[:30_000])
    change(newer, "UPDATE alembic_version SET version_num = '9999'")
    change(other, "CREATE TABLE diary (words TEXT)")
    before = file.read_bytes()
    for path, said in ((broken, "malformed"), (newer, "newer version"), (other, "no back-up of Sabika")):
        assert said in call("admin", "restore", str(path), "--yes", *at(file)).complaint
    assert "no back-up" in call("admin", "restore", str(tmp_path / "nothing"), "--yes", *at(file)).complaint
    assert file.read_bytes() == before
    assert sorted(tmp_path.glob("tables.sqlite.before-*")) == []


# Times


@pytest.mark.parametrize(
    ("text", "length"), [("30d", 30 * DAY), ("12h", DAY // 2), ("90m", DAY // 16), ("2W", 14 * DAY)]
)
def test_times_are_read_as_people_write_them(text: str, length: int) -> None:
    assert milliseconds(text) == length


@pytest.mark.parametrize("text", ["", "d", "30", "0d", "-3d", "3 days", "99999999w", "1.5d"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="30d, 12h"):
        milliseconds(text)


def test_times_are_told_in_short() -> None:
    assert [in_words(length) for length in (-5, 59_000, 60_000, 7_200_000, 3 * DAY + 1)] == [
        "0s",
        "59s",
        "1m",
        "2h",
        "3d",
    ]
    assert moment(1_000) == "1970-01-01 00:00"
