"""What people are offered in Dreamscape: in a good order, and with what it brings."""

from __future__ import annotations

import re

import pytest

from oneiros.cli.dreamscape.terminal import DREAMSCAPE as TERMINAL
from oneiros.cli.terminal import Glance, Screen
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table import dreamworld, facts, shards
from oneiros.games.dreamscape.table.layout import KINDS as PLACES
from oneiros.games.dreamscape.views.foresight import gain
from oneiros.games.dreamscape.vocabulary import NIGHTMARE
from oneiros.kernel.bits import BIT
from oneiros.kernel.errors import IllegalAnswer
from oneiros.words import Words, languages
from tests.cli.dreamscape.tables import asked, drawn, played
from tests.games.dreamscape.tables import laid_out

EN, PL = Words("en"), Words("pl")
SCORING = (opt.PLACE, opt.ENTER, opt.STEP, opt.PLANT, opt.SHIFT, opt.TAKE, opt.KEEP)


def named(table: Dreamscape, name: str) -> int:
    return next(n for n, one in enumerate(table.box.cards) if one.name == name)


def creating() -> Dreamscape:
    """Give a table where a player creates on rock at c1 and grass at b1."""
    table = asked(questions.CREATION)
    player, grid = table.seat, table.box.grid
    table.stacks[player * table.area : (player + 1) * table.area] = [0] * table.area
    for slot, kind in (("c1", 3), ("b1", 1)):
        table.stacks[player * table.area + grid.named(slot)] = shards.of([kind])
    table.filled[player] = BIT[grid.named("c1")] | BIT[grid.named("b1")]
    table.trees[player] = table.reds[player] = 0
    table.dreamer[player] = -1
    table.open[player] = (named(table, "The First Stone"),)
    return table


def test_the_end_is_offered_last_and_what_is_free_before_what_costs() -> None:
    order = (opt.COLLECT, opt.KEY, opt.MOVE, opt.POWER, opt.USE, opt.STORE, opt.END)
    seen: set[int] = set()
    for seed in range(6):
        for table in played(seed, players=3):
            arranged = TERMINAL.arrange(table, table.options)
            deeds = [opt.deed(option) for option in arranged]
            ends = [opt.END, opt.DECLINE]
            assert not any(one in ends for one in deeds[:-1])
            if table.question == questions.TRAVEL:
                assert deeds == sorted(deeds, key=order.index)
                seen |= set(deeds)
    assert seen == set(order)


def test_an_option_says_what_it_brings_at_once() -> None:
    found = 0
    for seed in range(20):
        for table in played(seed, players=2 + seed % 3, nightmare=seed % 4 == 1):
            for option in table.options:
                if opt.deed(option) not in SCORING:
                    continue
                ahead = table.copy()
                ahead.facts = []
                ahead.apply(option)
                if not any(fact.kind == facts.CREATION_ENDED for fact in ahead.facts):
                    seat = table.seat
                    assert gain(table, option) == ahead.score[seat] - table.score[seat]
                points = gain(table, option)
                shown = TERMINAL.choice(EN, table, option).own
                marked = re.search(r"\(([+−]\d+)\)$", shown)
                if opt.deed(option) != opt.PLANT:
                    assert (int(marked[1].replace("−", "-")) if marked else 0) == points
                found += bool(marked)
    assert found > 20


def test_entering_says_that_it_completes_a_card() -> None:
    table = creating()
    assert TERMINAL.choice(EN, table, opt.ENTER).own == "Let the Dreamer enter on c1 (+4)"
    assert TERMINAL.choice(PL, table, opt.ENTER).own == "Wprowadź Śniącego na pole c1 (+4)"


def test_a_card_says_which_shards_are_to_be_got() -> None:
    table = creating()
    player = table.seat
    table.open[player] = (named(table, "Knuckle of the Giant"),)
    table.hands[player * PLACES : (player + 1) * PLACES] = [0, 0, 0, 1, 0, 0, 0]
    glance = Glance(EN, table, player, Screen(80, 24))
    assert "lacks +RL c1, @c1 (get L)" in drawn(TERMINAL.draw(glance, full=False), 80)
    table.hands[player * PLACES + 4] = 1
    shown = drawn(TERMINAL.draw(glance, full=False), 80)
    assert "lacks +RL c1, @c1" in shown
    assert "(get" not in shown
    # Nothing can be put where the Dreamer stands, so it has to come back.
    table.dreamer[player] = table.box.grid.named("c1")
    assert "lacks +RL c1, @c1" in drawn(TERMINAL.draw(glance, full=False), 80)


