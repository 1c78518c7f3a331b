"""Who sees what, and until when an answer can be taken back (6.5, 7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table import facts
from oneiros.games.dreamscape.vocabulary import KINDS, POWER_RULES, POWERS
from oneiros.kernel.errors import NothingToUndo
from oneiros.kernel.fact import NONE
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.words.rulebook import rulebook
from tests.games.dreamscape import invented
from tests.games.dreamscape.tables import laid_out, say

CROWN = {"name": "Crown", "level": 1, "points": 1, "power": "king", "structure": ["W@ G R"]}
MUSE = {"name": "Harp", "level": 1, "points": 1, "power": "muse", "structure": ["W@ R G"]}
RAKE = {"name": "Rake", "level": 1, "points": 1, "power": "harvesters", "structure": ["G@ R W"]}
TOWER = {"name": "Stairs", "level": 1, "points": 1, "power": "tower", "structure": ["R@ G W"]}
SHOWN = ("Memory Rock", "Salt Marsh Choir", "Moonwater Basin")


def with_cards(**fields: Any) -> Dreamscape:  # noqa: ANN401 - as sheets are written
    return laid_out(card=[CROWN, MUSE, RAKE, TOWER], **fields)


def view(table: Dreamscape, seat: int) -> dict[str, Any]:
    return DREAMSCAPE.view(table, seat)


def looking(table: Dreamscape, seat: int, other: int) -> Any:  # noqa: ANN401 - as plain data is
    """Give what a seat sees of the cards that another looks at."""
    return view(table, other)["seats"][seat]["looking_at"]


def test_6_5_only_the_player_sees_which_cards_are_shown_and_put_back() -> None:
    own = {"hands": "GGW", "cards": ["Crown"]}
    table = with_cards(phase="creation A", A=own, decks={"II": [*SHOWN]})
    table.facts = []
    say(table, "use Crown: grass", "deck II")
    assert looking(table, 0, 0) == list(SHOWN)
    assert looking(table, 0, 1) == looking(table, 0, NOBODY) == [None] * 3
    told = [fact for fact in table.facts if fact.kind == facts.CARD_SHOWN]
    assert [DREAMSCAPE.hear(fact, 0) for fact in told] == told
    for stranger in (1, NOBODY):
        assert [DREAMSCAPE.hear(fact, stranger).about for fact in told] == [(0, NONE)] * 3
    say(table, f"keep {SHOWN[1]}")
    bottom = [view(table, seat)["decks"]["II"]["bottom"] for seat in (0, 1, NOBODY)]
    assert bottom == [[SHOWN[0], SHOWN[2]], [None, None], [None, None]]
    for seat in (0, 1, NOBODY):
        seen = view(table, seat)
        assert seen["decks"]["II"]["cards"] == 2
        assert [card["card"] for card in seen["seats"][0]["open"]] == ["Crown", SHOWN[1]]


def test_6_5_a_player_who_draws_the_same_cards_later_knows_them_then() -> None:
    fields = {"A": {"hands": "GG", "cards": ["Crown"], "knows": [SHOWN[0]]}}
    table = with_cards(phase="creation A", decks={"II": [*SHOWN]}, **fields)
    veiled = DREAMSCAPE.veil(table, 0)
    assert view(table, 0)["decks"]["II"]["bottom"] == [SHOWN[0], None, None]
    assert len(veiled.unseen[2]) == 2
    # The known card comes first, and the others are drawn at random.
    say(veiled, "use Crown: grass", "deck II")
    assert (veiled.seat, len(veiled.options)) == (CHANCE, 2)
    assert looking(veiled, 0, 0) == [SHOWN[0]]


def test_7_4_only_the_player_sees_the_shards_of_the_harvesters() -> None:
    own = {"hands": "G", "cards": ["Rake"]}
    table = with_cards(phase="travel A", A=own, bag="W2 R2 L2")
    table.facts = []
    say(table, "use Rake: grass", "draw water")
    assert [view(table, seat)["harvested"] for seat in (0, 1, NOBODY)] == [
        ["water"],
        [None],
        [None],
    ]
    say(table, "draw land")
    assert [view(table, seat)["harvested"] for seat in (0, 1)] == [["water", "land"], [None, None]]
    bags = [view(table, seat)["bag"] for seat in (0, 1, NOBODY)]
    assert [bag["water"] for bag in bags] == [1, 2, 2]
    assert [bag["rock"] for bag in bags] == [2, 2, 2]
    looked = [fact for fact in table.facts if fact.kind == facts.SHARD_LOOKED_AT]
    assert [fact.about for fact in looked] == [(0, 2), (0, 4)]
    assert {DREAMSCAPE.hear(fact, 1).about for fact in looked} == {(0, NONE)}
    assert [view(table, seat)["options"] != [] for seat in (0, 1)] == [True, False]
    # Where it is put, everybody sees it.
    say(table, "put land 3")
    put = table.facts[-1]
    assert DREAMSCAPE.hear(put, 1) == put
    assert view(table, 1)["locations"]["3"] == ["land"]


def test_everything_else_is_open_to_all() -> None:
    table, dice = invented.start(1)
    table.facts = []
    for _ in range(80):
        table.apply(invented.answer(table, dice))
    hidden = (facts.CARD_SHOWN, facts.SHARD_LOOKED_AT)
    rest = [fact for fact in table.facts if fact.kind not in hidden]
    assert len(rest) > 80
    for fact in rest:
        assert all(DREAMSCAPE.hear(fact, seat) == fact for seat in (0, 1, NOBODY))


def at(**fields: Any) -> Match:  # noqa: ANN401 - as sheets are written
    """Give a match that goes on from a position."""
    match = Match(DREAMSCAPE, {})
    match.state = with_cards(**fields)
    match.state.facts = None
    match._past.keep(0, match._past.at(0)._replace(state=match.state))
    return match


LAND = [". . L . .", ". WR G@ W ."]


def test_planning_a_creation_can_be_undone_freely() -> None:
    own = {"hands": "GGWWMM", "cards": ["Stairs"], "land": LAND}
    match = at(phase="creation A", A=own)
    before = match.state.frozen()
    texts = ("place water a1", "step b1", "plant d1", "store Stairs: water", "step c1")
    for text in texts:
        match.say(0, text, match.step)
    assert match.undo_limit(0) == 0
    for _ in texts:
        match.undo(0)
    assert match.state.frozen() == before
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_a_power_without_chance_can_be_undone() -> None:
    match = at(phase="creation A", A={"hands": "GG", "cards": ["Stairs"], "land": LAND})
    before = match.state.frozen()
    for text in ("use Stairs: grass", "take c2", "take d1"):
        match.say(0, text, match.step)
    for _ in range(3):
        match.undo(0)
    assert match.state.frozen() == before


@pytest.mark.parametrize(("card", "bag"), [("Harp", "W3 R3"), ("Rake", "W3 R3")])
def test_a_draw_from_the_bag_cannot_be_undone(card: str, bag: str) -> None:
    match = at(phase="travel A", A={"hands": "GG", "cards": [card]}, bag=bag)
    match.say(0, f"use {card}: grass", match.step)
    # Nothing is drawn yet: a shard that was paid can be taken back.
    assert match.undo_limit(0) == 0
    while match.state.seat == CHANCE:
        match.answer_chance(opt.SHARD | KINDS.index("water"))
    assert match.undo_limit(0) == match.step
    with pytest.raises(NothingToUndo) as refusal:
        match.undo(0)
    assert refusal.value.key == "undo-chance"


def test_a_draw_from_a_deck_cannot_be_undone() -> None:
    match = at(phase="creation A", A={"hands": "GG", "cards": ["Crown"]})
    match.say(0, "use Crown: grass", match.step)
    match.say(0, "deck I", match.step)
    assert match.undo_limit(0) == 0
    match.answer_chance(match.state.options[0])
    assert match.undo_limit(0) == match.step


def test_looking_at_cards_whose_order_is_fixed_cannot_be_undone() -> None:
    own = {"hands": "GG", "cards": ["Crown"]}
    match = at(phase="creation A", A=own, decks={"II": [*SHOWN]})
    match.say(0, "use Crown: grass", match.step)
    before = match.state.revealed
    match.say(0, "deck II", match.step)
    assert match.state.seat == 0
    assert match.state.question == questions.KEEP
    assert match.state.revealed == before + 3
    with pytest.raises(NothingToUndo) as refusal:
        match.undo(0)
    assert refusal.value.key == "undo-revealed"
    match.say(0, "decline", match.step)
    assert match.undo_limit(0) == match.step - 1


def test_a_card_that_is_kept_for_all_to_see_cannot_be_put_back() -> None:
    own = {"hands": "GG", "cards": ["Crown"], "knows": [*SHOWN]}
    match = at(phase="creation A", A=own, decks={"II": [*SHOWN]})
    for text in ("use Crown: grass", "deck II", f"keep {SHOWN[0]}"):
        match.say(0, text, match.step)
    assert match.undo_limit(0) == match.step


def test_cards_known_before_can_be_looked_at_and_undone() -> None:
    own = {"hands": "GG", "cards": ["Crown"], "knows": [*SHOWN]}
    match = at(phase="creation A", A=own, decks={"II": [*SHOWN]})
    for text in ("use Crown: grass", "deck II", "decline"):
        match.say(0, text, match.step)
    assert match.undo_limit(0) == 0


@pytest.mark.parametrize(("players", "length"), [(2, 3), (3, 4), (4, 5)])
def test_1_4_3_1_4_1_a_view_tells_the_measures_of_the_game(players: int, length: int) -> None:
    seen = view(laid_out(players=players, phase="travel A"), 0)
    assert (seen["row_length"], seen["cycles"], seen["most_action_points"]) == (length, 6, 4)
    assert seen["phases"] == ["emergence", "travel", "creation"]


def test_8_1_the_last_creation_is_no_part_of_a_cycle() -> None:
    seen = view(laid_out(cycle=6, phase="last creation A", A={"hands": "GG"}), 0)
    assert (seen["phase"], seen["phases"]) == ("last creation", ["last creation", "over"])


def test_7_each_power_has_the_rule_that_is_called_like_it() -> None:
    pages = rulebook("dreamscape", "en")
    for power, rule in zip(POWERS[1:], POWER_RULES[1:], strict=True):
        assert pages.rule(rule) in pages.mentions(power)
