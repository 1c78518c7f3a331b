"""The odds of a strike in names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.odds import aims
from oneiros.games.dreamblade.odds.strike import CreatureOdds, strike_odds
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.errors import BadData
from oneiros.registry.named import Odds, PieceOdds

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


def _piece(labels: Sequence[str], one: CreatureOdds, *, own: bool) -> PieceOdds:
    chances = {
        "disrupted": _rounded(one.disrupted),
        "destroyed": _rounded(one.destroyed),
        "gone": _rounded(one.gone),
    }
    return PieceOdds(labels[one.creature], chances, own)


def _rounded(number: float) -> float:
    """Leave out what only adding up has put at the end of a number."""
    return round(number, _DIGITS) + 0.0
