"""The odds of a draw in names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.odds import chances, naming
from oneiros.games.dreamscape.odds.draws import Drawn, Refill
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, NIGHTMARE, POWERS
from oneiros.kernel.errors import BadData
from oneiros.registry.named import Odds, PieceOdds

DRAW: Final = "draw"
REFILL: Final = "refill"
AIMS: Final = (DRAW, REFILL)
"""What an answer draws, or what would come to the locations if they were filled after it."""
_DIGITS: Final = 6


def odds_of(table: Dreamscape, option: int, aim: str) -> Odds:
    """Tell what an answer draws, or what locations would be filled with after it.

    The table holds only what the seat asked may know.
    """
    if aim not in AIMS:
        raise BadData("odds-aim", came=aim[:80], expected=", ".join(AIMS))
    if table.question == questions.FIRST_CARD:
        # 2.3: what follows belongs to the opening; the answer itself draws nothing.
        raise BadData("odds-no-draw")
    drawn = Drawn(table, option)
    if aim == REFILL:
        return filled(drawn.of_refill())
    if drawn.cards:
        found = _card_chances(drawn)
        return _odds(found, _named(drawn), {"drawn": float(len(drawn.cards))})
    if drawn.shards:
        return _shards(drawn)
    if drawn.fills:
        return filled(drawn.of_refill())
    if drawn.after.seat == table.seat and drawn.after.question == questions.DECK:
        return _odds({}, pieces=_decks(drawn.after))
    raise BadData("odds-no-draw")


def _shards(drawn: Drawn) -> Odds:
    draw = drawn.of_shards()
    before = drawn.without()
    pieces = []
    for one in chances.of_helps(before, drawn.player, draw):
        told = {"helps": one.helps, "enough": one.enough} if draw.held else {"helps": one.helps}
        pieces.append(_piece(before.box.cards[one.card].name, told))
    return _odds(_by_kind(chances.of_shards(draw)), pieces, {"drawn": float(draw.number)})


def _decks(table: Dreamscape) -> list[PieceOdds]:
    """Tell for each deck that may be chosen what may be among its cards, and name some of them."""
    pieces = []
    for option in table.options:
        if opt.deed(option) == opt.DECK:
            chosen = Drawn(table, option)
            pieces.append(_piece(LEVELS[opt.low(option)], _card_chances(chosen)))
            pieces += _named(chosen)
    return pieces


def _named(drawn: Drawn) -> list[PieceOdds]:
    """Name the cards that matter, those that may come first."""
    pieces = []
    for one in naming.of_cards(drawn.after, drawn.player, drawn.of_cards()):
        told = {"comes": one.comes}
        if one.ready():
            told["ready"] = one.comes
        if one.matched():
            told["matched"] = one.comes
        name = drawn.after.box.cards[one.card].name
        pieces.append(PieceOdds(name, _rounded(told), own=True, over=one.over))
    return pieces


def _card_chances(drawn: Drawn) -> dict[str, float]:
    found = chances.of_cards(drawn.after, drawn.player, drawn.of_cards())
    powers = {POWERS[power]: found.powers[power] for power in range(1, len(POWERS))}
    return {**powers, "ready": found.ready, "matched": found.matched}


def filled(refill: Refill) -> Odds:
    """Tell what may come to each location that would be filled."""
    pieces = []
    for one in chances.of_refill(refill):
        told = _by_kind(one.kinds)
        told |= {f"key-{kind}": chance for kind, chance in _by_kind(one.keys).items() if chance}
        pieces.append(_piece(str(one.location), told))
    return _odds({}, pieces)


def _by_kind(found: Sequence[float]) -> dict[str, float]:
    return {KINDS[kind]: found[kind] for kind in range(1, NIGHTMARE + 1) if found[kind]}


def _piece(name: str, found: Mapping[str, float]) -> PieceOdds:
    return PieceOdds(name, _rounded(found), own=True)


def _odds(
    found: Mapping[str, float],
    pieces: Sequence[PieceOdds] = (),
    expected: Mapping[str, float] | None = None,
) -> Odds:
    return Odds(
        exact=True, chances=_rounded(found), expected=_rounded(expected or {}), pieces=[*pieces]
    )


def _rounded(found: Mapping[str, float]) -> dict[str, float]:
    """Leave out what only adding up has put at the end of a number."""
    return {name: round(chance, _DIGITS) + 0.0 for name, chance in found.items()}
