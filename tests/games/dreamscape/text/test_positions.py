"""Positions as sheets and as one line: what cannot be is refused, and nothing is lost."""

from __future__ import annotations

import pytest

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.text import position
from oneiros.kernel.errors import BadData
from tests.games.dreamscape.stories import SHOWN, UNDER, card, played

RICH = """
nightmare = true
phase = "creation B"
order = "A B"
lain = "B A"
reserve = 5
links = "2-3"
mr_nightmare = 4
trees = 1
bag = "GW2N3"
purposes = ["most-of rock", "least-empty"]
row = {2 = "GW"}
under = {I = ["Hermit's Tree"], II = ["Memory Rock"]}
[A]
score = -3
aside = 2
flipped = true
knows = ["Memory Rock"]
[B]
hands = "G2"
sleeper = 5
cards = ["Salt Marsh Choir=land"]
pile = ["Whispering Wind Bay"]
covered = "rock"
land = [". W* RRRGRR L .", ". G RR@ N L"]
mountains = ["c1", "c2:3", "c2:6"]
free_step = true
stood = ["c1", "d2"]
"""
TOGETHER = 'simultaneous = true\nphase = "creation A"\n{}[B]\nhands = "GM"\n'
CROSSING = '[A]\nhands = "GMM"\nland = ["G L* G@ . ."]\n'


@pytest.mark.parametrize(
    "sheet",
    [
        'phase = "creation A"\npoints = 3\n',
        'phase = "travel A"\n[A]\nmountains = ["c1"]\nland = [". . RR . ."]\n',
        'phase = "creation B"\n[A]\nmountains = ["c1"]\nland = [". . RR . ."]\n',
        'phase = "creation A"\n[A]\nmountains = ["c1"]\nland = [". . R . ."]\n',
        'phase = "creation A"\n[A]\nmountains = ["c1:1"]\nland = [". . RR . ."]\n',
        'phase = "creation A"\n[A]\nmountains = ["c1:x"]\nland = [". . RR . ."]\n',
        'phase = "creation A"\n[A]\nhands = "G"\nland = [". . L@ . ."]\nstood = ["c1"]\n',
        'phase = "creation A"\n[A]\nfree_step = true\nland = [". . L@ . ."]\nstood = ["d1"]\n',
        'phase = "creation A"\n[A]\nfree_step = true\nland = [". . L@ . ."]\nstood = ["1"]\n',
        'phase = "travel A"\n[A]\nsleeper = 1\nstood = ["0", "1"]\n',
        'phase = "travel A"\n[A]\nsleeper = 1\nstood = ["2", "3"]\n',
        'phase = "travel A"\npoints = 0\n[A]\nsleeper = 1\nstood = ["1", "2"]\n',
        'phase = "travel A"\n[B]\nsleeper = 1\nstood = ["1", "2"]\n',
        'phase = "creation B"\n[A]\nfree_step = true\nland = [". . L@ . ."]\n',
        '[A]\ncovered = "water"\n',
        '[A]\nland = [". . G@ G@ ."]\n',
        '[A]\nhands = "G21"\n',
        'bag = "G20"\n[A]\nhands = "G"\n',
        'bag = "G20"\npurposes = ["most-of grass"]\n',
        'nightmare = true\nbag = "N25"\n[A]\naside = 1\n',
        'nightmare = true\nbag = "N25"\nlinks = "1-2"\n',
        'nightmare = true\n[A]\nland = [". . N* . ."]\n',
        'nightmare = true\n[A]\nland = [". . GN . ."]\n',
        'decks = {I = ["Memory Rock"]}\n',
        'under = {I = ["Memory Rock"]}\n',
        'under = {II = ["Memory Rock", "Memory Rock"]}\n',
        'purposes = ["most-of"]\n',
        'purposes = ["most-of movement"]\n',
        'purposes = ["most-shards movement"]\n',
        'purposes = ["most-shards grass"]\n',
        'order = "A A"\n',
        'order = "A C"\n',
        'order = "A"\n',
        'lain = "B B"\n',
        'links = "1-2"\n',
        "mr_nightmare = 2\n",
    ],
)
def test_a_position_that_cannot_be_is_refused(sheet: str) -> None:
    with pytest.raises(BadData):
        played(sheet)


def test_a_line_keeps_everything_of_a_position() -> None:
    three = 'players = 3\nsimultaneous = true\nphase = "creation B"\nended = "C"\n'
    hands = '[A]\nhands = "G"\n[B]\nhands = "G"\n[C]\nhands = "G"\n'
    way = 'phase = "travel A"\n[A]\nsleeper = 3\nstood = ["2", "3", "6"]\n'
    for sheet in (RICH, SHOWN, UNDER, three + hands, way):
        table = played(sheet)
        line = position.write(table)
        again = position.read(line)
        assert again.frozen() == table.frozen()
        assert position.write(again) == line


def test_a_line_is_refused_while_another_seat_is_under_way() -> None:
    table = played(TOGETHER.format(CROSSING), "step b1", "B")
    assert table.question == questions.CREATION
    with pytest.raises(BadData, match="position-under-way"):
        position.write(table)
    own = '[A]\nhands = "GM"\ncards = ["Test"]\n'
    table = played(TOGETHER.format(own) + card("king"), "use Test: grass", "B")
    assert table.question == questions.CREATION
    with pytest.raises(BadData, match="position-under-way"):
        position.write(table)


def test_a_line_says_each_thing_once_and_is_not_endless() -> None:
    line = position.write(played(UNDER))
    with pytest.raises(BadData, match="position-twice"):
        position.read(line + "; cycle 2")
    with pytest.raises(BadData, match="position-long"):
        position.read(line + " " * 8000)


def test_where_nothing_is_said_those_who_have_travelled_lie_on_top() -> None:
    for phase, lain in (
        ("travel A", [0, 1, 2]),
        ("travel B", [1, 2, 0]),
        ("creation B", [0, 1, 2]),
    ):
        hands = '[A]\nhands = "G"\n[B]\nhands = "G"\n'
        assert played(f'players = 3\nphase = "{phase}"\n{hands}').lain == tuple(lain)


def test_a_set_up_may_begin_in_a_position_and_says_no_more_than_that() -> None:
    table = played(RICH)
    line = position.write(table)
    setup = DREAMSCAPE.check({"position": line})
    assert DREAMSCAPE.check(setup) == setup
    assert DREAMSCAPE.start(setup).frozen() == table.frozen()
    assert DREAMSCAPE.seats(setup) == ("A", "B")
    with pytest.raises(BadData, match="setup-position-differs"):
        DREAMSCAPE.check({"position": line, "rows": 4})
    with pytest.raises(BadData, match="setup-position-differs"):
        DREAMSCAPE.check({"position": line, "colour": "red"})
    with pytest.raises(BadData, match="setup-position"):
        DREAMSCAPE.check({"position": 3})
    with pytest.raises(BadData, match="scenario-field"):
        DREAMSCAPE.check({"position": line.replace("trees 1", "trees 99")})
