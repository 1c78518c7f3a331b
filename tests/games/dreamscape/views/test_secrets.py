"""Hidden information leaves by one door: shuffling what a seat does not know changes none of it.

Hidden from a seat are the cards of the decks and those under them that it has not been shown, the
cards that others look at (6.5), and the shards that others look at (7.4).
"""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.vocabulary import LEVELS
from oneiros.kernel.bits import BIT
from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import NONE, Fact
from oneiros.kernel.procedures import FRAME
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape import invented
from tests.games.dreamscape.test_properties import components

SEEDS = st.integers(0, 2**40)
Renamed = dict[int, int]
# What a view shows to one seat only, or in another way to each.
PERSONAL = (
    "seat",
    "options",
    "harvested",
    "bag",
    "decks",
    "asked",
    "active",
    "question",
    "under_way",
)


def cards_not_hidden(table: Dreamscape, seat: int) -> set[int]:
    """List the cards that lie open, that a seat looks at, or that it has been shown."""
    shown = {card for cards in [*table.open, *table.pile] for card in cards}
    if seat == NOBODY:
        return shown
    shown |= {card for card in range(len(table.box.cards)) if table.known[seat] & BIT[card]}
    return shown | set(table.looked[seat])


def shuffle(table: Dreamscape, fixed: set[int], dice: Dice) -> tuple[Dreamscape, Renamed]:
    """Give a table on which the other cards have changed places within their levels."""
    renamed: Renamed = {card: card for card in range(len(table.box.cards))}
    for level in range(1, len(LEVELS)):
        hidden = [card for card in table.box.decks[level] if card not in fixed]
        renamed |= dict(zip(hidden, invented.shuffled(dice, hidden), strict=True))
    twin = table.copy()
    twin.unseen = [tuple(sorted(renamed[card] for card in cards)) for cards in table.unseen]
    twin.under = [tuple(renamed[card] for card in cards) for cards in table.under]
    twin.looked = [tuple(renamed[card] for card in cards) for cards in table.looked]
    twin.known = [
        sum(BIT[renamed[card]] for card in renamed if known & BIT[card]) for known in table.known
    ]
    twin.options = sorted(rename(option, renamed) for option in table.options)
    return twin, renamed


def rename(option: int, renamed: Renamed) -> int:
    """Let an option be about the card that has taken the place of another."""
    deed = opt.deed(option)
    return deed | renamed[opt.low(option)] if deed in (opt.CARD, opt.KEEP) else option


def swap_shards(twin: Dreamscape, kept: int, dice: Dice) -> None:
    """Let somebody look at other shards of the bag, except the one that he is about to put."""
    changing = list(twin.harvested)
    if kept:
        changing.remove(kept)
    for kind in changing:
        twin.bag[kind] += 1
    twin.harvested = (kept,) if kept else ()
    for _ in changing:
        drawn = invented.one(dice, [kind for kind, left in enumerate(twin.bag) if left])
        twin.bag[drawn] -= 1
        twin.harvested = (*twin.harvested, drawn)


def answered(table: Dreamscape, option: int) -> tuple[Dreamscape, list[Fact]]:
    """Go on with a copy, and give what happened."""
    after = table.copy()
    after.facts = []
    after.apply(option)
    return after, after.facts


def check_step(table: Dreamscape, option: int, seat: int, dice: Dice) -> Dreamscape:
    """Answer on a table and on its shuffled twin; a seat must see and hear the same."""
    after, told = answered(table, option)
    fixed = cards_not_hidden(table, seat) | cards_not_hidden(after, seat)
    twin, renamed = shuffle(table, fixed, dice)
    said = rename(option, renamed)
    # With one kind of shard left in the bag chance is not asked, which everybody notices.
    unknown = seat != table.active and sum(number > 0 for number in table.bag) > 3
    if unknown and table.harvested:
        kept = int(opt.high(option)) if opt.deed(option) == opt.PUT else 0
        swap_shards(twin, kept, dice)
    check_same(table, twin, seat)
    if unknown and table.seat == CHANCE and table.stack[-FRAME] == procedures.HARVEST:
        said = opt.SHARD | invented.one(dice, [kind for kind, left in enumerate(twin.bag) if left])
    twin_after, twin_told = answered(twin, said)
    check_same(after, twin_after, seat)
    assert [DREAMSCAPE.hear(fact, seat) for fact in told] == [
        DREAMSCAPE.hear(fact, seat) for fact in twin_told
    ]
    return after


