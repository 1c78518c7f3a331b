"""Gentle opponents: lawful everywhere, blind to what is hidden, never idle, and no gamblers."""

from __future__ import annotations

import pytest

from oneiros.bots.dreamscape.temper import DROWSY, HASTY, Temper, TemperedBot
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.bots.dreamscape.test_scripted import MOST_ANSWERS, VARIANTS, name
from tests.games.dreamscape import invented
from tests.games.dreamscape.tables import laid_out, started
from tests.games.dreamscape.views import test_secrets

TEMPERS = pytest.mark.parametrize("temper", [DROWSY, HASTY], ids=["drowsy", "hasty"])


def choice(temper: Temper, table: Dreamscape, seed: int = 1) -> int:
    """Ask a bot with what its seat may know."""
    return TemperedBot(temper).choose(DREAMSCAPE.veil(table, table.seat), Dice(seed))


def play(table: Dreamscape, dice: Dice, temper: Temper, *seats: int) -> None:
    """Play to the end, some seats by a temper and the rest at random."""
    bot, answers = TemperedBot(temper), 0
    while table.seat != NOBODY:
        answers += 1
        assert answers < MOST_ANSWERS
        if table.seat in seats:
            chosen = bot.choose(DREAMSCAPE.veil(table, table.seat), dice)
            assert chosen in table.options
            table.apply(chosen)
        else:
            table.apply(dice.choose(table))


@TEMPERS
@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_whole_games_of_every_variant_come_to_an_end(
    variant: dict[str, object], temper: Temper
) -> None:
    ends = []
    for _ in range(2):
        table = started(**variant)
        play(table, Dice(5), temper, 0, 1, 2, 3)
        assert table.champions
        ends.append(table.frozen())
    assert ends[0] == ends[1]


@TEMPERS
@pytest.mark.parametrize("seed", range(15))
def test_they_answer_lawfully_wherever_a_game_may_lead(temper: Temper, seed: int) -> None:
    table, dice = invented.start(seed)
    for _ in range(12):
        while table.seat == CHANCE:
            table.apply(dice.choose(table))
        if table.seat == NOBODY:
            return
        before = table.frozen()
        assert choice(temper, table) in table.options
        assert TemperedBot(temper).choose(table, Dice(1)) in table.options
        assert table.frozen() == before
        table.apply(invented.answer(table, dice))


@TEMPERS
def test_they_beat_random_play(temper: Temper) -> None:
    for game in range(4):
        table, mine = started(), game % 2
        play(table, Dice(200 + game), temper, mine)
        assert table.winner() == mine


@TEMPERS
def test_what_is_hidden_changes_no_choice(temper: Temper) -> None:
    dice, bot = Dice(3), TemperedBot(temper)
    table = started(players=2, nightmare=True)
    for number in range(160):
        if table.seat == CHANCE:
            table.apply(dice.choose(table))
            continue
        chosen = bot.choose(DREAMSCAPE.veil(table, table.seat), Dice(number))
        if number % 4 == 0:
            fixed = test_secrets.cards_not_hidden(table, table.seat)
            twin, _ = test_secrets.shuffle(table, fixed, dice)
            assert choice(temper, twin, number) == chosen
        table.apply(chosen)


def test_the_dearest_card_tempts_the_drowsy_one_only() -> None:
    own = {"cards": ["Stone"], "hands": "GRR", "sleeper": 2, "land": [". G R@ . ."]}
    cards = [
        {"name": "Stone", "level": 1, "points": 5, "power": "lake", "structure": ["R@ GG"]},
        {"name": "Pond", "level": 1, "points": 9, "power": "lake", "structure": ["WWW WW@"]},
        {"name": "Twin", "level": 1, "points": 6, "power": "lake", "structure": ["RR R@"]},
    ]
    decks = {"I": ["Pond", "Twin"], "II": [], "III": []}
    kept = []
    for temper in (DROWSY, HASTY):
        table = laid_out(card=cards, phase="creation A", cycle=6, decks=decks, A=own)
        while table.question != questions.KEEP:
            table.apply(choice(temper, table))
        kept.append(DREAMSCAPE.write(table, choice(temper, table)))
    assert kept == ["keep Pond", "keep Twin"]


def test_the_drowsy_one_draws_from_the_easiest_deck() -> None:
    own = {"cards": ["Stone"], "hands": "GRR", "sleeper": 2, "land": [". G R@ . ."]}
    cards = [
        {"name": name, "level": level, "points": 5, "power": "lake", "structure": [rows]}
        for name, level, rows in (
            ("Stone", 1, "R@ GG"),
            ("Pond", 1, "WWW WW@"),
            ("Twin", 1, "RR R@"),
            ("Hill", 3, "RRR LL@"),
            ("Dune", 3, "LLL RR@"),
        )
    ]
    decks = {"I": ["Pond", "Twin"], "II": [], "III": ["Hill", "Dune"]}
    table = laid_out(card=cards, phase="creation A", cycle=4, decks=decks, A=own)
    while table.question != questions.DECK:
        table.apply(choice(DROWSY, table))
    assert DREAMSCAPE.write(table, choice(DROWSY, table)) == "deck I"
