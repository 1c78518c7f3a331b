"""Notation and positions: both ways, and clear refusals for everything else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.text import notation, position
from oneiros.games.dreamscape.vocabulary import COLOURS, KINDS
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData, BadNotation, IllegalAnswer, Refusal
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape import invented
from tests.games.dreamscape.tables import laid_out, play_to, started

CARD = {"name": "Test Pool", "level": 1, "points": 5, "power": "golem", "structure": ["W@ G"]}
VERBS = (
    "end decline collect power enter move key rearrange use store place trade put step plant take "
    "shift complete keep deck cover next seed marker tile colour card draw"
)


def table_at(**fields: Any) -> Dreamscape:  # noqa: ANN401 - as sheets are written
    """Lay out A's creation with an invented card, something in Hands and some land."""
    own = {"hands": "GGWMM", "cards": ["Test Pool"], "land": [". L WR@ G* ."], "sleeper": 2}
    sheet = {"phase": "creation A", "card": [CARD], "A": own}
    return laid_out(**(sheet | fields))


def both_ways(table: Dreamscape, text: str) -> str:
    return DREAMSCAPE.write(table, DREAMSCAPE.read(table, text))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("  PLACE   Water  B2 ", "place water b2"),
        ("place blue b2", "place water b2"),
        ("trade green for grey", "trade grass rock"),
        ("trade white brown", "trade movement land"),
        ("use test pool: GREEN", "use Test Pool: grass"),
        ("store Test Pool:water", "store Test Pool: water"),
        ("Step B1", "step b1"),
        ("End", "end"),
    ],
)
def test_what_is_clear_is_read(text: str, meant: str) -> None:
    assert both_ways(table_at(), text) == meant


def test_what_is_left_out_is_understood_where_one_thing_can_be_meant() -> None:
    land = [". . L . .", ". . WR@ G ."]
    table = table_at(A={"hands": "W", "cards": ["Test Pool"], "land": land})
    assert both_ways(table, "use Test Pool") == "use Test Pool: water"
    table.apply(DREAMSCAPE.read(table, "use Test Pool"))
    assert both_ways(table, "shift d1 d2") == "shift d1:1 d2"
    with pytest.raises(BadNotation) as refusal:
        DREAMSCAPE.read(table, "shift c1 c2")
    assert refusal.value.key == "notation-ambiguous"
    assert refusal.value.details["candidates"] == "shift c1:1 c2; shift c1:2 c2"


def test_a_payment_that_could_be_two_is_refused_with_the_candidates() -> None:
    with pytest.raises(BadNotation) as refusal:
        DREAMSCAPE.read(table_at(), "store Test Pool")
    assert refusal.value.details["candidates"] == (
        "store Test Pool: grass; store Test Pool: water; store Test Pool: movement"
    )


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("place water d1", "5.1"),
        ("place rock b1", "5.1"),
        ("step e1", "5.3"),
        ("plant b2", "5.4"),
        ("trade grass grass", "5.5"),
        ("trade water rock", "5.5"),
        ("use Hermit's Tree: grass", "7.1"),
        ("use Test Pool: nightmare", "10.5"),
        ("collect", "4.2"),
        ("deck I", "3.1"),
        ("draw water", "3.1"),
    ],
)
def test_an_illegal_text_is_refused_with_its_rule(text: str, rule: str) -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        DREAMSCAPE.read(table_at(), text)
    assert refusal.value.details["rule"] == rule


@pytest.mark.parametrize(
    ("text", "key"),
    [
        *((text, "notation-unknown") for text in ("", "  ", "dance", "x" * 1000, "end now")),
        *((text, "notation-slot") for text in ("step", "step f1", "plant c0", "place water c6")),
        *((text, "notation-kind") for text in ("place pink c2", "trade grass pink", "next 3")),
        *((text, "notation-location") for text in ("move", "move 7", "key 0", "put water ٣")),
        *((text, "notation-card") for text in ("use", "use Nobody: water", "keep Test  Pond")),
        *((text, "notation-shift") for text in ("shift", "shift c1", "shift c1:999 c2")),
        ("place c2", "notation-needs-slot"),
        ("trade grass", "notation-needs-kind"),
        ("put water", "notation-needs-location"),
        ("deck IV", "notation-level"),
        ("seed 1-6", "notation-link"),
        ("marker E", "notation-seat"),
        ("tile most-water", "notation-purpose"),
    ],
)
def test_nonsense_is_refused(text: str, key: str) -> None:
    table = table_at()
    before = table.frozen()
    with pytest.raises(BadNotation) as refusal:
        DREAMSCAPE.read(table, text)
    assert refusal.value.key == key
    assert table.frozen() == before


