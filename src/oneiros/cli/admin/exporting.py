"""oneiros admin export: everything that is kept of a guest, as JSON."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import closing

from oneiros.cli.admin.changing import known_guest
from oneiros.cli.files import path_of, why
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.kernel.errors import BadData
from oneiros.server.rooms import exporting
from oneiros.storage import Beside


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Write what is kept of a guest, to a new file or to the output."""
    with closing(Beside(arguments.database)) as beside:
        known_guest(beside, arguments.guest)
        parts = exporting.parts(beside, arguments.guest)
        if arguments.output is None:
            for part in parts:
                shell.write(part)
        else:
            _write(arguments.output, parts)
            shell.say("cli-admin-exported", file=arguments.output)
    return FINE


def _write(name: str, parts: Iterator[str]) -> None:
    """Write a new file for the eyes of the user only, table by table."""
    file = path_of(name)
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "w", encoding="utf-8") as new:
            new.writelines(parts)
    except FileExistsError:
        raise BadData("cli-file-taken", file=name) from None
    except OSError as error:
        raise BadData("cli-file-unwritable", file=name, why=why(error)) from None
