"""The scripted opponent: lawful everywhere, blind to what is hidden, and far better than chance."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from oneiros.bots.dreamscape.scripted import ScriptedBot
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table.layout import TRAVEL
from oneiros.games.dreamscape.vocabulary import NIGHTMARE
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape import invented
from tests.games.dreamscape.tables import laid_out, say, started
from tests.games.dreamscape.views import test_secrets

VARIANTS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 2, "nightmare": True},
    {"players": 3, "simultaneous": True},
    {"players": 4, "nightmare": True, "columns": 3, "rows": 3},
    {"players": 3, "mirrored": True, "columns": 7, "rows": 4},
]
MOST_ANSWERS = 2500
"""A game that is longer walks in circles."""


def name(variant: dict[str, object]) -> str:
    return " ".join(f"{key}-{value}" for key, value in variant.items())


def choice(table: Dreamscape, seed: int = 1) -> int:
    """Ask the bot with what its seat may know."""
    return ScriptedBot().choose(DREAMSCAPE.veil(table, table.seat), Dice(seed))


def said(table: Dreamscape) -> str:
    """Give the bot's choice in notation."""
    return DREAMSCAPE.write(table, choice(table))


def play(table: Dreamscape, dice: Dice, *scripted: int) -> None:
    """Play to the end, some seats scripted and the rest at random."""
    bot, answers = ScriptedBot(), 0
    while table.seat != NOBODY:
        answers += 1
        assert answers < MOST_ANSWERS
        if table.seat in scripted:
            chosen = bot.choose(DREAMSCAPE.veil(table, table.seat), dice)
            assert chosen in table.options
            table.apply(chosen)
        else:
            table.apply(dice.choose(table))


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_whole_games_of_every_variant_come_to_an_end(variant: dict[str, object]) -> None:
    table = started(**variant)
    play(table, Dice(5), 0, 1, 2, 3)
    assert table.champions


@pytest.mark.parametrize("seed", range(40))
def test_it_answers_lawfully_wherever_a_game_may_lead(seed: int) -> None:
    table, dice = invented.start(seed)
    for _ in range(12):
        while table.seat == CHANCE:
            table.apply(dice.choose(table))
        if table.seat == NOBODY:
            return
        before = table.frozen()
        assert choice(table) in table.options
        assert table.frozen() == before
        table.apply(invented.answer(table, dice))


def test_it_beats_random_play_by_far() -> None:
    own, others = 0, 0
    for game in range(8):
        table, mine = started(), game % 2
        play(table, Dice(200 + game), mine)
        assert table.winner() == mine
        own += table.score[mine]
        others += table.score[1 - mine]
    assert own - others >= 25 * 8
    assert own >= 40 * 8


def test_the_same_dice_give_the_same_answers() -> None:
    ends = []
    for _ in range(2):
        table, dice, bot = started(), Dice(7), ScriptedBot()
        for _ in range(150):
            seen = DREAMSCAPE.veil(table, table.seat)
            table.apply(dice.choose(table) if table.seat == CHANCE else bot.choose(seen, dice))
        ends.append(table.frozen())
    assert ends[0] == ends[1]


def test_it_plays_whole_games_as_it_always_did() -> None:
    """What others build upon it must not change it unnoticed: its strength was measured."""
    seen, bot = hashlib.sha256(), ScriptedBot()
    for number, variant in enumerate(VARIANTS[:2]):
        table, dice = started(**variant), Dice(700 + number)
        while table.seat != NOBODY:
            if table.seat == CHANCE:
                chosen = dice.choose(table)
            else:
                chosen = bot.choose(DREAMSCAPE.veil(table, table.seat), dice)
            seen.update(int(chosen).to_bytes(4, "big"))
            table.apply(chosen)
    assert seen.hexdigest()[:16] == "f8743bb6554755b7"


@pytest.mark.parametrize("variant", VARIANTS[:3], ids=name)
def test_what_is_hidden_changes_no_choice(variant: dict[str, object]) -> None:
    dice, bot = Dice(3), ScriptedBot()
    table = started(**variant)
    for number in range(240):
        if table.seat == CHANCE:
            table.apply(dice.choose(table))
            continue
        chosen = bot.choose(DREAMSCAPE.veil(table, table.seat), Dice(number))
        if number % 4 == 0:
            fixed = test_secrets.cards_not_hidden(table, table.seat)
            twin, _ = test_secrets.shuffle(table, fixed, dice)
            assert choice(twin, number) == chosen
        table.apply(chosen)


