"""The command: in a process of its own, as users run it, or quickly inside this one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple, cast
from unittest import mock

from oneiros.cli import main
from oneiros.cli.command import whole_parser
from oneiros.cli.parser import Parser
from oneiros.words import Words

COMMAND = str(Path(sys.executable).with_name("oneiros"))
PATIENCE = 180.0
"""The most seconds that a command may take on a slow machine before it counts as stuck."""
LEFT_OUT = ("ONEIROS_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "PYTHONUNBUFFERED")


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


def environment(**changes: str) -> dict[str, str]:
    """Give a plain environment: English, 80 columns, no colours, warnings as errors."""
    plain = {key: value for key, value in os.environ.items() if key not in LEFT_OUT}
    plain |= {"LANG": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    return plain | {"PYTHONWARNINGS": "error"} | changes


def oneiros(*arguments: object, said: bytes = b"", **changes: str) -> Ran:
    """Run the real command with an input; it never shows a traceback."""
    done = subprocess.run(
        [COMMAND, *map(str, arguments)],
        input=said,
        capture_output=True,
        env=environment(**changes),
        check=False,
        timeout=PATIENCE,
    )
    ran = Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in ran.out + ran.err, ran.err
    return ran


def quickly(*arguments: object, said: str = "", **changes: str) -> Ran:
    """Run the same command in this process, which saves the time of starting."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, environment(**changes), clear=True),
        mock.patch.object(sys, "stdin", io.StringIO(said)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            status = main([str(one) for one in arguments])
        except SystemExit as leaving:
            status = int(leaving.code or 0)
    return Ran(status, out.getvalue(), err.getvalue())


def parsers() -> dict[str, Parser]:
    """Give the parser of every command that there is, by its name."""
    whole = whole_parser(Words("en"))._subparsers
    assert whole is not None
    (choice,) = whole._group_actions
    found = dict(cast("dict[str, Parser]", choice.choices))
    for parser in found.values():
        parser.get_ready()
    return found


def refused(*arguments: object, **changes: str) -> str:
    """Run a command that must refuse its input; give its complaint."""
    ran = quickly(*arguments, **changes)
    assert (ran.status, ran.out) == (2, ""), ran
    return ran.err


def accepted(*arguments: object, said: str = "", **changes: str) -> str:
    """Run a command that must succeed without complaint; give its output."""
    ran = quickly(*arguments, said=said, **changes)
    assert (ran.status, ran.err) == (0, ""), ran
    return ran.out