def check_same(table: Dreamscape, twin: Dreamscape, seat: int) -> None:
    assert DREAMSCAPE.view(table, seat) == DREAMSCAPE.view(twin, seat)
    veiled, veiled_twin = DREAMSCAPE.veil(table, seat), DREAMSCAPE.veil(twin, seat)
    assert veiled.frozen() == veiled_twin.frozen()
    assert (veiled.weights, veiled.revealed) == (veiled_twin.weights, veiled_twin.revealed)
    # A seat is not told what chance is asked.
    assert table.seat == seat or veiled.weights == []


@settings(max_examples=40)
@given(SEEDS)
def test_6_5_7_4_nobody_sees_or_hears_what_only_others_know(seed: int) -> None:
    table, dice = invented.start(seed)
    for _ in range(120):
        if table.seat == NOBODY:
            return
        option = invented.answer(table, dice)
        seat = dice.below(table.players + 1)
        table = check_step(table, option, seat if seat < table.players else NOBODY, dice)


@settings(max_examples=15)
@given(SEEDS)
def test_who_may_answer_is_shown_options_and_all_else_is_the_same(seed: int) -> None:
    table, dice = invented.start(seed)
    for _ in range(60):
        if table.seat == NOBODY:
            return
        option = invented.answer(table, dice)
        views = [DREAMSCAPE.view(table, seat) for seat in range(table.players)]
        for seat, seen in enumerate(views):
            assert bool(seen["options"]) == bool(table.may_answer(seat))
            for name in PERSONAL:
                seen.pop(name)
            for player in seen["seats"]:  # type: ignore[attr-defined]
                player.pop("looking_at")
        assert all(seen == views[0] for seen in views)
        table.apply(option)


@settings(max_examples=30)
@given(SEEDS)
def test_what_a_seat_hears_is_enough_to_follow_the_game(seed: int) -> None:
    table, dice = invented.start(seed)
    seat = dice.below(table.players + 1)
    seat = seat if seat < table.players else NOBODY
    heard = DREAMSCAPE.veil(table, seat)
    table.facts = []
    while table.seat != NOBODY:
        table.apply(invented.answer(table, dice))
        for fact in table.facts:
            DREAMSCAPE.retell(heard, DREAMSCAPE.hear(fact, seat))
        table.facts.clear()
        assert heard.shown() == DREAMSCAPE.veil(table, seat).shown()


@settings(max_examples=25)
@given(SEEDS, st.integers(1, 40))
def test_a_veiled_table_can_be_played_to_the_end(seed: int, pause: int) -> None:
    table, dice = invented.start(seed)
    for step in range(120):
        if table.seat == NOBODY:
            return
        option = invented.answer(table, dice)
        if step % 40 == pause % 40 and table.seat != CHANCE:
            before = table.frozen()
            play_out(DREAMSCAPE.veil(table, table.seat), Dice(seed + step))
            assert table.frozen() == before
        table.apply(option)


def play_out(veiled: Dreamscape, dice: Dice) -> None:
    shards, trees, cards = components(veiled)
    while veiled.seat != NOBODY:
        assert len(veiled.options) > 1
        assert all(one < other for one, other in pairwise(veiled.options))
        veiled.apply(invented.answer(veiled, dice))
    found = components(veiled)
    assert found[:2] == (shards, trees)
    # Unknown cards are counted at their places and among the unseen ones.
    assert found[2].keys() - {NONE} == {card for card in cards if card >= 0}
    assert all(number == 1 for card, number in found[2].items() if card >= 0)