def stone(**fields: Any) -> Dreamscape:  # noqa: ANN401 - as sheets are written
    """Lay out a position with a card of rock and grass, the Dreamer on the rock."""
    card = {"name": "Stone", "level": 1, "points": 5, "power": "lake", "structure": ["R@ G"]}
    return laid_out(card=[card], **fields)


def test_6_2_it_completes_a_card_that_lacks_one_shard() -> None:
    own = {"cards": ["Stone"], "hands": "GWW", "land": [". L R@ . ."]}
    table = stone(phase="creation A", A=own)
    table.apply(choice(table))
    assert [table.box.cards[card].name for card in table.pile[0]] == ["Stone"]


def test_5_5_it_trades_two_for_the_one_that_completes() -> None:
    own = {"cards": ["Stone"], "hands": "WW", "land": [". L R@ . ."]}
    assert said(stone(phase="creation A", A=own)) == "trade water grass"


def test_5_3_it_walks_where_a_card_wants_the_dreamer() -> None:
    own = {"cards": ["Stone"], "hands": "MM", "land": [". . G . .", ". L@ R . ."]}
    assert said(stone(phase="creation A", A=own)) == "step c1"


def test_5_4_it_plants_a_tree_with_a_green_shard_that_nothing_needs() -> None:
    own = {"hands": "G", "land": [". L RW@ L ."]}
    assert said(stone(phase="last creation A", cycle=6, A=own)).startswith("plant ")


def test_5_6_it_walks_onto_water_at_last() -> None:
    own = {"hands": "M", "land": [". W R@ L ."]}
    assert said(stone(phase="last creation A", cycle=6, A=own)) == "step b1"


def test_7_1_it_stores_what_would_be_lost() -> None:
    own = {"cards": ["Stone"], "hands": "M", "land": [". . W@ . ."]}
    assert said(stone(phase="creation A", A=own)) == "store Stone: movement"


def test_4_4_it_goes_with_a_key_to_the_shard_it_lacks() -> None:
    own = {"cards": ["Stone"], "hands": "W", "sleeper": 4, "land": [". L R@ . ."]}
    own["flipped"] = True
    table = stone(phase="travel A", points=1, row={"1": "WG", "5": "LLL"}, A=own)
    assert said(table) == "key 1"
    table.apply(choice(table))
    assert said(table) == "collect"


def test_6_3_it_refuses_a_card_that_cannot_be_finished_any_more() -> None:
    own = {"cards": ["Stone"], "hands": "G", "sleeper": 6, "land": [". L R@ . ."]}
    table = stone(phase="creation A", cycle=6, A=own)
    say(table, "place grass d1", "deck III")
    while table.seat == CHANCE:
        table.apply(table.options[0])
    assert said(table) == "decline"


def test_6_3_it_draws_easy_cards_late_and_keeps_the_one_that_fits() -> None:
    own = {"cards": ["Stone"], "hands": "GRR", "sleeper": 2, "land": [". G R@ . ."]}
    cards = [
        {"name": "Stone", "level": 1, "points": 5, "power": "lake", "structure": ["R@ GG"]},
        {"name": "Pond", "level": 1, "points": 6, "power": "lake", "structure": ["WWW WW@"]},
        {"name": "Twin", "level": 1, "points": 6, "power": "lake", "structure": ["RR R@"]},
    ]
    decks = {"I": ["Pond", "Twin"], "II": [], "III": []}
    table = laid_out(card=cards, phase="creation A", cycle=6, decks=decks, A=own)
    while table.question != questions.KEEP:
        table.apply(choice(table))
    assert said(table) == "keep Twin"


def test_10_5_it_trades_three_nightmares_away() -> None:
    own = {"hands": "NNNR", "land": [". L R@ . ."]}
    table = stone(nightmare=True, phase="creation A", A=own)
    while table.held(0, NIGHTMARE):
        table.apply(choice(table))
    assert table.nightmares(0) == 0


def test_10_8_it_leaves_nightmares_where_they_are() -> None:
    own = {"cards": ["Stone"], "sleeper": 1, "land": [". . R@ . ."]}
    rows = {"1": "GN", "2": "GW", "4": "GG"}
    table = stone(nightmare=True, phase="travel A", links="1-4", row=rows, A=own)
    while table.phase == TRAVEL and table.active == 0:
        table.apply(choice(table))
    assert table.held(0, NIGHTMARE) == 0


def test_10_6_it_steps_over_no_nightmare_without_need() -> None:
    own = {"cards": ["Stone"], "hands": "MMM", "land": [". R G . .", ". L L . .", ". L@ N . ."]}
    table = stone(nightmare=True, phase="creation A", A=own)
    while not table.pile[0]:
        table.apply(choice(table))
    assert table.score[0] == 5