@pytest.mark.parametrize(
    ("structure", "fields", "english", "polish"),
    [
        (["G* L@"], {"trees": 0}, "no tree is left", "nie ma drzewa"),
        (["R@ G"], {"bag": "GGWW"}, "too few R", "za mało R"),
    ],
)
def test_a_card_that_can_no_longer_be_completed_says_so(
    structure: list[str], fields: dict[str, object], english: str, polish: str
) -> None:
    card = {"name": "Stone", "level": 1, "points": 5, "power": "lake", "structure": structure}
    own = {"cards": ["Stone"], "hands": "G", "land": [". . L@ . ."]}
    table = laid_out(card=[card], phase="creation A", A=own, **fields)
    for words, why in ((EN, english), (PL, polish)):
        shown = drawn(TERMINAL.draw(Glance(words, table, 0, Screen(80, 24)), full=False), 80)
        assert why in shown
        assert "lacks" not in shown


def test_a_card_for_which_too_few_trees_are_left_says_who_could_bring_one() -> None:
    card = {
        "name": "Stone",
        "level": 1,
        "points": 5,
        "power": "lake",
        "structure": ["G* L@"],
    }
    own = {"cards": ["Stone"], "hands": "G", "land": [". . L@ R* ."]}
    told = [(0, EN, "only the Golem can bring one"), (0, PL, "może tylko Golem"), (1, EN, "lacks")]
    for trees, words, expected in told:
        table = laid_out(card=[card], phase="creation A", A=own, trees=trees)
        glance = Glance(words, table, 0, Screen(200, 24))
        shown = " ".join(drawn(TERMINAL.draw(glance, full=False), 200).split())
        assert expected in shown
        assert ("Golem" in shown) == (trees == 0)


def test_what_is_free_and_what_costs_a_point_stand_apart() -> None:
    own = {"hands": "G", "sleeper": 2}
    table = laid_out(phase="travel A", row={"1": "W", "3": "GW", "5": ""}, A=own)
    choices = [TERMINAL.choice(EN, table, one) for one in TERMINAL.arrange(table, table.options)]
    shown = [(one.heading, one.own) for one in choices if one.heading.startswith("Move")]
    assert shown == [
        ("Move for free, with a key:", "3 Tower of Wandering"),
        ("Move for free, with a key:", "5 Eternal Summer Lake (it is empty)"),
        ("Move (1 action point):", "1 Muse Archives"),
    ]


def test_nobody_pays_for_a_move_that_is_free() -> None:
    table = laid_out(phase="travel A", row={"1": "W", "3": "GW"}, A={"hands": "G", "sleeper": 2})
    assert TERMINAL.cheaper(table, opt.MOVE | 3) == opt.KEY | 3
    assert TERMINAL.cheaper(table, opt.MOVE | 1) == opt.MOVE | 1
    assert TERMINAL.cheaper(table, opt.KEY | 3) == opt.KEY | 3
    assert DREAMSCAPE.read(table, "move 3") == opt.MOVE | 3


def test_shards_that_would_be_lost_are_named_while_they_can_be_used() -> None:
    own = {"hands": "GWW", "land": [". . L@ . ."]}
    table = laid_out(phase="creation A", A=own)
    assert "G W W, which would be lost" in TERMINAL.doubt(EN, table, opt.END)
    assert "G W W i to przepadnie" in TERMINAL.doubt(PL, table, opt.END)
    assert TERMINAL.doubt(EN, table, opt.PLANT) == ""
    table.options = [opt.END, opt.STEP | 1]
    assert TERMINAL.doubt(EN, table, opt.END) == ""
    travelling = laid_out(phase="travel A", A=own)
    assert TERMINAL.doubt(EN, travelling, opt.END) == ""
    assert TERMINAL.doubt(EN, laid_out(phase="creation A", A={**own, "hands": ""}), opt.END) == ""


def test_keeping_no_card_is_understood() -> None:
    table = asked(questions.KEEP)
    for words, said in ((EN, "none"), (EN, "None"), (PL, "zadnej"), (PL, "none")):
        assert TERMINAL.expand(words, table, said) == "decline"
    assert TERMINAL.expand(EN, laid_out(phase="travel A"), "none") == "none"


def test_a_step_onto_a_tree_says_so() -> None:
    own = {"hands": "MMG", "land": ["R W* L@ W ."]}
    table = laid_out(phase="creation A", A=own)
    steps = [one for one in table.options if opt.deed(one) == opt.STEP]
    said = [[TERMINAL.choice(words, table, one).own for one in steps] for words in (EN, PL)]
    assert said == [["b1 over a tree (+1)", "d1 (+1)"], ["b1 przez drzewo (+1)", "d1 (+1)"]]


