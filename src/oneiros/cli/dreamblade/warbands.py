"""Warbands from the command line: a ready one by its name, or a file of one's own."""

from __future__ import annotations

import tomllib
from pathlib import Path

from oneiros.cli.files import read_text
from oneiros.games.dreamblade import warband
from oneiros.games.dreamblade.roster import MOST_MINIATURES
from oneiros.kernel.errors import BadData


def bring(what: str) -> list[str]:
    """Give the names of a warband's miniatures one by one."""
    ready = warband.ready_warbands()
    if what in ready:
        return list(ready[what])
    if not Path(what).suffix and not Path(what).exists():
        raise BadData("cli-warband-unknown", came=what, known=", ".join(ready))
    return read_warband(read_text(what), what)


def read_warband(text: str, file: str) -> list[str]:
    """Read a warband: lines such as `"Twilight Scout" = 2`, perhaps below one heading."""
    try:
        counted: object = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData("cli-warband-not-toml", file=file, why=str(error)) from None
    if isinstance(counted, dict) and len(counted) == 1:
        (only,) = counted.values()
        counted = only if isinstance(only, dict) else counted
    names: list[str] = []
    for name, copies in counted.items() if isinstance(counted, dict) else ():
        if not isinstance(copies, int) or isinstance(copies, bool) or copies < 0:
            raise BadData("cli-warband-copies", file=file, name=name, came=str(copies))
        # More than a warband can hold is refused by the rules, whatever the number.
        names += [name] * min(copies, MOST_MINIATURES + 1)
    return names
