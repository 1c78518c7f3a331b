"""The odds of strikes, and what threatens creatures, in names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.odds import aims, threats
from oneiros.games.dreamblade.odds.strike import CreatureOdds, strike_odds
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.bits import numbers
from oneiros.kernel.errors import BadData
from oneiros.registry.named import Odds, PieceOdds, Threat, Threats

AIMS: Final = aims.NAMES
_DIGITS: Final = 6


def odds_of(table: Table, option: int, aim: str) -> Odds:
    """Tell the odds of one of the strikes that a table lists."""
    if aim not in AIMS:
        raise BadData("odds-aim", came=aim[:80], expected=", ".join(AIMS))
    if opt.deed(option) != opt.STRIKE:
        raise BadData("odds-deed")
    found = strike_odds(cast("Dreamblade", table), option, AIMS.index(aim))
    labels = table.roster.labels
    theirs = [_piece(labels, one, own=False) for one in found.defenders]
    return Odds(
        exact=found.exact,
        chances={"cleared": _rounded(found.cleared)},
        expected={"swing": _rounded(found.swing), "points": _rounded(found.points)},
        pieces=[*theirs, *(_piece(labels, one, own=True) for one in found.attackers)],
        samples=found.samples,
        error=_rounded(found.error),
    )


def threats_of(table: Table, player: int) -> Threats:
    """Tell what the other side may do to the creatures of a player in its next action phases."""
    found = cast("Dreamblade", table)
    if not threats.may_be_told(found):
        raise BadData("threats-later")
    labels = table.roster.labels
    return Threats(
        [
            Threat(
                piece=labels[one.creature],
                cell=cell_name(table.where[one.creature]),
                by=[labels[other] for other in numbers(one.group)],
                chances=_fates(one.disrupted, one.destroyed, one.gone),
                later=one.shifted,
                error=_rounded(one.error),
            )
            for one in threats.threats(found, player)
        ]
    )


def _piece(labels: Sequence[str], one: CreatureOdds, *, own: bool) -> PieceOdds:
    return PieceOdds(labels[one.creature], _fates(*one[1:]), own)


def _fates(disrupted: float, destroyed: float, gone: float) -> dict[str, float]:
    return {
        "disrupted": _rounded(disrupted),
        "destroyed": _rounded(destroyed),
        "gone": _rounded(gone),
    }


def _rounded(number: float) -> float:
    """Leave out what only adding up has put at the end of a number."""
    return round(number, _DIGITS) + 0.0
