"""What one game shows about the warbands in it: counted in the game, and said in both languages."""

from __future__ import annotations

import re

import pytest

from oneiros.games.dreamblade.rules import DREAMBLADE as RULES
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.layout import SPAWNING
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Setup
from oneiros.registry.coach import Explained
from oneiros.registry.dreamblade.lookback import Played, explained, look_back
from oneiros.registry.dreamblade.tale import Deeds, Side, Tale
from oneiros.registry.games import game
from oneiros.registry.play import play
from tests.server.portable import in_both

DREAMBLADE = game("dreamblade")
WHOLE = 16
DEAR = ["Grandfather Lighthouse", "Hour Thirteen", "Volcano in Love", "Noble Dragon"] * 3
DEAREST = [*DEAR, *["Whale of the Morning Tide"] * 2, *["Everyone You Forgot"] * 2]
EVEN = Side(
    destroyed=4,
    claimed=30,
    cells=10,
    early=1,
    late=3,
    missing=1,
    phases=8,
    idle=0,
    bare=0,
    soon=4,
    gained=64,
    unspent=4,
)
SCOUT = Deeds("Twilight Scout", 1, 6.0, 4, 0, first=1)


def played(own: object, seed: int, theirs: object = "sample") -> tuple[Setup, list[Answer]]:
    setup = DREAMBLADE.setup({}, [own, theirs])
    answers: list[Answer] = []
    play(
        DREAMBLADE,
        ["scripted"] * 2,
        setup,
        seed=seed,
        listener=lambda state, option: answers.append(Answer(state.seat, option)),
    )
    return setup, answers


def seen(own: Side, *deeds: Deeds, theirs: tuple[Deeds, ...] = (SCOUT,)) -> Explained:
    return explained(Played(Tale(9, own, EVEN, deeds), theirs, ()))


def said(found: Explained, language: str = "en") -> list[str]:
    return [in_both(one.sentence)[language] for one in found.findings]


def test_5_3_who_can_pay_for_nobody_reads_what_the_cheapest_cost_and_what_there_was() -> None:
    own, theirs = look_back(*played(DEAREST, 0))
    short, nobody = said(own)[:2]
    assert short == (
        "In 6 of 6 spawn phases there were not enough points for even the cheapest one. In turn 3, "
        "Everyone You Forgot cost 13, and there were 5 (rule 5.3)."
    )
    assert nobody == (
        "None of the 16 miniatures ever came into play; of the opponent’s 7 did (rule 5.2)."
    )
    assert said(own, "pl")[0] == (
        "Fazy formowania, w których zabrakło punktów nawet na najtańszą figurkę: 6 z 6. "
        "W turze 3 figurka Tłum Zapomnianych kosztowała 13, a do wydania było 5 (zasada 5.3)."
    )
    assert not any(one.times for one in own.pieces)
    assert theirs.findings[0].good


@pytest.mark.parametrize("seed", range(4))
def test_4_1_a_turn_that_is_named_is_the_one_of_the_log_where_the_rest_answers_itself(
    seed: int,
) -> None:
    setup, answers = played(DEAREST, seed, DEAREST)
    match = Match(RULES, setup)
    turn, pools, last = 1, dict[tuple[int, int], int](), (0, 0)
    for answer in answers:
        match.repeat(answer)
    for kind, about, _ in match.facts_since(0):
        if kind == facts.TURN_BEGAN:
            turn = about[0]
        elif kind == facts.PHASE_BEGAN and about[0] == SPAWNING:
            last = (about[1], turn)
            pools[last] = 0
        elif kind in (facts.POINTS_GAINED, facts.BONUS_TAKEN, facts.ENERGIZED):
            pools[last] += about[-1]
    for seat, found in enumerate(look_back(setup, answers)):
        named = re.search(r"In turn (\d+), .* and there were (\d+)", said(found)[0])
        assert named is not None
        assert pools[seat, int(named[1])] == int(named[2])


