"""Notation and positions: both ways, and clear refusals for everything else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import cell_named
from oneiros.games.dreamblade.table.layout import FIRST_ACTION, SPAWNING
from oneiros.games.dreamblade.text import position, reading
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData, BadNotation, IllegalAnswer, Refusal
from oneiros.kernel.state import NOBODY

QUIET = ("spawn", "action", "shift", "strike")
VERBS = (
    "spawn move strike damage blade reroll activate resolve target carry place keep roll end bomb"
)


def table_at(*standing: tuple[int, str]) -> Dreamblade:
    """Lay out some miniatures of the sample warbands in A's first action phase."""
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    for miniature, cell in standing:
        position.put(table, miniature, cell_named(cell))
    table.turn = 3
    position.begin_at(table, FIRST_ACTION, 0)
    return table


def test_a_name_is_enough_where_one_miniature_can_be_meant() -> None:
    table = table_at((5, "c3"), (7, "b2"), (21, "d4"))
    assert DREAMBLADE.write(table, DREAMBLADE.read(table, "move mirrorman  B3")) == (
        "move Mirrorman#1 b3"
    )


def test_a_name_that_could_mean_two_is_refused_with_the_candidates() -> None:
    table = table_at((5, "c3"), (6, "c3"), (20, "a5"))
    with pytest.raises(BadNotation) as refusal:
        DREAMBLADE.read(table, "move Twilight Scout c4")
    assert refusal.value.details["candidates"] == (
        "move Twilight Scout#1 c4; move Twilight Scout#2 c4"
    )


def test_an_illegal_text_is_refused_with_the_rule_and_what_is_in_the_way() -> None:
    table = table_at((5, "c3"), (7, "b2"), (23, "c3"))
    with pytest.raises(IllegalAnswer) as refusal:
        DREAMBLADE.read(table, "move Twilight Scout#1 c4")
    assert refusal.value.details["rule"] == "6.2"
    assert refusal.value.details["enemy"] == "Mirrorman#2"


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "dance", "move", "move Nobody c3", "move Mirrorman z9", "strike c3"),
        *("damage Mirrorman x", "roll seven", "blade", "reroll Mirrorman", "activate", "x" * 1000),
        *("strike c3 with Mirrorman#1, Mirrorman#1", "move Mirrorman#9 c3"),
        *("resolve Ambush: Nobody", "strike c3 with"),
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    table = table_at((7, "c3"), (20, "a5"))
    before = table.frozen()
    with pytest.raises(Refusal):
        DREAMBLADE.read(table, text)
    assert table.frozen() == before


@settings(max_examples=300)
@given(st.integers(0, 10_000), st.data())
def test_no_text_does_harm(seed: int, data: st.DataObject) -> None:
    dice = Dice(seed)
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    for _ in range(seed % 200):
        if table.seat != NOBODY:
            table.apply(dice.choose(table))
    names = [*table.roster.labels, "all", "c3", "with", "from", "X=2", ":", ",", "5", "blade"]
    pieces = st.one_of(st.sampled_from(VERBS.split()), st.sampled_from(names), st.text(max_size=8))
    text = " ".join(data.draw(st.lists(pieces, max_size=6)))
    before = table.frozen()
    try:
        option = DREAMBLADE.read(table, text)
    except Refusal:
        pass
    else:
        assert option in table.options
    assert table.frozen() == before


@settings(max_examples=50)
@given(st.integers(0, 2**40), st.integers(0, 300))
def test_a_position_is_written_and_read_back(seed: int, answers: int) -> None:
    dice = Dice(seed)
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    for _ in range(answers):
        if table.seat != NOBODY:
            table.apply(dice.choose(table))
    quiet = table.seat in (0, 1) and DREAMBLADE.question(table) in QUIET
    if not quiet:
        with pytest.raises(BadData, match="position-under-way"):
            position.write(table)
        return
    line = position.write(table)
    again = position.read(line, Format())
    assert position.write(again) == line
    assert again.options == table.options
    assert again.shown() == table.shown()


