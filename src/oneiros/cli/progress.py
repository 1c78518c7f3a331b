"""A bar on the error output while something takes long, where somebody sees it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import Progress, ProgressColumn

from oneiros.cli.shell import Shell


@contextmanager
def progress(shell: Shell, *columns: ProgressColumn) -> Iterator[Progress]:
    """Show a bar until the work is done, and nothing at all where there is no screen."""
    seen = shell.err.is_terminal
    bar = Progress(*columns, console=shell.err, disable=not seen, transient=True)
    if not seen:
        # Starting and stopping it would write an empty line in some versions.
        yield bar
        return
    with bar:
        yield bar
