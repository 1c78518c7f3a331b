"""Compiled and interpreted rules agree to the last fact."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.dreamblade.digest import digest

ROOT = Path(__file__).parents[2]
GAMES = 2000


@pytest.mark.compiled
def test_compiled_and_interpreted_play_the_same_games() -> None:
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.dreamblade.digest", str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "ONEIROS_PURE": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.strip() == digest(GAMES)
