"""What draws may bring: held to draws of the engine, and by what a seat may know alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from benchmarks.agreement import Figure, judge, of_chance
from oneiros.build import Build
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.odds import chances, draws, naming
from oneiros.games.dreamscape.odds.counting import some_of
from oneiros.games.dreamscape.odds.draws import Drawn
from oneiros.games.dreamscape.phases import filling
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table import facts, shards
from oneiros.games.dreamscape.table.rows import replaced
from oneiros.games.dreamscape.views.view import veil
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, LOCATIONS
from oneiros.kernel.bits import BIT
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.dreamscape.odds import odds_of
from tests.games.dreamscape import stories

FEW = 60
MANY = 600
_DRAWING = (opt.POWER, opt.USE, opt.DECK)


def drawing(seed: int, count: int) -> Iterator[tuple[Dreamscape, int]]:
    """Play at random, and give answers after which chance draws, on what the player knows."""
    dice = Dice(seed)
    table = DREAMSCAPE.start(DREAMSCAPE.check({"players": 2, "nightmare": seed % 2 == 1}))
    while table.seat != NOBODY and count:
        open_now = [one for one in table.options if opt.deed(one) in _DRAWING]
        if table.seat != CHANCE and open_now and dice.below(3) == 0:
            known = veil(table, table.seat)
            option = open_now[dice.below(len(open_now))]
            drawn = Drawn(known, option)
            if drawn.shards or drawn.cards:
                count -= 1
                yield known, option
        table.apply(dice.choose(table))


def played(known: Dreamscape, option: int, dice: Dice) -> tuple[set[int], set[int]]:
    """Draw once with dice, and give the kinds of shards and the cards that came."""
    ahead = known.copy()
    ahead.parked = [[] for _ in known.parked]
    ahead.facts = []
    ahead.apply(option)
    while ahead.seat == CHANCE and ahead.question in (questions.SHARD, questions.CARD):
        ahead.apply(dice.choose(ahead))
    kinds = {
        fact.about[1]
        for fact in ahead.facts
        if fact.kind in (facts.SHARD_TAKEN, facts.SHARD_LOOKED_AT)
    }
    return kinds, {fact.about[1] for fact in ahead.facts if fact.kind == facts.CARD_SHOWN}


def test_drawing_without_putting_back_is_counted() -> None:
    assert some_of(1, 4, 1) == pytest.approx(1 / 4)
    assert some_of(1, 4, 2) == pytest.approx(1 / 2)
    assert some_of(3, 4, 2) == 1
    assert some_of(0, 4, 4) == 0
    assert some_of(2, 5, 0) == 0


def test_chances_agree_with_draws_of_the_engine(built: Build) -> None:
    plays = MANY if built == "compiled" else FEW
    judged = []
    for seed in range(6):
        dice = Dice(100 + seed)
        for known, option in drawing(seed, 4):
            drawn = Drawn(known, option)
            counted: Counter[str] = Counter()
            for _ in range(plays):
                kinds, cards = played(known, option, dice)
                counted.update(f"kind {kind}" for kind in kinds)
                counted.update({f"power {known.box.power[card]}" for card in cards})
                counted.update(f"card {card}" for card in cards)
            said = _said(known, drawn)
            judged.append(
                [
                    Figure(of_chance(chance, counted[name], plays), name, chance, counted[name])
                    for name, chance in said.items()
                ]
            )
    verdict = judge(judged)
    assert verdict.holds, verdict


def _said(known: Dreamscape, drawn: Drawn) -> dict[str, float]:
    if drawn.cards:
        draw = drawn.of_cards()
        found = chances.of_cards(drawn.after, known.seat, draw)
        named = naming.of_cards(drawn.after, known.seat, draw)
        return {
            **{f"power {power}": one for power, one in enumerate(found.powers) if power},
            **{f"card {one.card}": one.comes for one in named},
        }
    kinds = chances.of_shards(drawn.of_shards())
    return {f"kind {kind}": one for kind, one in enumerate(kinds) if kind}


def emptied(seed: int) -> Dreamscape:
    """Play some of a travel, so that locations lack shards."""
    dice = Dice(seed)
    table = DREAMSCAPE.start(DREAMSCAPE.check({"players": 2}))
    collected = 0
    while collected < 4:
        takes = [one for one in table.options if opt.deed(one) == opt.COLLECT]
        collected += 1 if takes and table.seat != CHANCE else 0
        table.apply(takes[0] if takes and table.seat != CHANCE else dice.choose(table))
    return table


@pytest.mark.parametrize("seed", range(3))
def test_3_2_refills_agree_with_the_engine(seed: int, built: Build) -> None:
    plays = MANY if built == "compiled" else FEW
    table, dice = emptied(seed), Dice(seed)
    found = chances.of_refill(draws.refill_of(table))
    assert found
    counted: Counter[tuple[int, int]] = Counter()
    for _ in range(plays):
        ahead = table.copy()
        ahead.stack.clear()
        filling.begin(ahead, "3.2")
        ahead.advance()
        while ahead.seat == CHANCE:
            ahead.apply(dice.choose(ahead))
        counted.update(came(ahead, table))
    figures = [
        Figure(of_chance(chance, counted[one.location, kind], plays), str(one), chance, 0)
        for one in found
        for kind, chance in enumerate(one.kinds)
        if kind
    ]
    verdict = judge([[one] for one in figures])
    assert not verdict.failed, verdict


def came(table: Dreamscape, before: Dreamscape) -> set[tuple[int, int]]:
    """Give the locations of a table, each with the kinds that it has more than before."""
    found = set()
    for location in range(1, LOCATIONS + 1):
        row, was = shards.listed(table.rows[location]), shards.listed(before.rows[location])
        found |= {(location, kind) for kind in row[len(was) :]}
    return found


def filled_after(table: Dreamscape, option: int, dice: Dice) -> Dreamscape:
    """Give an answer, let chance draw what it draws, and fill the locations."""
    ahead = table.copy()
    ahead.parked = [[] for _ in table.parked]
    ahead.apply(option)
    while ahead.seat == CHANCE:
        ahead.apply(dice.choose(ahead))
    ahead.stack.clear()
    filling.begin(ahead, "3.2")
    ahead.advance()
    while ahead.seat == CHANCE:
        ahead.apply(dice.choose(ahead))
    return ahead


def test_3_2_refills_after_an_answer_that_draws_agree_with_the_engine(built: Build) -> None:
    plays = MANY if built == "compiled" else FEW
    judged = []
    for seed in range(12):
        dice = Dice(seed)
        for known, option in drawing(seed, 12):
            if not Drawn(known, option).shards:
                continue
            # A bag of few shards shows the difference soonest.
            known.bag = [0, 3, 1, 4, 2, *([1] * (len(known.bag) - 5))]
            told = {one.piece: one.chances for one in odds_of(known, option, "refill").pieces}
            counted: Counter[tuple[int, int]] = Counter()
            for _ in range(plays):
                counted.update(came(filled_after(known, option, dice), known))
            figures = []
            for place in counted:
                chance = told.get(str(place[0]), {}).get(KINDS[place[1]], 0.0)
                likely = of_chance(chance, counted[place], plays)
                figures.append(Figure(likely, str(place), chance, counted[place]))
            if figures:
                judged.append(figures)
    assert len(judged) > 4
    verdict = judge(judged)
    assert verdict.holds, verdict


def test_1_4_a_bare_location_gets_its_key() -> None:
    table = emptied(0)
    table.rows[3] = 0
    (bare,) = [one for one in chances.of_refill(draws.refill_of(table)) if one.location == 3]
    total = sum(table.bag)
    assert bare.keys[1:] == pytest.approx([number / total for number in table.bag[1:]])
    assert bare.comes == table.box.format.row_length


def swapped(table: Dreamscape, seat: int) -> Dreamscape | None:
    """Give a table that a seat cannot tell apart: one card under a deck is another."""
    other = table.copy()
    for level in range(1, 4):
        for place, card in enumerate(other.under[level]):
            if not table.known[seat] & BIT[card] and other.unseen[level]:
                first, *rest = other.unseen[level]
                other.under[level] = replaced(other.under[level], place, first)
                other.unseen[level] = tuple(sorted([*rest, card]))
                return other
    return None


@pytest.mark.parametrize("seed", range(3))
def test_6_5_odds_tell_nothing_that_is_hidden(seed: int) -> None:
    dice = Dice(seed)
    table = DREAMSCAPE.start(DREAMSCAPE.check({"players": 3}))
    compared = differ = 0
    while table.seat != NOBODY and compared < 3:
        decks = [one for one in table.options if opt.deed(one) == opt.DECK]
        if table.seat != CHANCE and decks:
            other = swapped(table, table.seat)
            if other is not None:
                compared += 1
                seen, same = veil(table, table.seat), veil(other, table.seat)
                for option in decks:
                    assert odds_of(seen, option, "draw") == odds_of(same, option, "draw")
                    # Whoever knew everything would be told something else.
                    differ += odds_of(table, option, "draw") != odds_of(other, option, "draw")
        powers = [one for one in table.options if opt.deed(one) in _DRAWING]
        eager = table.seat != CHANCE and powers and dice.below(2)
        table.apply(powers[dice.below(len(powers))] if eager else dice.choose(table))
    assert compared
    assert differ


def laid_under(table: Dreamscape, dice: Dice) -> Dreamscape:
    """Put cards under the decks of a table whose deck is chosen, some of which the seat has seen.

    Few are drawn, as after a completed card, which random play seldom brings.
    """
    laid = table.copy()
    laid.stack[-2] = 1 + dice.below(4)
    for level in range(1, len(LEVELS)):
        cards = list(laid.unseen[level])
        while len(cards) > 2 + dice.below(8):
            card = cards.pop(dice.below(len(cards)))
            if dice.below(2):
                laid.under[level] = (*laid.under[level], card)
                laid.known[laid.seat] |= BIT[card] if dice.below(2) else 0
        laid.unseen[level] = tuple(cards[: dice.below(8)])
        if not laid.in_deck(level):
            laid.unseen[level] = tuple(cards)
    return laid


def choosing(seed: int) -> Iterator[Dreamscape]:
    """Play at random, using every power at once, and give the tables on which a deck is chosen."""
    dice = Dice(seed)
    table = DREAMSCAPE.start(DREAMSCAPE.check({"players": 3}))
    while table.seat != NOBODY:
        eager = [one for one in table.options if opt.deed(one) in _DRAWING]
        chosen = table.seat != CHANCE and eager
        if chosen and table.question == questions.DECK:
            yield table.copy()
        table.apply(eager[dice.below(len(eager))] if chosen else dice.choose(table))


def run_down(seed: int) -> Iterator[tuple[Dreamscape, int]]:
    """Give decks of every kind that may be chosen, on what the player knows."""
    dice = Dice(seed)
    for table in choosing(seed):
        laid = laid_under(table, dice)
        known = veil(laid, laid.seat)
        yield from ((known, option) for option in known.options if opt.deed(option) == opt.DECK)


def test_6_3_named_cards_of_decks_that_run_down_agree_with_the_engine(built: Build) -> None:
    plays = MANY if built == "compiled" else FEW
    judged = []
    deep = sure = by_chance = 0
    for known, option in [one for seed in range(3) for one in run_down(seed)]:
        named = {one.piece: one for one in odds_of(known, option, "draw").pieces}
        dice, counted = Dice(option), Counter[str]()
        for _ in range(plays):
            cards = played(known, option, dice)[1]
            counted.update(known.box.cards[card].name for card in cards)
        deep += any(not one.chances["comes"] for one in named.values())
        sure += any(one.chances["comes"] == 1 for one in named.values())
        by_chance += any(0 < one.chances["comes"] < 1 for one in named.values())
        figures = []
        for name, one in named.items():
            chance = one.chances["comes"]
            likely = of_chance(chance, counted[name], plays)
            figures.append(Figure(likely, name, chance, counted[name]))
        judged.append(figures)
    assert deep
    assert sure
    assert by_chance
    verdict = judge([one for one in judged if one])
    assert verdict.holds, verdict


def test_6_3_a_card_whose_place_is_known_says_how_many_come_before_it() -> None:
    looked_at = 0
    for known, option in run_down(1):
        for one in odds_of(known, option, "draw").pieces:
            if one.chances["comes"]:
                continue
            looked_at += 1
            ahead = known.copy()
            ahead.stack[-2] = one.over
            assert not comes(ahead, option, one.piece)
            ahead.stack[-2] = one.over + 1
            assert comes(ahead, option, one.piece)
    assert looked_at


def comes(known: Dreamscape, option: int, name: str) -> bool:
    """Tell whether a card is among those that the engine draws."""
    return name in [known.box.cards[card].name for card in Drawn(known, option).cards]


def test_cards_that_may_be_drawn_are_named_nearest_first_and_only_few() -> None:
    for known, option in run_down(2):
        drawn = Drawn(known, option)
        draw = drawn.of_cards()
        named = naming.of_cards(drawn.after, known.seat, draw)
        may_come = [one for one in named if one.comes]
        assert may_come == sorted(may_come)
        assert [one.over for one in named] == sorted(one.over for one in named)
        unknown = [one.card for one in may_come if one.card in draw.unseen]
        ready = [card for card in draw.unseen if naming.trouble(drawn.after, known.seat, card) <= 0]
        every = list(draw.unseen) if len(draw.unseen) <= naming.FEW else ready
        assert sorted(unknown) == (sorted(every) if draw.number else [])
        sure = {one.card for one in may_come if one.card in draw.sure and one.comes == 1}
        assert sure == set(draw.sure)


def shuffled(table: Dreamscape, seat: int, dice: Dice) -> Dreamscape:
    """Give a table that a seat cannot tell apart: the cards that it has not seen lie anyhow."""
    other = table.copy()
    for level in range(1, len(LEVELS)):
        places = [card for card in other.under[level] if not table.known[seat] & BIT[card]]
        hidden = [*other.unseen[level], *places]
        drawn = [hidden.pop(dice.below(len(hidden))) for _ in places]
        other.under[level] = tuple(
            [drawn.pop() if card in places else card for card in other.under[level]]
        )
        other.unseen[level] = tuple(sorted(hidden))
    return other


def test_6_5_named_cards_tell_nothing_that_is_hidden() -> None:
    dice = Dice(7)
    differ = 0
    for table in [one for seed in range(6) for one in choosing(seed)]:
        laid = laid_under(table, dice)
        other = shuffled(laid, laid.seat, dice)
        seen, same = veil(laid, laid.seat), veil(other, laid.seat)
        for option in [one for one in laid.options if opt.deed(one) == opt.DECK]:
            assert odds_of(seen, option, "draw") == odds_of(same, option, "draw")
            differ += odds_of(laid, option, "draw") != odds_of(other, option, "draw")
    assert differ


def test_what_draws_nothing_is_refused() -> None:
    table = emptied(1)
    while table.seat == CHANCE or table.question != questions.TRAVEL:
        table.apply(Dice(1).choose(table))
    with pytest.raises(BadData, match="odds-no-draw"):
        odds_of(veil(table, table.seat), opt.END, "draw")
    with pytest.raises(BadData, match="odds-aim"):
        odds_of(veil(table, table.seat), opt.END, "destroy")
    assert odds_of(veil(table, table.seat), opt.END, "refill").pieces


@pytest.mark.parametrize("nightmare", [False, True])
def test_2_3_the_opening_draws_for_others_and_says_nothing_of_it(*, nightmare: bool) -> None:
    table = DREAMSCAPE.start(DREAMSCAPE.check({"players": 3, "nightmare": nightmare}))
    asked = 0
    while table.question != questions.TRAVEL:
        if table.seat != CHANCE:
            asked += 1
            for aim in ("draw", "refill"):
                with pytest.raises(BadData, match="odds-no-draw"):
                    odds_of(veil(table, table.seat), table.options[0], aim)
        table.apply(Dice(asked).choose(table))
    assert asked


def test_5_11_locations_are_filled_when_the_last_one_has_created() -> None:
    both = 'simultaneous = true\nphase = "creation A"\nrow = {1 = "W"}\n[A]\nhands = "WG"\n'
    waiting = stories.played(f'{both}[B]\nhands = "GG"\n')
    with pytest.raises(BadData, match="odds-no-draw"):
        odds_of(waiting, opt.END, "draw")
    assert odds_of(stories.played(f"{both}[B]\nsleeper = 2\n"), opt.END, "draw").pieces


def test_odds_change_nothing_on_the_table() -> None:
    for known, option in drawing(2, 3):
        before = known.frozen()
        assert odds_of(known, option, "draw") == odds_of(known, option, "draw")
        assert known.frozen() == before