def test_what_chance_deals_may_be_named_alone() -> None:
    table = DREAMSCAPE.start(DREAMSCAPE.check({}))
    while table.seat == CHANCE:
        option = table.options[-1]
        written = DREAMSCAPE.write(table, option)
        verb, _, bare = written.partition(" ")
        assert verb == {"shard": "draw"}.get(DREAMSCAPE.question(table), DREAMSCAPE.question(table))
        assert DREAMSCAPE.read(table, bare) == DREAMSCAPE.read(table, written) == option
        if bare in KINDS:
            assert DREAMSCAPE.read(table, COLOURS[KINDS.index(bare)]) == option
        table.apply(option)


@pytest.mark.parametrize("name", ["Power", "End", "Card", "Draw Water", "Grass", "To"])
def test_a_card_may_bear_a_word_of_the_notation(name: str) -> None:
    own = {"hands": "GG", "cards": [name]}
    table = table_at(card=[{**CARD, "name": name}], A=own)
    assert both_ways(table, f"use {name}: grass") == f"use {name}: grass"
    table = started(cards=[{**CARD, "name": name}])
    play_to(table, questions.CARD, Dice(1))
    option = opt.CARD | len(table.box.cards) - 1
    assert DREAMSCAPE.read(table, f"card {name}") == DREAMSCAPE.read(table, name) == option


@settings(max_examples=200)
@given(st.integers(0, 5000), st.data())
def test_no_text_does_harm(seed: int, data: st.DataObject) -> None:
    table, dice = invented.start(seed, own_cards=False)
    for _ in range(seed % 40):
        if table.seat != NOBODY:
            table.apply(invented.answer(table, dice))
    names = [card.name for card in table.box.cards]
    words = [
        *KINDS[1:],
        *COLOURS[1:],
        *names,
        "c1",
        "c2:1",
        "g9",
        "for",
        "to",
        ":",
        "6",
        "III",
        "A",
    ]
    pieces = st.one_of(st.sampled_from(VERBS.split()), st.sampled_from(words), st.text(max_size=6))
    text = " ".join(data.draw(st.lists(pieces, max_size=5)))
    before = table.frozen()
    try:
        option = DREAMSCAPE.read(table, text)
    except Refusal:
        pass
    else:
        assert option in table.options
    assert table.frozen() == before


@settings(max_examples=200)
@given(st.data())
def test_a_damaged_position_is_refused_or_lawful(data: st.DataObject) -> None:
    own = {"hands": "GGWMM", "cards": ["Hermit's Tree=water"], "land": [". L WR@ G* ."]}
    sheet = {"phase": "travel A", "nightmare": True, "A": own, "B": {"pile": ["Memory Rock"]}}
    line = position.write(laid_out(purposes=["most-of water"], row={"1": "GW"}, **sheet))
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 12)))
    text = line[:start] + data.draw(st.text(max_size=8)) + line[end:]
    try:
        again = position.read(text)
    except BadData:
        return
    assert again.seat == NOBODY or len(again.options) > 1


@pytest.mark.parametrize(
    "line",
    [
        *("", ";", "players 5", "players 2; phase travel C", "cycle 7", "cycle x", "A.score"),
        *("A 3", "A.score 1; A.score 2", "A.score 1; A 2", "nightmare yes", "speed 3", "x" * 9000),
        *("A.hands G99", "A.land . .", "A.cards Nobody", "row.7 G", "under.IV ", "links 3-6"),
        *("A.cards Memory Rock; B.pile Memory Rock", "purposes most-of", "bag G21", "order A"),
    ],
)
def test_a_line_that_is_no_position_is_refused(line: str) -> None:
    with pytest.raises(BadData):
        position.read(line)


def test_nothing_can_be_read_once_the_game_is_over() -> None:
    table, dice = invented.start(3)
    while table.seat != NOBODY:
        table.apply(invented.answer(table, dice))
    for text in ("end", "collect", "place water c1", "shift c1 c2", "water"):
        with pytest.raises(Refusal):
            DREAMSCAPE.read(table, text)


def test_the_deeds_of_players_are_listed_and_no_others() -> None:
    found: set[str] = set()
    for seed in range(60):
        table, dice = invented.start(seed)
        for _ in range(100):
            if table.seat == NOBODY:
                break
            if table.seat != CHANCE:
                written = (DREAMSCAPE.write(table, option) for option in table.options)
                found.update(text.partition(" ")[0] for text in written)
            table.apply(invented.answer(table, dice))
    assert found == set(notation.DEEDS)
