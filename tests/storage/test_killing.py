from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from oneiros.storage import Storage
from tests.root import ROOT
from tests.storage.samples import create, opened, said, table, url

KILLS = 5


def killed(address: str, after: int) -> list[int]:
    """Let a process write, kill it after some acknowledgements, and return all their numbers."""
    command = [sys.executable, "-m", "tests.storage.reporter", address]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        lines = [process.stdout.readline() for _ in range(after)]
        process.send_signal(signal.SIGKILL)
        # A line that was cut off acknowledges nothing.
        lines += process.stdout.read().split(b"\n")[:-1]
    assert process.returncode == -signal.SIGKILL
    return [int(line) for line in lines]


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
@pytest.mark.usefixtures("database")
def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    create(storage, table())
    storage.close()
    seed = int.from_bytes(os.urandom(4))
    chosen = random.Random(seed)
    acknowledged = 0
    for kill in range(KILLS):
        # The first one acknowledges something.
        numbers = killed(url(tmp_path), chosen.randrange(0 if kill else 1, 100))
        storage = Storage(url(tmp_path))
        kept = storage.load("t1")
        storage.close()
        assert kept is not None
        assert kept.answers == tuple(said(step) for step in range(len(kept.answers))), seed
        acknowledged = max([acknowledged, *(number + 1 for number in numbers)])
        assert len(kept.answers) >= acknowledged, seed
    assert acknowledged > 0, seed
