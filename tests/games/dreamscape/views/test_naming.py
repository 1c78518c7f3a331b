"""Every verb tells as many numbers as its kind names, and each name has its type."""

from __future__ import annotations

import msgspec

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table import facts
from oneiros.games.dreamscape.views.naming import NAMINGS, about
from oneiros.kernel.fact import Fact
from oneiros.kernel.state import NOBODY
from tests.games.dreamscape import invented

ANSWERS = 150


def test_every_kind_is_told_with_the_numbers_and_names_of_its_row() -> None:
    told: set[int] = set()
    for seed in range(95, 145):
        table, dice = invented.start(seed)
        table.facts = []
        for _ in range(ANSWERS):
            if table.seat == NOBODY:
                break
            table.apply(invented.answer(table, dice))
        assert table.facts is not None
        for fact in table.facts:
            told.add(fact.kind)
            for seat in (NOBODY, *range(table.players)):
                check(table, DREAMSCAPE.hear(fact, seat))
    assert told == set(range(len(facts.KINDS)))


def check(table: Dreamscape, fact: Fact) -> None:
    fields = facts.KINDS[fact.kind].fields
    named = about(table, fact)
    rest = facts.ROW in fields.values()
    assert len(fact.about) >= len(fields) if rest else len(fact.about) == len(fields)
    assert list(named) == list(fields)
    for field, stands in fields.items():
        msgspec.convert(named[field], NAMINGS[stands].type, strict=True)
