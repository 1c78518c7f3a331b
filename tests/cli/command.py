"""The real command in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

COMMAND = str(Path(sys.executable).with_name("oneiros"))
LANGUAGE_VARIABLES = ("ONEIROS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


def environment(**changes: str) -> dict[str, str]:
    """Give a plain environment: English, 80 columns, no colours, warnings as errors."""
    plain = {key: value for key, value in os.environ.items() if key not in LANGUAGE_VARIABLES}
    plain |= {"LANG": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    return plain | {"PYTHONWARNINGS": "error"} | changes


def oneiros(*arguments: object, said: str = "", **changes: str) -> Ran:
    """Run the command with an input and changes of the environment; it never shows a traceback."""
    done = subprocess.run(
        [COMMAND, *map(str, arguments)],
        input=said.encode(),
        capture_output=True,
        env=environment(**changes),
        check=False,
        timeout=120,
    )
    ran = Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in ran.out + ran.err, ran.err
    return ran


def refused(*arguments: object, **changes: str) -> str:
    """Run a command that must refuse its input; give its complaint."""
    ran = oneiros(*arguments, **changes)
    assert (ran.status, ran.out) == (2, ""), ran
    return ran.err


def accepted(*arguments: object, said: str = "", **changes: str) -> str:
    """Run a command that must succeed without complaint; give its output."""
    ran = oneiros(*arguments, said=said, **changes)
    assert (ran.status, ran.err) == (0, ""), ran
    return ran.out
