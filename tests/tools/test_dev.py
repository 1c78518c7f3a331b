"""`make dev`: both run, what is saved takes effect, and nothing is left behind."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pexpect
import pytest

from tests.ports import free_port
from tests.root import ROOT
from tests.server.served import children_of
from tools.dev import changes, free, saved

PATIENCE = 120


@pytest.fixture
def running(tmp_path: Path) -> Iterator[pexpect.spawn[str]]:
    """Run it at a terminal, watching a folder of our own."""
    command = [str(ROOT / "tools/dev.py"), "--port", str(free()), "--watch", str(tmp_path)]
    terminal = pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=PATIENCE)
    yield terminal
    terminal.close(force=True)


def test_sources_are_watched_wherever_they_are(tmp_path: Path) -> None:
    page, source = tmp_path / "page.svelte", tmp_path / "deep" / "rules.py"
    source.parent.mkdir()
    source.write_text("a = 1\n", "utf-8")
    watched = changes(tmp_path, saved(tmp_path))
    assert next(watched) == []
    os.utime(source, (1, 1))
    page.touch()
    assert next(watched) == [source]
    assert next(watched) == []
    source.unlink()
    assert next(watched) == [source]


def test_a_port_that_is_taken_is_not_given() -> None:
    port = free_port()
    assert free(port) == port
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        assert free(port) != port


@pytest.mark.slow
def test_server_and_pages_run_until_somebody_interrupts(
    running: pexpect.spawn[str], tmp_path: Path
) -> None:
    running.expect(r"dev: open (http://localhost:\d+/)")
    assert isinstance(running.match, re.Match)
    address = running.match[1]
    assert running.pid
    with urlopen(address) as page:  # noqa: S310 - our own page
        assert b"/src/main.ts" in page.read()
    with urlopen(f"{address}api/games") as answer:  # noqa: S310 - our own server
        assert [game["name"] for game in json.load(answer)] == ["dreamblade", "dreamscape"]
    before = children_of(running.pid)
    assert len(before) == 2
    (tmp_path / "rule.py").touch()
    running.expect(re.escape("dev: the server runs again after a change of rule.py"))
    after = children_of(running.pid)
    assert len(set(before) & set(after)) == 1
    running.sendintr()
    running.expect(pexpect.EOF)
    running.wait()
    assert running.exitstatus == 0
    for child in {*before, *after}:
        with pytest.raises(ProcessLookupError):
            os.kill(child, signal.SIG_DFL)
