"""What an operator can count, and where."""

from __future__ import annotations

import re
import socket
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from oneiros.kernel.errors import Refusal
from oneiros.server import metrics
from oneiros.server.http.endpoints import endpoints
from oneiros.server.protocol import messages as told
from tests.cli.command import oneiros
from tests.server.guest import BOT, ME, Guest
from tests.server.served import Served, wait_until

LABELS = {"by", "call", "status", "reason", "chore"}


class Counted:
    """What the server counts at one moment."""

    def __init__(self, address: str) -> None:
        """Ask for it."""
        with urlopen(address) as answer:  # noqa: S310 - it is our own
            self.text = answer.read().decode()
        self.samples = [
            sample
            for family in text_string_to_metric_families(self.text)
            for sample in family.samples
            if family.name.startswith("oneiros_")
        ]

    def __call__(self, name: str, **labels: str) -> float:
        """Give one figure, 0 where there is none."""
        found = (one.value for one in self.samples if (one.name, one.labels) == (name, labels))
        return next(found, 0.0)


def noticed(counted: Counted) -> list[bool]:
    """Tell whether what is looked at once a second was seen."""
    names = ("sockets", "rooms", "connections", "loop_lag_seconds_count")
    return [counted(f"oneiros_{name}") >= 1 for name in names]


def address(served: Served) -> str:
    """Give where the server says that its metrics are."""
    found = re.search(r"Metrics are at (http://localhost:[0-9]+/metrics)", served.said())
    assert found is not None
    return found[1]


def test_what_goes_on_is_counted(tmp_path: Path) -> None:
    with Served(tmp_path, "--metrics", "0") as served:
        ann = Guest(served, "Ann")
        with ann.playing(ME, BOT) as browser:
            random = Random(5)
            browser.play_on(random, 8)
            # A bot that goes second is asked a little later.
            while not Counted(address(served))("oneiros_answers_total", by="bot"):
                browser.play_on(random, 1)
            assert browser.refusal(told.Answer(0, 999, 0, 0)).reason == "answer-stale"
            ann.refused("GET", "/api/tables/nothing")
            counted = Counted(address(served))
            assert counted("oneiros_answers_total", by="person") >= 8
            assert counted("oneiros_answers_total", by="bot") >= 1
            assert counted("oneiros_answer_seconds_count") >= 8
            assert counted("oneiros_thought_seconds_count") >= 1
            assert counted("oneiros_kept_seconds_count") >= 8
            assert counted("oneiros_refusals_total", reason="answer-stale") == 1
            assert counted("oneiros_refusals_total", reason="server-table-unknown") == 1
            made = {"call": "POST /api/tables", "status": "200"}
            assert counted("oneiros_call_seconds_count", **made) == 1
            wait_until(lambda: all(noticed(Counted(address(served)))))
            wait_until(lambda: Counted(address(served))("oneiros_ledger_waiting") == 0)
            assert "process_resident_memory_bytes" in counted.text
            assert browser.table is not None
            secrets = (browser.table.id, ann.cookie.partition(".")[0], "Ann", "nothing")
            assert not any(one in counted.text for one in secrets)


def test_labels_are_few_whatever_somebody_sends(tmp_path: Path) -> None:
    with Served(tmp_path, "--metrics", "127.0.0.1:0") as served:
        ann = Guest(served)
        for number in range(20):
            ann.raw("GET", f"/api/tables/{number}")
            ann.raw("GET", f"/api/rules/{number}")
            ann.raw("GET", f"/{number}")
            ann.raw(f"VERB{number}", "/api/me")
        counted = Counted(address(served))
        assert {label for one in counted.samples for label in one.labels} - {"le"} <= LABELS
        calls = {one.labels["call"] for one in counted.samples if "call" in one.labels}
        assert calls <= {f"{one.method} {one.path}" for one in endpoints()}


def test_all_that_rules_refuse_is_one_reason() -> None:
    before = metrics.REGISTRY.get_sample_value("oneiros_refusals_total", {"reason": "rules"}) or 0
    metrics.count_refusal(Refusal("why-too-far", rule="6.3"))
    after = metrics.REGISTRY.get_sample_value("oneiros_refusals_total", {"reason": "rules"})
    assert after == before + 1


def test_without_the_option_nobody_can_ask(served: Served, ann: Guest) -> None:
    assert "Metrics" not in served.said()
    assert ann.call("GET", "/metrics").status_code == 404


@pytest.mark.parametrize("place", ["x", ":9464", "127.0.0.1:x", "127.0.0.1:70000", ""])
def test_a_place_that_is_none_is_refused(place: str) -> None:
    ran = oneiros("serve", "--no-browser", f"--metrics={place}")
    assert (ran.status, ran.out) == (2, "")
    assert "--metrics" in ran.err


def test_a_place_that_is_taken_is_refused(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        database = f"sqlite:///{tmp_path}/x.sqlite"
        options = ("--port", 0, "--database", database, "--metrics", place)
        ran = oneiros("serve", "--no-browser", *options)
    assert (ran.status, ran.out) == (2, "")
    assert "Metrics cannot be told" in ran.err
    assert not (tmp_path / "x.sqlite").exists()
