"""What an option is told to do at once is what it does, and nothing hidden is told by it."""

from __future__ import annotations

import pytest

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table import facts
from oneiros.games.dreamscape.views.foresight import Foreseen, foreseen
from oneiros.kernel.bits import BIT
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape import invented
from tests.games.dreamscape.stories import card, played, using

WALK = 'phase = "creation A"\n[A]\nhands = "MM"\nland = [". . W@ RR ."]\n'


def told(table: Dreamscape, text: str) -> Foreseen:
    (found,) = foreseen(table, [DREAMSCAPE.read(table, text)])
    return found


def names(table: Dreamscape, found: Foreseen) -> list[str]:
    return [table.box.cards[one].name for one in found.completes]


def test_5_6_5_8_the_points_of_a_step_are_told() -> None:
    assert told(played(WALK), "step d1") == Foreseen(2, [], ends=False, reveals=False)


def test_10_6_a_loss_is_told_too() -> None:
    sheet = 'nightmare = true\nphase = "creation A"\n[A]\nhands = "MM"\nland = [". . W@ N ."]\n'
    assert told(played(sheet), "step d1").points == -1


def test_6_2_a_card_that_is_completed_is_named_with_its_points() -> None:
    own = '[A]\nhands = "GM"\ncards = ["Test"]\nland = [". . G@ W ."]\n'
    table = played(f'phase = "creation A"\n{own}{card("muse", "G W@")}')
    found = told(table, "step d1")
    # A point for the water, three for the card.
    assert (found.points, names(table, found)) == (4, ["Test"])
    assert (found.ends, found.reveals) == (False, False)


def test_6_2_it_is_named_even_if_two_stored_shards_make_a_choice_first() -> None:
    own = '[A]\nhands = "GM"\ncards = ["Test=water"]\nland = [". . G@ W ."]\n'
    own += 'pile = ["Hermit\'s Tree"]\ncovered = "rock"\n'
    table = played(f'phase = "creation A"\n{own}{card("muse", "G W@")}')
    found = told(table, "step d1")
    assert (found.points, names(table, found)) == (4, ["Test"])


def test_what_leaves_nothing_to_choose_ends_the_creation_and_says_so() -> None:
    sheet = 'phase = "creation A"\n[A]\nhands = "W"\nland = [". . W@ . ."]\n[B]\nhands = "GG"\n'
    table = played(sheet)
    assert told(table, "place water d1") == Foreseen(0, [], ends=True, reveals=False)
    assert not told(table, "end").ends


def test_4_7_what_leaves_nothing_to_choose_ends_the_travel_and_says_so() -> None:
    sheet = 'phase = "travel A"\npoints = 1\nrow = {1 = "W"}\n[A]\nhands = ""\nsleeper = 1\n'
    table = played(f"{sheet}flipped = true\n")
    assert told(table, "collect").ends
    assert not told(table, "end").ends


def test_points_that_come_after_the_end_of_a_creation_are_not_counted() -> None:
    sheet = 'phase = "last creation B"\n[B]\nhands = "W"\nland = [". . W@ . ."]\n'
    table = played(f'{sheet}cards = ["Memory Rock"]\n')
    assert told(table, "place water d1") == Foreseen(0, [], ends=True, reveals=False)


def test_chance_and_cards_that_come_to_light_are_told() -> None:
    assert told(played(using("muse")), "use Test: grass").reveals
    assert not told(played(using("muse")), "store Test: grass").reveals
    decks = 'decks = {II = ["Memory Rock", "Salt Marsh Choir"]}'
    looking = played(using("king", world=decks), "use Test: grass", "deck II")
    assert told(looking, "keep Memory Rock").reveals
    assert not told(looking, "decline").reveals


def test_5_11_what_follows_an_end_depends_on_those_who_create_at_the_same_time() -> None:
    both = 'simultaneous = true\nphase = "creation A"\nrow = {1 = "W"}\n[A]\nhands = "WG"\n'
    assert not told(played(f'{both}[B]\nhands = "GG"\n'), "end").reveals
    # Nobody else creates any more, so the locations are filled next.
    assert told(played(f"{both}[B]\nsleeper = 2\n"), "end").reveals


def test_6_5_nothing_is_told_that_depends_on_the_order_of_hidden_cards() -> None:
    """A card that is matched already would complete at once, but nobody knows that it comes."""
    land = 'land = [". . G@ W ."]'
    shown = card("muse", "G@ W").replace('"Test"', '"Ready"').replace("level = 1", "level = 2")
    decks = 'decks = {II = ["Ready"]}'
    table = played(using("king", land, decks) + shown, "use Test: grass")
    option = DREAMSCAPE.read(table, "deck II")
    assert not table.known[0] & BIT[table.under[2][0]]
    (found,) = foreseen(table, [option])
    assert found == Foreseen(0, [], ends=False, reveals=True)


@pytest.mark.parametrize("start", range(4))
def test_what_is_told_happens(start: int) -> None:
    ended = 0
    for seed in range(start, 60, 4):
        table, dice = invented.start(seed)
        for _ in range(25):
            if table.seat == NOBODY:
                break
            chosen = invented.answer(table, dice)
            if table.seat >= 0:
                ended += check(table)
            table.apply(chosen)
    assert ended > 0


def check(table: Dreamscape) -> int:
    """Compare what is told of every option with what it does; count those that end something."""
    before, seat = table.frozen(), table.seat
    found = foreseen(table, table.options)
    assert table.frozen() == before
    for option, one in zip(table.options, found, strict=True):
        ahead = table.copy()
        ahead.facts = []
        ahead.apply(option)
        ends = [
            fact
            for fact in ahead.facts
            if fact.kind in (facts.CREATION_ENDED, facts.LAIN_DOWN) and fact.about[0] == seat
        ]
        assert one.reveals == (ahead.seat == CHANCE or ahead.revealed != table.revealed)
        if not one.reveals:
            assert one.ends == (bool(ends) and opt.deed(option) != opt.END)
        if not ends and not one.reveals:
            assert one.points == ahead.score[seat] - table.score[seat]
            # Which shard stays on a card is asked when its points have been told already.
            if opt.deed(option) != opt.KEEP_SHARD:
                assert len(one.completes) >= len(ahead.pile[seat]) - len(table.pile[seat])
    return sum(one.ends for one in found)
