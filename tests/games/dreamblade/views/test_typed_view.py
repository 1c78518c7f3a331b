"""The typed view holds all that a view holds and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.views.typed_view import Piece, View
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY
from tests.games.dreamblade import invented

# What a view leaves out: the values of a location, and the price of what is not in the reserves.
LEFT_OUT = {
    field.name: field.default
    for field in msgspec.structs.fields(Piece)
    if field.default is not msgspec.NODEFAULT
}


def test_every_view_is_whole_when_it_is_typed() -> None:
    looked = 0
    for seed in range(25):
        dice = Dice(seed)
        table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
        while table.seat != NOBODY:
            table.apply(dice.choose(table))
            if dice.below(2) == 0 or table.seat == NOBODY:
                looked += 1
                for seat in (0, 1, NOBODY):
                    check(table, seat)
    assert looked > 1000


def check(table: Dreamblade, seat: int) -> None:
    plain: dict[str, Any] = DREAMBLADE.view(table, seat)
    typed = msgspec.convert(plain, View, strict=True)
    pieces = [{**LEFT_OUT, **piece} for piece in plain["miniatures"]]
    # Pairs of numbers are tuples where they have types, and lists in JSON.
    said: Any = msgspec.json.decode(msgspec.json.encode(typed))
    assert said == {**plain, "miniatures": pieces}
