"""The log: lines that people or programs read, with what happened and without secrets."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from oneiros.server import logs
from oneiros.server.protocol import messages as told
from oneiros.storage import CutAnswers, Storage, StorageFailed
from tests.server.browser import play_together
from tests.server.guest import ME, OPEN, Guest, two
from tests.server.served import Served


@pytest.fixture
def _loggers() -> Iterator[None]:
    """Leave the loggers of this process as they were."""
    root, ours = logging.getLogger(), logging.getLogger("oneiros")
    before = root.handlers, root.level, ours.level
    yield
    root.handlers = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def lines(served: Served) -> list[dict[str, object]]:
    """Read the log of a server that writes JSON."""
    return [json.loads(one) for one in served.errors().splitlines()]


def spoil(served: Served, table: str) -> None:
    """Take the last answer of a table away behind the server's back, so that no other fits."""
    storage = Storage(f"sqlite:///{served.database}")
    kept = storage.load(table)
    assert kept is not None
    storage.apply([CutAnswers(table, kept.answers[-1].entry)])
    storage.close()


def test_lines_of_json_tell_what_was_done_by_ids(tmp_path: Path) -> None:
    with Served(tmp_path, "--log-format", "json", "--log-level", "info") as served:
        ann = Guest(served, "Ann")
        with ann.playing(ME, ME) as browser:
            browser.play_on(Random(1), 3)
            assert browser.table is not None
            table = browser.table.id
        served.stop()
    found = lines(served)
    for one in found:
        assert {"time", "level", "logger", "message"} <= set(one)
    calls = [one for one in found if one["message"] == "answered"]
    assert {"call": "POST /api/tables", "status": 200}.items() <= calls[-1].items()
    assert len({one["about"] for one in calls}) == len(calls)
    sockets = [one for one in found if "connected" in str(one["message"])]
    assert [one["message"] for one in sockets] == ["connected", "disconnected"]
    assert len({one["about"] for one in sockets}) == 1
    assert {one["table"] for one in sockets} == {table}
    said = [str(one["message"]).partition(",")[0] for one in found]
    # The last connection may end before or after that.
    kept = [one for one in said if one != "disconnected"]
    assert (kept[0], kept[-2:]) == ("started", ["stopping", "stopped"])


def test_no_secret_is_in_the_log_whatever_happens(tmp_path: Path) -> None:
    with Served(tmp_path, "--log-level", "debug") as served:
        ann, bob = Guest(served, "Ann-the-first"), Guest(served, "Bob-the-other")
        invite = ann.summary(ann.lay(ME, OPEN)).invite
        with two(ann, bob) as (first, second):
            first.refusal(told.Say(0, first.step, first.cuts, "a-text-nobody-logs"))
            seeds = [*first.seeds.values(), *second.seeds.values()]
            assert first.table is not None
            table = first.table.id
            play_together((first, second), Random(2), 3)
            spoil(served, table)
            asked = first if first.mine() else second
            ask = asked.mine()
            assert ask is not None
            answer = told.Answer(ask.seat, asked.step, asked.cuts, ask.options[0].index)
            assert asked.refusal(answer).reason == "storage-conflict"
        stored = Storage(f"sqlite:///{served.database}")
        kept = stored.load(table)
        assert kept is not None
        cookies = [*ann.cookie.split("."), *bob.cookie.split("."), stored.secret("cookies")]
        stored.close()
    log = served.errors()
    assert "oneiros.storage" in log
    for secret in (
        *(*cookies, *seeds, invite, kept.server_seed, kept.invite),
        *("Ann-the-first", "Bob-the-other", "a-text-nobody-logs"),
    ):
        assert secret not in log


@pytest.mark.usefixtures("_loggers")
def test_a_level_is_where_the_log_begins(capsys: pytest.CaptureFixture[str]) -> None:
    log = logging.getLogger("oneiros.server")
    logs.write_logs(logs.TEXT, "warning")
    log.info("unheard")
    log.warning("one line\nand no other")
    logs.write_logs(logs.JSON, "error")
    log.warning("unheard")
    logging.getLogger("uvicorn.error").warning("unheard")
    try:
        raise ValueError("why")  # noqa: TRY301 - it is what is logged
    except ValueError:
        log.exception("a fault", extra=logs.fields(table="t1"))
    try:
        raise StorageFailed("storage-failed", why="somebody's secret")  # noqa: TRY301 - the same
    except StorageFailed:
        log.exception("nothing is kept")
    text, line, refused = capsys.readouterr().err.splitlines()
    assert text.endswith(" WARNING oneiros.server one line\\nand no other")
    found = json.loads(line)
    assert (found["level"], found["message"], found["table"]) == ("error", "a fault", "t1")
    assert "ValueError: why" in found["traceback"]
    found = json.loads(refused)
    assert found["refusal"] == "storage-failed"
    assert "traceback" not in found
    assert "secret" not in refused
