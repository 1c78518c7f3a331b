"""Two warbands that meet in equal hands: the same games each time, the seats exchanged."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from oneiros.arena import bouts
from oneiros.arena.bouts import Bout, Part, play_part
from oneiros.arena.duel import Duel, Pair, pair, reckon
from oneiros.kernel.ruleset import Setup
from oneiros.registry.games import game
from oneiros.registry.play import play

DREAMBLADE = game("dreamblade")
SHORT = {"turn_limit": 4}
FEW = tuple(range(6))


def met(one: object, other: object) -> Pair:
    found = pair(DREAMBLADE, DREAMBLADE.setup(SHORT, [one, other]))
    assert found is not None
    return found


def test_a_pair_is_the_same_from_each_side_and_however_it_is_written() -> None:
    one, other = met("sample", "nine-rooms"), met("nine-rooms", "sample")
    assert one.setups == other.setups
    assert one.turned != other.turned
    names = DREAMBLADE.setup({}, ["sample", "sample"])["warbands"]
    assert isinstance(names, list)
    assert met(names[0][::-1], "nine-rooms") == one
    assert not one.same
    assert met("sample", names[0][::-1]).same


def test_the_format_of_the_game_stays_and_makes_another_pair() -> None:
    [setup, _] = met("sample", "nine-rooms").setups
    assert isinstance(setup["format"], dict)
    assert setup["format"]["turn_limit"] == SHORT["turn_limit"]
    usual = pair(DREAMBLADE, DREAMBLADE.setup({}, ["sample", "nine-rooms"]))
    assert usual is not None
    assert usual.setups[0] != setup


def test_a_game_that_began_in_the_middle_or_to_which_nothing_is_brought_has_no_pair() -> None:
    setup = DREAMBLADE.setup(SHORT, ["sample", "nine-rooms"])
    assert pair(DREAMBLADE, {"position": "", "format": setup["format"]}) is None
    dreamscape = game("dreamscape")
    assert pair(dreamscape, dreamscape.setup({}, [None, None])) is None


def test_the_same_games_come_again_in_whatever_parts() -> None:
    setups = met("sample", "nine-rooms").setups
    duel = Duel("dreamblade", setups)
    played = play_part(Part(duel, FEW))
    assert {one.points for one in played} <= {0.0, 0.5, 1.0}
    parts = (FEW[:1], FEW[1:4], FEW[4:])
    assert [one for part in parts for one in play_part(Part(duel, part))] == played


def test_the_seats_are_exchanged_after_every_game_and_the_points_follow_the_warband() -> None:
    setups = met("sample", "nine-rooms").setups
    seen: list[Setup] = []

    def watched(*arguments: object, **more: object) -> object:
        seen.append(arguments[2])  # type: ignore[arg-type]
        found = play(*arguments, **more)  # type: ignore[arg-type]
        # Whoever sits first wins, whatever is brought.
        return found._replace(returns=(1.0, -1.0))

    with patch.object(bouts, "play", watched):
        played = play_part(Part(Duel("dreamblade", setups), FEW))
    assert seen == [*setups] * 3
    assert [one.points for one in played] == [1.0, 0.0] * 3


@pytest.mark.parametrize("turned", [False, True])
def test_a_duel_tells_both_seats_with_intervals(*, turned: bool) -> None:
    points = [*[Bout(1.0)] * 60, *[Bout(0.5)] * 10, *[Bout(0.0)] * 30]
    found = reckon(DREAMBLADE, points, turned=turned)
    first, second = found.seats[::-1] if turned else found.seats
    assert (found.bot, found.games) == ("scripted", 100)
    assert (first.share, second.share) == (0.65, 0.35)
    assert first.low == pytest.approx(1 - second.high)
    assert 0.55 < first.low < 0.56
    assert 0.73 < first.high < 0.74
