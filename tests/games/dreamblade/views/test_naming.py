"""Every verb tells as many numbers as its kind names, and each name has its type."""

from __future__ import annotations

import msgspec

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.views.naming import NAMINGS, about
from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import Fact
from oneiros.kernel.state import NOBODY
from tests.games.dreamblade import invented


def test_every_kind_is_told_with_the_numbers_and_names_of_its_row() -> None:
    told: set[int] = set()
    for seed in range(120):
        dice = Dice(seed)
        table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)), facts=True)
        while table.seat != NOBODY:
            table.apply(dice.choose(table))
        assert table.facts is not None
        for fact in table.facts:
            told.add(fact.kind)
            check(fact, about(table.roster, fact))
    assert told == set(range(len(facts.KINDS)))


def check(fact: Fact, named: dict[str, object]) -> None:
    fields = facts.KINDS[fact.kind].fields
    assert len(fact.about) == len(fields)
    assert list(named) == list(fields)
    for field, stands in fields.items():
        msgspec.convert(named[field], NAMINGS[stands].type, strict=True)