@settings(max_examples=300)
@given(st.data())
def test_a_damaged_position_is_refused_or_lawful(data: st.DataObject) -> None:
    table = table_at((5, "c3"), (7, "b2"), (23, "c3"), (31, "c3"))
    line = position.write(table)
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 12)))
    text = line[:start] + data.draw(st.text(max_size=8)) + line[end:]
    try:
        again = position.read(text, Format())
    except BadData:
        return
    assert again.seat == NOBODY or again.options


def test_a_spawn_phase_may_be_given_its_pool() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    table.turn = 2
    position.begin_at(table, SPAWNING, 1, pool=7)
    assert table.pool == 7
    assert "pool 7" in position.write(table)


def test_3_2_both_players_may_inspect_both_warbands() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    for seat in (0, 1):
        shown = DREAMBLADE.view(table, seat)["miniatures"]
        assert isinstance(shown, list)
        assert len(shown) == 32
        assert {one["side"] for one in shown} == {"A", "B"}


@pytest.mark.parametrize(
    "setup",
    [
        None,
        [],
        {"warband": []},
        {"warbands": ["sample"]},
        {"warbands": ["sample", "nobody"]},
        {"warbands": [["Mirrorman"], [3]]},
        {"warbands": [["Mirrorman"], []]},
        {"miniatures": [3]},
        {"miniatures": [{"name": "X"}]},
        {"format": 3},
        {"format": {"turn_limit": -1}},
        {"format": {"turn_limit": True}},
        {"format": {"reroll_ones": "yes"}},
        {"format": {"speed": 3}},
    ],
)
def test_a_bad_set_up_is_refused(setup: object) -> None:
    with pytest.raises(BadData):
        DREAMBLADE.check(setup)


def test_two_abilities_of_one_keyword_are_told_apart() -> None:
    row = {"name": "Twin Horn", "cost": 1, "aspects": ["Fear"], "power": 1, "defense": 2, "life": 3}
    setup = {
        "warbands": [["Twin Horn"], ["Mirrorman"]],
        "miniatures": [{**row, "abilities": ["Charge 1", "Charge 2"]}],
    }
    table = DREAMBLADE.start(DREAMBLADE.check(setup))
    position.put(table, 0, cell_named("c2"))
    position.put(table, 16, cell_named("c3"))
    position.begin_at(table, FIRST_ACTION, 0)
    table.apply(DREAMBLADE.read(table, "move Twin Horn c3"))
    assert [DREAMBLADE.write(table, option) for option in table.options] == [
        "resolve Charge/1: Twin Horn#1",
        "resolve Charge/2: Twin Horn#1",
    ]
    assert DREAMBLADE.read(table, "resolve Charge/2: Twin Horn") == table.options[1]
    with pytest.raises(BadNotation, match="ambiguous"):
        DREAMBLADE.read(table, "resolve Charge: Twin Horn")


def test_nothing_can_be_read_once_the_game_is_over() -> None:
    dice = Dice(1)
    table = DREAMBLADE.start(DREAMBLADE.check({"format": {"turn_limit": 1}}))
    while table.seat != NOBODY:
        table.apply(dice.choose(table))
    for text in ("end", "deathblow c3 with all", "strike c3 with all", "move Mirrorman#1 c3"):
        with pytest.raises(Refusal):
            DREAMBLADE.read(table, text)


@pytest.mark.parametrize("text", ["spawn", "move", "move c3", "disrupt", "carry b2"])
def test_a_deed_without_a_name_asks_for_one(text: str) -> None:
    with pytest.raises(BadNotation, match="notation-needs-name"):
        reading.meanings(table_at(), text)


def test_a_single_word_that_is_not_a_cell_is_meant_as_a_name() -> None:
    with pytest.raises(BadNotation) as refused:
        reading.meanings(table_at(), "spawn Dragon")
    assert refused.value.key == "notation-name"
    assert refused.value.details["came"] == "Dragon"
