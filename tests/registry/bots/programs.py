"""Programs that tests let play over the line protocol, and what becomes of their processes."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

from oneiros.registry.bots.asking import ProcessMind
from oneiros.registry.bots.outside_bot import OutsideBot
from oneiros.registry.games import game

LONG = 60.0
"""Seconds that are enough on any machine."""
GREETING = 'input(); print("ready 1", flush=True)\n'
BEGUN = GREETING + 'input(); print("ready", flush=True)\n'
DEAF = BEGUN + "input(); print('answer 1 0', flush=True)\nimport time\ntime.sleep(600)\n"
"""Answers once, and neither reads nor ends any more."""


def written(folder: Path, text: str) -> list[str]:
    """Give the command of a program that is written as Python."""
    path = folder / "stranger.py"
    path.write_text(text, "utf-8")
    return [sys.executable, str(path)]


def playing(command: list[str], seconds: float = LONG) -> OutsideBot:
    """Let a program play Dreamblade."""
    played = game("dreamblade")
    return OutsideBot(played, ProcessMind(played, command, seconds, state=False, quiet=True))


def gone(pid: int) -> bool:
    """Wait until a process is gone, at most for a while."""
    lister = shutil.which("ps")
    assert lister, "ps is missing"
    deadline = time.monotonic() + LONG
    while time.monotonic() < deadline:
        shown = subprocess.run(
            [lister, "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
        )
        if shown.stdout.strip()[:1] in {"", "Z"}:
            return True
        time.sleep(0.01)
    return False
