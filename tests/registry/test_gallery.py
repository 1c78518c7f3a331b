"""What the galleries show besides what is printed."""

from __future__ import annotations

from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamscape.cards.catalogue import load
from oneiros.registry.dreamblade.gallery import gallery as miniatures
from oneiros.registry.dreamblade.strengths import strengths
from oneiros.registry.dreamscape.gallery import gallery as dreamcards


def test_every_miniature_is_shown_with_its_name_in_every_language() -> None:
    shown = miniatures(None).exhibits
    assert [one.name for one in shown] == list(catalogue())
    bear = next(one for one in shown if one.name == "Patchwork Bear")
    assert bear.called == ["Patchwork Bear", "Patchworkowy Miś"]


def test_a_miniature_says_when_its_abilities_work_and_where_they_score() -> None:
    shown = {one.name: one for one in miniatures(None).exhibits}
    assert shown["Porch Light"].activations == ["always"]
    assert shown["Porch Light"].score
    assert shown["Tin Bugler"].activations == ["blade"]
    assert not shown["Tin Bugler"].score
    assert shown["Runetagged Brawler"].activations == []


def test_strength_is_measured_of_every_miniature_of_one_set_and_of_no_other() -> None:
    measured = strengths().measured
    wanted = {one.name for one in catalogue().values() if one.set_name == measured.set}
    assert strengths().miniatures.keys() == wanted
    for one in miniatures(None).exhibits:
        assert (one.strength is not None) == (one.name in wanted)


def test_a_share_lies_within_its_interval_and_all_shares_come_to_a_half() -> None:
    found = strengths().miniatures.values()
    for one in found:
        assert 0 < one.low <= one.share <= one.high < 1
    games = sum(one.games for one in found)
    # Two warbands of sixteen share the one victory of each game.
    assert games == strengths().measured.games * 2 * 16
    assert abs(sum(one.share * one.games for one in found) / games - 0.5) < 0.001


def test_every_dreamcard_is_shown_with_what_its_cheapest_build_takes() -> None:
    shown = dreamcards(None)
    assert [one.name for one in shown] == [card.name for card in load()]
    for one, card in zip(shown, load(), strict=True):
        assert one.difficulty == one.shards + one.whites + one.cycles
        assert card.points == one.difficulty + card.level
        assert len(one.called) == len({"en", "pl"})