@pytest.mark.parametrize("seed", range(4))
def test_what_is_counted_can_be_found_in_the_game(seed: int) -> None:
    setup, answers = played("sample", seed)
    match = Match(RULES, setup)
    came: list[set[int]] = [set(), set()]
    left: list[int] = []
    counted = False
    for answer in answers:
        match.repeat(answer)
        for kind, about, _ in match.facts_at(match.step - 1):
            if kind == facts.SPAWNED:
                came[about[0] >> 4].add(about[0])
            elif kind == facts.PHASE_BEGAN:
                counted = about == (SPAWNING, 0) and len(came[0]) < WHOLE
                left += [0] if counted else []
            elif counted and kind in (facts.POINTS_GAINED, facts.BONUS_TAKEN, facts.ENERGIZED):
                left[-1] += about[-1]
            elif counted and kind == facts.POINTS_SPENT:
                left[-1] -= about[0]
    own, theirs = look_back(setup, answers)
    measures = {one.name: (one.own, one.theirs) for one in own.measures}
    assert list(measures["came"]) == [len(came[0]), len(came[1])]
    assert measures["left"][0] == round(sum(left) / len(left), 1)
    assert [one.own for one in theirs.measures] == [one.theirs for one in own.measures]
    assert sum(one.times for one in own.pieces) >= len(came[0])


def test_5_2_who_never_came_is_counted_and_the_dearest_are_named() -> None:
    idle = [Deeds(name, 0, 0.0, 0, 0, first=0) for name in DEAR[:4]]
    found = seen(EVEN, SCOUT, *idle, theirs=(SCOUT,) * 4)
    assert said(found)[0] == (
        "4 of 5 miniatures never came into play, such as Grandfather Lighthouse, Hour Thirteen, "
        "Volcano in Love. The last new one came in turn 1 of 9. In all 1 came; of the opponent’s 4 "
        "(rule 5.2)."
    )
    assert said(found, "pl")[0].startswith("4 figurki z 5 ani razu nie weszły do gry, na przykład:")


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ({"unspent": 30}, "Spawn points were left over: 3.8 of 8 in an average phase, 30 in all."),
        ({"missing": 9}, "Missing symbols cost it 9 spawn points, and the opponent 1 (rule"),
        ({"destroyed": 1}, "It lost its fights. Enemies destroyed: 1; miniatures lost: 4"),
        ({"claimed": 9, "cells": 4}, "It scored less from cells. Conquest points from cells: 9"),
    ],
)
def test_what_stands_out_is_said_in_both_languages(own: dict[str, int], expected: str) -> None:
    found = seen(EVEN._replace(**own), SCOUT)
    assert [one.good for one in found.findings] == [False, True]
    assert said(found)[0].startswith(expected)
    assert "{" not in said(found, "pl")[0]


def test_9_2_creatures_that_fell_in_vain_are_named_and_dear_ones_that_did_nothing() -> None:
    fallen = [Deeds("Mirrorman", 1, 0.0, 6, 1, first=2)] * 3
    assert said(seen(EVEN, SCOUT, *fallen))[0].startswith(
        "3 of the 3 creatures that it lost had not brought a single conquest point, such as"
    )
    [finding, _] = seen(EVEN, SCOUT, fallen[0]).findings
    assert (finding.piece, finding.good) == ("Mirrorman", False)
    # 5.7: a location claims nothing itself.
    assert len(seen(EVEN, SCOUT, Deeds("Pearlthorn Castle", 1, 0.0, 6, 1, first=2)).findings) == 1


def test_an_even_game_names_only_who_brought_most() -> None:
    [finding] = seen(EVEN, SCOUT).findings
    assert (finding.good, finding.piece) == (True, "Twilight Scout")


def test_nothing_is_said_of_a_game_that_began_in_the_middle() -> None:
    setup, answers = played("sample", 1)
    assert look_back({"position": "", "format": setup["format"]}, answers) == []


def test_nothing_is_said_of_a_game_in_which_nobody_could_come_yet() -> None:
    setup, answers = played("sample", 1)
    assert [one.findings for one in look_back(setup, answers[:1])] == [[], []]
