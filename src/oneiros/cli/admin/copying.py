"""oneiros admin backup and restore."""

from __future__ import annotations

import argparse

from oneiros import storage
from oneiros.cli.files import path_of
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE


def backup(arguments: argparse.Namespace, shell: Shell) -> int:
    """Copy the database, also while a server has it."""
    storage.back_up(arguments.database, path_of(arguments.file))
    shell.say("cli-admin-backed-up", file=arguments.file)
    return FINE


def restore(arguments: argparse.Namespace, shell: Shell) -> int:
    """Let a copy take the place of the database, which no server may have."""
    renewed, before = storage.restore(arguments.database, path_of(arguments.file))
    shell.say("cli-admin-restored", file=arguments.file, games=renewed)
    if before is not None:
        shell.say("cli-admin-restored-before", file=str(before))
    return FINE
