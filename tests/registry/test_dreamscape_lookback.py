"""What one game of Dreamscape shows about its players: counted, found in the log, and adding up."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import cast

import pytest

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE as RULES
from oneiros.games.dreamscape.table import facts
from oneiros.games.dreamscape.table.layout import LAST_CREATION, OVER
from oneiros.games.dreamscape.text.scenario import STAGE
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Setup
from oneiros.registry.coach import Explained
from oneiros.registry.dreamscape.compared import compared
from oneiros.registry.dreamscape.lookback import explained, look_back
from oneiros.registry.dreamscape.tale import CARDS, END, LAST, WATER, Completed, Tale, told
from oneiros.registry.games import game
from oneiros.registry.play import play
from oneiros.words import Words
from tests.games.dreamscape.stories import card, played
from tests.server.portable import in_both

DREAMSCAPE = game("dreamscape")
COUNTS = (1, 2, 5, 12, 22)
EMPTY = 'phase = "scoring"\ncycle = 6\n[A]\nland = [". . R@ . ."]\n[B]\nland = [". . R@ . ."]\n'


def whole(seed: int, *bots: str, **chosen: object) -> tuple[Setup, list[Answer]]:
    """Play a game to its end."""
    setup = DREAMSCAPE.setup(chosen, [None] * len(bots))
    answers: list[Answer] = []
    play(
        DREAMSCAPE,
        bots,
        setup,
        seed=seed,
        listener=lambda state, option: answers.append(Answer(state.seat, option)),
    )
    return setup, answers


def busy(**own: object) -> Tale:
    """Tell of a player who has created six times, with whatever is to stand out."""
    tale = Tale()
    tale.created, tale.entered = [1, 2, 3, 4, 5, 6], 1
    tale.completed = [Completed(0, cycle, 0) for cycle in range(1, 7)]
    for name, value in own.items():
        setattr(tale, name, value)
    return tale


def ended(sheet: str = EMPTY) -> Dreamscape:
    """Lay out a game whose end is scored at once."""
    return STAGE.lay_out(tomllib.loads(sheet), "test").state


def seen(table: Dreamscape, own: Tale, theirs: Tale, *more: Tale) -> Explained:
    return explained(compared(table, [own, theirs, *more], 0))


def said(found: Explained, language: str = "en") -> list[str]:
    return [in_both(one.sentence)[language] for one in found.findings]


@pytest.mark.parametrize("chosen", [{}, {"nightmare": True}, {"simultaneous": True}])
@pytest.mark.parametrize("bots", [("random",) * 2, ("hasty", "random", "hasty"), ("hasty",) * 4])
def test_the_gains_of_every_cycle_are_the_points_of_the_log_and_add_up_to_the_scores(
    bots: tuple[str, ...], chosen: dict[str, object]
) -> None:
    setup, answers = whole(len(bots), *bots, **chosen)
    match = Match(RULES, setup)
    counted = [Counter[int]() for _ in bots]
    for answer in answers:
        before = cast("Dreamscape", match.state)
        cycle = LAST if before.phase == LAST_CREATION else before.cycle
        scores = list(before.score)
        match.repeat(answer)
        after = cast("Dreamscape", match.state)
        cycle = END if after.phase == OVER else cycle
        for seat, tally in enumerate(counted):
            tally[cycle] += after.score[seat] - scores[seat]
    looked = look_back(setup, answers)
    final = cast("Dreamscape", match.state)
    assert [sum(one.points for one in found.gains) for found in looked] == list(final.score)
    for found, tally in zip(looked, counted, strict=True):
        gained = Counter[int]()
        for one in found.gains:
            gained[one.turn] += one.points
        assert {turn: points for turn, points in gained.items() if points} == {
            turn: points for turn, points in tally.items() if points
        }
    assert sum(len(found.gains) for found in looked) > 2


@pytest.mark.parametrize("chosen", [{}, {"nightmare": True}])
def test_what_is_counted_can_be_found_in_the_game(chosen: dict[str, object]) -> None:
    setup, answers = whole(7, "hasty", "drowsy", **chosen)
    match = Match(RULES, setup)
    for answer in answers:
        match.repeat(answer)
    table = cast("Dreamscape", match.state)
    for seat, found in enumerate(look_back(setup, answers)):
        measures = {one.name: one.own for one in found.measures}
        assert measures["completed"] == len(table.pile[seat])
        own = [one for one in match.facts_since(0) if one.about and one.about[0] == seat]
        spent = sum(one.kind == facts.COLLECTED for one in own)
        spent += sum(one.about[3] for one in own if one.kind == facts.SLEEPER_MOVED)
        assert measures["idle"] == 24 - spent
        back = [one for one in own if (one.kind, one.cause.rule) == (facts.DISCARDED, "5.10")]
        assert measures["unused"] == sum(one.about[2] for one in back)
        assert measures["free"] >= 0
        lost = [one for one in found.gains if one.source == "open"]
        assert [one.points for one in lost] == [-5 * len(table.open[seat])] * bool(table.open[seat])


def test_two_sides_are_compared_with_each_other_and_three_with_the_best_of_the_others() -> None:
    own, theirs = look_back(*whole(3, "hasty", "hasty"))
    assert [one.own for one in theirs.measures] == [one.theirs for one in own.measures]
    table = ended(
        'players = 3\nphase = "scoring"\ncycle = 6\n[A]\nscore = 3\n'
        "[B]\nscore = 9\n[C]\nscore = 7\n"
    )
    assert [compared(table, [busy()] * 3, seat).other for seat in range(3)] == [1, 2, 1]


def test_6_2_cards_are_told_by_level_with_the_cycles_in_which_none_was_completed() -> None:
    table = ended()
    levels = [one.level for one in table.box.cards]
    first, second = levels.index(1), levels.index(2)
    own = busy(completed=[Completed(first, 2, 5)], points=Counter({(2, CARDS): 5}))
    points = Counter({(cycle, CARDS): 9 for cycle in range(1, 7)})
    cards = [Completed(second if cycle > 1 else first, cycle, 9) for cycle in range(1, 7)]
    found = seen(table, own, busy(completed=cards, points=points))
    assert said(found)[:2] == [
        (
            "Cards completed, by level: 1 card (I: 1), 5 points. "
            "Player B: 6 cards (I: 1, II: 5), 54 points (rule 6.2)."
        ),
        "No card was completed in 5 cycles (1, 3, 4, 5, 6). Player B: no such cycle (rule 6.2).",
    ]
    assert said(found, "pl")[:2] == [
        (
            "Ukończone karty według poziomów: 1 karta (I: 1), 5 punktów. "
            "Gracz B: 6 kart (I: 1, II: 5), 54 punkty (zasada 6.2)."
        ),
        (
            "Bez ukończonej karty minęło 5 cykli (1, 3, 4, 5, 6). "
            "Gracz B: ani jednego takiego cyklu (zasada 6.2)."
        ),
    ]
    assert [one.good for one in found.findings] == [False, False, True]


def test_8_2_a_card_left_open_is_named_with_what_it_cost_and_since_when_it_was_held() -> None:
    sheet = EMPTY.replace("[A]\n", '[A]\ncards = ["Hermit\'s Tree", "Moss Pillow"]\n')
    table = ended(sheet)
    held = dict(zip(table.open[0], (0, 4), strict=True))
    found = seen(table, busy(kept=held), busy())
    assert said(found)[0] == (
        "2 cards were still open at the end and cost 10 points: Hermit's Tree (held from the "
        "start), Moss Pillow (held since cycle 4) (rule 8.2)."
    )
    assert said(found, "pl")[0] == (
        "Do końca zostały nieukończone 2 karty i kosztowały 10 punktów: Drzewo Pustelnika "
        "(od początku gry), Poduszka z Mchu (od cyklu 4) (zasada 8.2)."
    )


MISSED = """
phase = "scoring"
cycle = 6
purposes = ["{purpose}"]
{top}
[A]
land = [{own}]
[B]
land = [{theirs}]
"""


@pytest.mark.parametrize(
    ("purpose", "own", "theirs", "english", "polish"),
    [
        (
            "most-of rock",
            '". . R@ . ."',
            '". R R@ . ."',
            "“Most gray shards” went to B by 1 shard, 2 against 1: 5 points (rule 9.3).",
            (
                "Cel „Najwięcej szarych odłamków”, 5 punktów: "
                "górą B, o 1 odłamek (2 do 1; zasada 9.3)."
            ),
        ),
        (
            "farthest-dreamer",
            '". . R@ . ."',
            '". . R R R@"',
            "“Farthest from the entry” went to B by 2 slots, 2 against 0: 5 points (rule 9.1).",
            "Cel „Najdalej od wejścia”, 5 punktów: górą B, o 2 pola (2 do 0; zasada 9.1).",
        ),
        (
            "most-pairs",
            '". . R@ . ."',
            '". WW R@ . ."',
            "“Most pairs” went to B by 1 pair, 1 against 0: 5 points (rule 9.1).",
            "Cel „Najwięcej par”, 5 punktów: górą B, o 1 parę (1 do 0; zasada 9.1).",
        ),
        (
            "count-of water",
            '". . R@ . ."',
            '". WW R@ W ."',
            "“Points for blue shards”: 0 points. B: 3 (rule 9.3).",
            "Cel „Punkty za niebieskie odłamki”: 0 punktów. B: 3 (zasada 9.3).",
        ),
    ],
)
def test_9_who_got_a_purpose_is_told_and_by_how_little_it_was_missed(
    purpose: str, own: str, theirs: str, english: str, polish: str
) -> None:
    table = ended(MISSED.format(purpose=purpose, own=own, theirs=theirs, top=""))
    found = seen(table, busy(), busy())
    assert english in said(found)
    assert polish in said(found, "pl")
    beside = explained(compared(table, [busy(), busy()], 1))
    assert next(one.good for one in beside.findings)


def test_9_1_what_only_this_player_got_is_told_and_nothing_of_what_both_got() -> None:
    two, one = '". R R@ . ."', '". . R@ . ."'
    alone = ended(MISSED.format(purpose="most-shards", own=two, theirs=one, top=""))
    assert "“Most shards” was won, 2 against 1: 6 points (rule 9.1)." in said(
        seen(alone, busy(), busy())
    )
    both = ended(MISSED.format(purpose="most-shards", own=one, theirs=one, top=""))
    assert not any("Most shards" in one for one in said(seen(both, busy(), busy())))


def test_9_2_10_8_nightmares_in_the_dreamscape_are_counted_with_what_they_cost() -> None:
    sheet = MISSED.format(
        purpose="no-nightmare", own='"N N R@ . ."', theirs='". . R@ . ."', top="nightmare = true"
    )
    found = seen(ended(sheet), busy(), busy())
    assert said(found)[:2] == [
        (
            "Nightmare shards cost 6 points; in the dreamscape in the end: 2. "
            "Player B: nothing (rule 10.8)."
        ),
        "“Not one nightmare” went to B: 6 points. Here 2 nightmare shards were left (rule 9.2).",
    ]
    assert said(found, "pl")[:2] == [
        (
            "Odłamki koszmaru kosztowały 6 punktów; na koniec w krajobrazie: 2. "
            "Gracz B: ani punktu (zasada 10.8)."
        ),
        "Cel „Ani jednego koszmaru”, 6 punktów: B. Tutaj zostały 2 odłamki koszmaru (zasada 9.2).",
    ]


@pytest.mark.parametrize(
    ("own", "theirs", "english"),
    [
        (
            {"idle_points": Counter({2: 1, 5: 3}), "travels": 6},
            {"idle_points": Counter({1: 1})},
            "4 action points of 24 were not used, most in cycle 5: 3. Player B: 1 (rule 4.1).",
        ),
        (
            {"unused_shards": Counter({LAST: 5, 3: 2})},
            {},
            (
                "7 shards were left in Hands and went back into the bag, "
                "most in the last creation: 5. Player B: 0 (rule 5.10)."
            ),
        ),
        (
            {"free_steps": 9, "free_steps_taken": 4},
            {},
            "5 free steps of 9 were not taken. Player B: 0 (rule 5.7).",
        ),
        (
            {},
            {"location_powers": 1, "card_powers": 4},
            "No power was used. Player B: 5 (rule 7.1).",
        ),
        (
            {"points": Counter({(3, WATER): 1})},
            {"points": Counter({(3, WATER): 2, (4, "mountains"): 6})},
            (
                "The Dreamer’s way brought 1 point: water 1, mountains 0. "
                "Player B: 8 in all (rule 5.8)."
            ),
        ),
        (
            {"trees": 1, "points": Counter({(3, "trees"): 1})},
            {"trees": 4, "points": Counter({(3, "trees"): 10})},
            "1 tree was planted, for 1 point. Player B: 4, for 10 (rule 5.4).",
        ),
        (
            {"entered": 0},
            {},
            "The Dreamer never entered the dreamscape, so no card could be completed (rule 5.2).",
        ),
    ],
)
def test_what_stands_out_is_said_in_both_languages(
    own: dict[str, object], theirs: dict[str, object], english: str
) -> None:
    found = seen(ended(), busy(**own), busy(**theirs))
    assert said(found)[0] == english
    assert not found.findings[0].good
    assert "{" not in said(found, "pl")[0]
    assert said(found, "pl")[0] != english


@pytest.mark.parametrize("language", ["en", "pl"])
def test_numbers_have_their_plural_forms(language: str) -> None:
    words = Words(language)
    every: dict[str, object] = {"who": "B", "theirs": 1, "rule": "6.2", "points": 7, "cycles": "1"}
    every |= {"part": "…", "most": 1, "all": 24, "cards": "…", "theirpoints": 1}
    told_forms = {
        "barren": ("cykl ", "cykle ", "cykli ", "cykli ", "cykle "),
        "idle": ("przepadł,", "przepadły,", "przepadło,", "przepadło,", "przepadły,"),
        "unused": ("odłamek został", "odłamki zostały", *("odłamków zostało",) * 2, "odłamki zo"),
        "open": (" karta i", " karty i", " kart i", " kart i", " karty i"),
        "trees": (" drzewo,", " drzewa,", " drzew,", " drzew,", " drzewa,"),
    }
    for key, forms in told_forms.items():
        for count, form in zip(COUNTS, forms, strict=True):
            sentence = words.say(f"dreamscape-lookback-{key}", number=count, **every)
            assert f"{count}" in sentence
            if language == "pl":
                assert form in sentence
            else:
                assert (
                    re.search(r"\b1 (card|cycle|shard|tree|action point)\b", sentence) or count > 1
                )
                assert (
                    not re.search(rf"\b{count} (card|cycle|shard|tree)\b", sentence) or count == 1
                )


def test_a_story_is_counted_as_it_is_told() -> None:
    table = played(
        f'phase = "creation A"\ncycle = 3\n[A]\nhands = "WWMG"\ncards = ["Test"]\n'
        f'land = [". . M . ."]\n{card("golem", "M W@")}',
        "enter",
        "place water d1",
        "step d1",
    )
    assert table.facts is not None
    own, _ = told(table.facts, 2)
    assert own.total(WATER) == 1
    assert own.total(CARDS) == 3
    assert [one.points for one in own.completed] == [3]


def test_the_free_step_that_is_not_taken_is_left() -> None:
    table = played(
        'phase = "creation A"\ncycle = 3\n[A]\nhands = "M"\nland = [". . L L ."]\n',
        "enter",
        "step d1",
        "end",
    )
    assert table.facts is not None
    own, _ = told(table.facts, 2)
    assert (own.free_steps, own.free_steps_taken) == (2, 1)
    assert own.unused_shards.total() == 1


def test_nothing_is_said_of_a_game_that_began_in_the_middle() -> None:
    assert look_back({"position": ""}, []) == []


def test_a_game_that_was_given_up_is_counted_as_it_stood() -> None:
    setup, answers = whole(5, "hasty", "hasty")
    match = Match(RULES, setup)
    for answer in answers[: len(answers) * 2 // 3]:
        match.repeat(answer)
    looked = look_back(setup, match.answers)
    scores = list(cast("Dreamscape", match.state).score)
    assert [sum(one.points for one in found.gains) for found in looked] == scores
    rules = [in_both(one.sentence)["en"] for found in looked for one in found.findings]
    assert not any("rule 8.2" in one or "rule 9" in one for one in rules)


def test_nothing_is_said_before_anybody_has_created() -> None:
    setup, answers = whole(5, "hasty", "hasty")
    assert [one.findings for one in look_back(setup, answers[:30])] == [[], []]
