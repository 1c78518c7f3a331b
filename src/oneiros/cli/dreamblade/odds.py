"""What a strike may come to, and what threatens one's creatures, in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oneiros.cli.dreamblade.choices import arrange
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.table.board import cell_name, cell_named
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.text import notation, reading
from oneiros.kernel.errors import BadData
from oneiros.registry.dreamblade.odds import AIMS, odds_of, threats_of
from oneiros.registry.named import PieceOdds, Threat
from oneiros.words import Words
from oneiros.words.dreamblade.names import label_name
from oneiros.words.folding import fold
from oneiros.words.numbers import chance

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
        aim=words.say("aim-means", aim=aim),
        cleared=chance(found.chances["cleared"]),
        swing=f"{found.expected['swing']:+.1f}",
        points=f"{found.expected['points']:+.1f}",
    )
    for one in found.pieces:
        if not one.own:
            yield f"  {_fate(words, one)}"
        elif any(one.chances.values()):
            yield "  " + words.say("cli-odds-pays", fate=_fate(words, one))
    if not found.exact:
        error = chance(_TWICE * found.error)
        yield "  " + words.say("cli-odds-sampled", samples=found.samples, error=error)


def threats(words: Words, table: Table, player: int) -> list[str]:
    """Tell what the other side may do to each creature of a player, those in most danger first."""
    found = threats_of(table, player).threats
    if not found:
        return [words.say("cli-threats-none")]
    lines = []
    for one in sorted(found, key=lambda one: (-one.chances["destroyed"], one.later, one.piece)):
        fate = _fate(words, one)
        by = ", ".join(label_name(words, other) for other in one.by)
        later = "yes" if one.later else "no"
        lines.append(words.say("cli-threat", cell=one.cell, fate=fate, by=by, later=later))
        if one.error:
            lines.append("  " + words.say("cli-threat-sampled", error=chance(_TWICE * one.error)))
    return lines


def _fate(words: Words, one: PieceOdds | Threat) -> str:
    gone = one.chances["gone"]
    return words.say(
        "cli-odds-fate",
        miniature=label_name(words, one.piece),
        disrupted=chance(one.chances["disrupted"]),
        destroyed=chance(one.chances["destroyed"]),
        gone=chance(gone) if gone else "none",
    )