def test_a_move_says_that_it_takes_a_nightmare_shard() -> None:
    table = asked(questions.TRAVEL, nightmare=True)
    seat = table.seat
    goal = next(opt.low(one) for one in table.options if opt.deed(one) == opt.MOVE)
    table.links = BIT[dreamworld.link_between(table.sleeper[seat], goal)]
    table.hands[seat * PLACES + NIGHTMARE] = 0
    assert TERMINAL.choice(EN, table, opt.MOVE | goal).short == f"{goal} (N)"
    table.hands[seat * PLACES + NIGHTMARE] = 2
    assert TERMINAL.choice(EN, table, opt.MOVE | goal).short == f"{goal}"


@pytest.mark.parametrize("language", languages())
def test_powers_and_decks_say_what_they_give(language: str) -> None:
    words = Words(language)
    table = asked(questions.TRAVEL)
    said = set()
    for location in range(1, 7):
        table.sleeper[table.seat] = location
        said.add(TERMINAL.choice(words, table, opt.POWER).own.partition(": ")[2])
    assert len(said) == 6
    assert "" not in said
    deck = TERMINAL.choice(words, asked(questions.DECK), opt.DECK | 2).own
    assert "8" in deck
    assert "11" in deck


@pytest.mark.parametrize("question", [questions.KEEP, questions.FIRST_CARD])
def test_cards_that_may_be_kept_show_the_numbers_that_choose_them(question: int) -> None:
    table = asked(question)
    glance = Glance(EN, table, table.seat, Screen(80, 24))
    (shown,) = TERMINAL.exhibits(glance)
    picture = " ".join(drawn(shown, 400).split())
    for number, option in enumerate(TERMINAL.arrange(table, table.options), 1):
        if opt.deed(option) == opt.KEEP:
            name = table.box.cards[opt.low(option)].name
            assert f"[{number}] {name}" in picture
    # The cards need the room of the dreamworld.
    assert "Harvesters " not in drawn(TERMINAL.draw(glance, full=False), 80).partition(" a ")[0]


def test_the_beginning_of_a_card_s_name_will_do() -> None:
    table = creating()
    card = table.open[table.seat][0]
    table.options = [opt.END, opt.pair(opt.STORE, card, 2), opt.pair(opt.STORE, card, 3)]
    assert TERMINAL.expand(EN, table, "store first: W") == "store The First Stone: water"
    assert TERMINAL.expand(EN, table, "store stone: R") == "store The First Stone: rock"
    assert TERMINAL.expand(EN, table, "store pier: R") == "store The First Stone: rock"
    assert TERMINAL.expand(EN, table, "use pierwszy kamien") == "use The First Stone"
    assert TERMINAL.expand(EN, table, "store nothing: R") == "store nothing: rock"


def test_a_card_that_is_not_offered_is_named_in_the_refusal() -> None:
    own = {"hands": "GW", "pile": ["Mirror Pool", "Memory Rock"], "land": [". . W . ."]}
    table = laid_out(phase="creation A", A=own)
    for said, key in (
        ("use mirror: G", "why-card-buried"),
        ("use moss p: G", "why-card-not-yours"),
    ):
        with pytest.raises(IllegalAnswer, match=key):
            DREAMSCAPE.read(table, TERMINAL.expand(EN, table, said))


def test_a_location_may_be_called_by_its_name() -> None:
    table = laid_out(phase="travel A", A={"sleeper": 1, "hands": "G"})
    assert TERMINAL.expand(EN, table, "move golem") == "move 4"
    assert TERMINAL.expand(EN, table, "key Dream Harvesters") == "key 2"
    assert TERMINAL.expand(EN, table, "move jezioro") == "move 5"
    assert TERMINAL.expand(EN, table, "move 4") == "move 4"
    assert TERMINAL.expand(EN, table, "move of") == "move of"


def test_keys_that_are_held_stand_out() -> None:
    table = asked(questions.TRAVEL)
    table.rows[1:] = [0o12, 0o22, 0, 0, 0, 0]
    table.hands[table.seat * PLACES : (table.seat + 1) * PLACES] = [0, 1, 0, 0, 0, 0, 0]
    glance = Glance(EN, table, table.seat, Screen(80, 24))
    shown = drawn(TERMINAL.draw(glance, full=False), 80, colour=True)
    assert "\x1b[1m[" in shown
    assert "\x1b[2m[" in shown
