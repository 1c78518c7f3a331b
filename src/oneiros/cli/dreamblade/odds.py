"""What a strike may come to, in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oneiros.cli.dreamblade.choices import arrange
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.table.board import cell_name, cell_named
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.text import notation, reading
from oneiros.kernel.errors import BadData
from oneiros.registry.dreamblade.odds import AIMS, odds_of
from oneiros.registry.named import PieceOdds
from oneiros.words import Words
from oneiros.words.dreamblade.names import label_name
from oneiros.words.folding import fold

_HARDLY: Final = 0.005
_SURE: Final = 0.995
_TWICE: Final = 2
"""Twenty samplings in twenty-one are within two standard errors."""


def odds(words: Words, table: Table, text: str) -> list[str]:
    """Tell the odds of a strike, of the one by everybody in a cell, or of one in each cell."""
    about, aim = _with_aim(words, text)
    lines: list[str] = []
    for option in _meant(table, about):
        lines.extend(_told(words, table, option, aim))
    return lines


def _with_aim(words: Words, text: str) -> tuple[str, str]:
    """Take the aim from the end of a text, in English or in the language spoken."""
    rest, _, last = text.rpartition(" ")
    for aim in AIMS:
        if fold(last) in (aim, fold(words.say("aim", aim=aim))):
            return rest.strip(), aim
    return text, AIMS[0]


def _meant(table: Table, about: str) -> Sequence[int]:
    """Give the strikes that are asked about; in a cell the largest group comes first."""
    open_now = arrange([one for one in table.options if opt.deed(one) == opt.STRIKE])
    if not open_now:
        raise BadData("odds-nowhere")
    if about and cell_named(about.lower()) < 0:
        return [reading.read(table, about)]
    first = {opt.group_cell_of(one): one for one in reversed(open_now)}
    if not about:
        return [first[cell] for cell in sorted(first)]
    cell = cell_named(about.lower())
    if cell not in first:
        raise BadData("odds-cell", cell=cell_name(cell))
    return [first[cell]]


def _told(words: Words, table: Table, option: int, aim: str) -> Iterator[str]:
    found = odds_of(table, option, aim)
    yield words.say(
        "cli-odds-strike",
        option=notation.write(table, option),
        aim=words.say("aim", aim=aim),
        cleared=percent(found.chances["cleared"]),
        swing=f"{found.expected['swing']:+.1f}",
        points=f"{found.expected['points']:+.1f}",
    )
    for one in found.pieces:
        if not one.own:
            yield f"  {_fate(words, one)}"
        elif any(one.chances.values()):
            yield "  " + words.say("cli-odds-pays", fate=_fate(words, one))
    if not found.exact:
        error = percent(_TWICE * found.error)
        yield "  " + words.say("cli-odds-sampled", samples=found.samples, error=error)


def _fate(words: Words, one: PieceOdds) -> str:
    gone = one.chances["gone"]
    return words.say(
        "cli-odds-fate",
        miniature=label_name(words, one.piece),
        disrupted=percent(one.chances["disrupted"]),
        destroyed=percent(one.chances["destroyed"]),
        gone=percent(gone) if gone else "none",
    )


def percent(chance: float) -> str:
    """Write a chance in whole percent; only what is certain is 0 or 100."""
    if 0 < chance < _HARDLY:
        return "<1%"
    if _SURE < chance < 1:
        return ">99%"
    return f"{round(100 * chance)}%"
