"""Warbands from the command line: a ready one by its name, a packed string, or a file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from oneiros.cli.files import path_of, read_text
from oneiros.cli.terminal import Wish
from oneiros.games.dreamblade.table.names import SEATS
from oneiros.games.dreamblade.warbands import encodings, packed, warband
from oneiros.games.dreamblade.warbands.warband import MOST_WRITTEN, Warband
from oneiros.kernel.errors import BadData
from oneiros.kernel.refusals import ManyRefusals, each_of
from oneiros.registry.dreamblade.written import written_warband
from oneiros.words import Words
from oneiros.words.dreamblade.names import figures, warband_plan, warbands_by_name
from oneiros.words.folding import fold

USUAL: Final = "sample"
WISHES: Final = tuple(f"warband-{seat.lower()}" for seat in SEATS)


def wishes(words: Words) -> list[Wish]:
    """Ask what each seat brings; a person who is asked is offered different warbands."""
    ready = {name: warband_plan(words, name) for name in warband.ready_warbands()}
    found: list[Wish] = []
    for name, seat, usual in zip(WISHES, SEATS, ready, strict=False):
        found.append(
            Wish(
                name,
                words.say("dreamblade-option-warband", seat=seat, usual=USUAL),
                words.say("dreamblade-setup-warband", seat=seat, usual=usual),
                ready,
                usual,
                metavar=words.say("dreamblade-metavar-warband"),
                introduction="" if found else words.say("dreamblade-setup-warbands"),
                free=True,
            )
        )
    return found


def bring(what: str) -> list[str]:
    """Give the names of a warband's miniatures one by one, of a TOML file in its own order."""
    ready, what = warband.ready_warbands(), warbands_by_name().get(fold(what), what)
    if what in ready:
        return list(ready[what])
    if _is_toml(what):
        return read_warband(read_text(what), what)
    return find(what).names()


def find(what: str) -> Warband:
    """Give a warband with its name, allowed or not; refuse what cannot be read."""
    ready, what = warband.ready_warbands(), warbands_by_name().get(fold(what), what)
    if what in ready:
        return warband.counted(what, ready[what])
    if packed.is_packed(what) and not _exists(what):
        return written_warband(what)
    if not Path(what).suffix and not _exists(what):
        raise BadData("cli-warband-unknown", came=what, known=", ".join(ready))
    text = read_text(what)
    try:
        if _is_toml(what):
            counted = warband.counted("", read_warband(text, what))
            return encodings.checked(_heading(text), counted.copies)
        return written_warband(text)
    except BadData as refusal:
        found = [BadData(one.key, **{**one.details, "file": what}) for one in each_of(refusal)]
        raise ManyRefusals(found) from None


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
        names += [figures().in_english(name)] * min(copies, MOST_WRITTEN)
    return names


def _heading(text: str) -> str:
    """Give the heading of a TOML warband, if it has one."""
    read = tomllib.loads(text)
    only = next(iter(read), "")
    return only if isinstance(read.get(only), dict) else ""


def _is_toml(what: str) -> bool:
    return Path(what).suffix.lower() == ".toml"


def _exists(what: str) -> bool:
    try:
        return path_of(what).exists()
    except OSError:
        # A string that is too long for a file is none.
        return False
