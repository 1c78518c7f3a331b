"""A listener who only hears what happened knows all that the veiled table shows."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.kernel.state import NOBODY
from tests.games.dreamscape import invented


@settings(max_examples=40)
@given(st.integers(0, 2**40))
def test_what_a_seat_hears_keeps_a_veiled_table_up_to_date(seed: int) -> None:
    table, dice = invented.start(seed)
    seats = [NOBODY, *range(table.players)]
    heard = {seat: DREAMSCAPE.veil(table, seat) for seat in seats}
    for _ in range(150):
        if table.seat == NOBODY:
            return
        table.facts = []
        table.apply(invented.answer(table, dice))
        for seat in seats:
            for fact in table.facts:
                DREAMSCAPE.retell(heard[seat], DREAMSCAPE.hear(fact, seat))
            assert heard[seat].shown() == shown_to(table, seat)
        table.facts = None


def shown_to(table: Dreamscape, seat: int) -> tuple[object, ...]:
    return DREAMSCAPE.veil(table, seat).shown()
