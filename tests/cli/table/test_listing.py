"""Lists of options: what belongs together stays together, and little room makes them shorter."""

from __future__ import annotations

from oneiros.cli.table.completion import fitting
from oneiros.cli.table.listing import Listing
from oneiros.cli.terminal import Choice
from tests.cli.dreamscape.tables import drawn

SLOTS = [f"{column}{row}" for row in "12345" for column in "abcde"]


def choices(kinds: tuple[str, ...] = ("grass", "water")) -> list[Choice]:
    placed = [
        Choice(slot, "Place:", kind, kind[0].upper(), written="Place, such as “place G a1”:")
        for kind in kinds
        for slot in SLOTS
    ]
    return [*placed, Choice("End it")]


def lines(room: int | None, width: int = 80) -> list[str]:
    return [line.rstrip() for line in drawn(Listing(choices(), room), width).splitlines()]


def test_a_long_item_breaks_between_options_and_begins_a_line() -> None:
    shown = lines(None)
    assert shown[0] == "Place:"
    assert shown[1].startswith("  grass: [1] a1 [2] b1")
    assert all(len(line) <= 80 for line in shown)
    assert not any(line.endswith("]") for line in shown)
    assert [line for line in shown if "water" in line] == [
        line for line in shown if line.startswith("  water: [26] a1")
    ]
    assert shown[-1] == "[51] End it"


def test_little_room_takes_short_names_and_less_takes_the_numbers() -> None:
    short = lines(7)
    assert short[0].startswith("Place: G: [1] a1")
    assert any(line.startswith("  W: [26] a1") for line in short)
    unnumbered = lines(4)
    assert unnumbered[0].startswith("Place, such as “place G a1”: G, W: a1 b1 c1")
    assert unnumbered[-1] == "[51] End it"
    assert len(unnumbered) < len(short)


def test_numbers_go_only_where_that_saves_lines() -> None:
    few = [*choices()[:3], Choice("End it")]
    shown = drawn(Listing(few, 0), 80).splitlines()
    assert shown[0].startswith("Place: G: [1] a1 [2] b1 [3] c1")


def test_options_may_give_way_to_an_example() -> None:
    stored = [
        Choice(letter, "Store:", card, card, written="Store, such as “store Memory Rock: G”")
        for card in ("Memory Rock", "Whispering Wind Bay", "The Lost Stepping Stone")
        for letter in "GWRLM"
    ]
    assert len(drawn(Listing(stored, 9), 80).splitlines()) > 1
    assert drawn(Listing(stored, 0), 80).strip() == "Store, such as “store Memory Rock: G”"


def test_beginnings_of_words_will_do_where_no_whole_word_fits() -> None:
    notations = ["store Memory Rock: water", "store Mirror Pool: water", "collect", "place rock c2"]
    assert fitting(notations, "store mem water") == [0]
    assert fitting(notations, "col") == [2]
    assert fitting(notations, "store water") == [0, 1]
    assert fitting(notations, "rock") == [0, 3]
    assert fitting(notations, "pl c") == []
    assert fitting(notations, "") == []
