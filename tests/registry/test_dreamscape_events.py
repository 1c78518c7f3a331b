"""What is told of a shard from the bag: the rule, the card and the power behind it."""

from __future__ import annotations

import pytest

from oneiros.registry.dreamscape.events import Chronicle
from oneiros.registry.named import Cause
from tests.games.dreamscape.stories import played, using

TRAVELS = 'phase = "travel A"\n[A]\nhands = "G"\nsleeper = 1\n'
CREATES = 'phase = "creation A"\n[A]\nhands = "GG"\n'


@pytest.mark.parametrize(
    ("sheet", "answers", "cause"),
    [
        (TRAVELS, ["power", "draw water"], Cause("7.2", "", "muse")),
        (using("muse"), ["use Test: grass", "draw water"], Cause("7.2", "Test", "muse")),
        (CREATES, ["trade grass water"], Cause("5.5")),
    ],
)
def test_7_an_event_names_the_power_behind_it(sheet: str, answers: list[str], cause: Cause) -> None:
    table = played(sheet, *answers)
    told = Chronicle(lambda: table).tell([(0, fact) for fact in table.facts or []])
    assert [one.cause for one in told if one.kind == "shard-taken"] == [cause]
