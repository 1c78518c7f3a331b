"""Short stretches of play, and everything that is told of them in full."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table import facts
from oneiros.games.dreamscape.text.scenario import STAGE
from oneiros.games.dreamscape.vocabulary import POWERS, SEATS
from oneiros.kernel.fact import NONE, Fact

FACTS: Final = {
    number: name.lower().replace("_", " ")
    for name, number in vars(facts).items()
    if isinstance(number, int)
}


def played(sheet: str, *answers: str) -> Dreamscape:
    """Lay out a position as scenarios do and answer for everybody; a letter turns to that seat."""
    fields: dict[str, Any] = tomllib.loads(sheet)
    table = STAGE.lay_out(fields, "test").state
    table.facts = []
    for answer in answers:
        if answer in SEATS:
            table.attend(SEATS.index(answer))
        else:
            table.apply(DREAMSCAPE.read(table, answer))
    return table


def written(table: Dreamscape, fact: Fact) -> str:
    """Write a fact in full: what it is about, then its rule, card and power."""
    about = ", ".join(str(one) for one in fact.about)
    words = [f"{FACTS[fact.kind]} {about}: {fact.cause.rule}"]
    if fact.cause.piece != NONE:
        words.append(table.box.cards[fact.cause.piece].name)
    if fact.cause.ability != NONE:
        words.append(POWERS[fact.cause.ability])
    return " ".join(words)


def card(power: str, shown: str = "M@ M") -> str:
    """Invent the card `Test`, which is card 50."""
    head = '[[card]]\nname = "Test"\nlevel = 1\npoints = 3\n'
    return f'{head}power = "{power}"\nstructure = ["{shown}"]\n'


def using(power: str, more: str = "", world: str = "") -> str:
    """Let A create and hold `Test` open."""
    own = f'[A]\nhands = "GM"\ncards = ["Test"]\n{more}\n'
    return f'phase = "creation A"\n{world}\n{own}{card(power)}'


BOTH = '[A]\nhands = "R"\n[B]\nhands = "G"\n'
WORLD = (
    'nightmare = true\nlinks = "1-2"\nreserve = 5\nmr_nightmare = 3\nrow = {1 = "GW", 2 = "W"}\n'
)
CREATES = 'nightmare = true\nphase = "creation A"\n[A]\n'
FULL = 'land = ["G G G", "G G G", "G L@ G"]\nfree_step = true\n'
ROWS = 'row = {1 = "GGG", 2 = "GGG", 3 = "GGG", 4 = "GGG", 5 = "GG", 6 = "GGG"}\n'
EMERGES = (
    f'phase = "creation A"\norder = "B A"\nlain = "B A"\n{ROWS}[A]\nhands = "W"\nsleeper = 4\n'
)
PILE = '[B]\nsleeper = 2\npile = ["Hermit\'s Tree"]\ncovered = "rock"\n'
TILES = 'purposes = ["most-shards", "least-empty", "most-of water", "no-nightmare"]\n'
ENDS = f'cycle = 6\nnightmare = true\nphase = "last creation A"\norder = "B A"\n{TILES}[A]\n'

# Slots are numbered from a1, so that c1 is 2; links from 1-2, so that 1-4 is 1; grass is 1.
STORIES: Final[dict[str, tuple[str, list[str], list[str]]]] = {
    "a travel": (
        WORLD + BOTH,
        ["collect", "key 2", "move 1", "power", "draw grass", "end", "seed 1-4"],
        [
            "collected 0, 1, 2: 4.2",
            "link taken 0, 0: 10.3",
            "sleeper moved 0, 1, 2, 0: 4.4",
            "sleeper moved 0, 2, 1, 1: 4.3",
            "power used 0, 1: 4.5 muse",
            "shard taken 0, 1: 7.2 muse",
            "lain down 0, 1: 4.7",
            "nightmare moved 1: 10.4",
            "link seeded 0, 1: 10.4",
            "travel began 1: 4.1",
        ],
    ),
    "Mr Nightmare stays": (
        "nightmare = true\nmr_nightmare = 1\nreserve = 0\n" + BOTH,
        ["end"],
        ["lain down 0, 1: 4.7", "travel began 1: 4.1"],
    ),
    "a walk": (
        CREATES + 'hands = "GGMMMN"\nland = [". . W N .", ". . L RR L"]\n',
        ["enter", "step d1", "step e1", "place grass e2", "step d1", "step d2"],
        [
            "entered 0, 2: 5.2",
            "free step gained 0: 5.7",
            "stepped 0, 2, 3, 0: 5.7",
            "mountain seen 0, 3: 5.8",
            "scored 0, 2: 5.8",
            "stepped 0, 3, 4, 1: 5.3",
            "free step gained 0: 5.7",
            "free step lost 0: 5.7",
            "placed 0, 1, 9: 5.1",
            "stepped 0, 4, 3, 1: 5.3",
            "stepped 0, 3, 8, 1: 5.3",
            "scored 0, -1: 10.6",
        ],
    ),
    "a tree and trades": (
        CREATES + 'hands = "GGGGNNN"\nland = [". . W . ."]\n[B]\nhands = "G"\n',
        ["plant c1", "trade grass rock", "trade nightmare land", "end"],
        [
            "planted 0, 2: 5.4",
            "scored 0, 1: 5.4",
            "discarded 0, 1, 2: 5.5",
            "shard taken 0, 3: 5.5",
            "discarded 0, 6, 3: 10.5",
            "shard taken 0, 4: 10.5",
            "discarded 0, 1, 1: 5.10",
            "discarded 0, 3, 1: 5.10",
            "discarded 0, 4, 1: 5.10",
            "creation ended 0: 5.10",
            "creation began 1, 0: 3.1",
        ],
    ),
    "a red shard without a slot": (
        "columns = 3\nrows = 3\n" + CREATES + 'hands = "NNMM"\n' + FULL + '[B]\nhands = "G"\n',
        ["place movement a1", "end"],
        [
            "free step lost 0: 5.7",
            "placed 0, 5, 0: 5.1",
            "discarded 0, 5, 1: 5.10",
            "set aside 0, 2: 10.7",
            "creation ended 0: 5.10",
            "creation began 1, 0: 3.1",
        ],
    ),
    "the last creation": (
        'phase = "last creation A"\n[A]\nhands = "GM"\nland = [". W W@ . ."]\n[B]\nhands = "G"\n',
        ["step b1", "end", "end"],
        [
            "stepped 0, 2, 1, 1: 5.3",
            "scored 0, 1: 5.6",
            "discarded 0, 1, 1: 5.10",
            "creation ended 0: 5.10",
            "creation began 1, 1: 8.1",
            "discarded 1, 1, 1: 5.10",
            "creation ended 1: 5.10",
            "game ended 1: 8.2",
        ],
    ),
    "storing": (using("muse"), ["store Test: grass"], ["shard stored 0, 50, 1, 0: 7.1 Test"]),
    "the Muse": (
        using("muse"),
        ["use Test: grass", "draw water"],
        ["shard stored 0, 50, 1, 1: 7.1 Test muse", "shard taken 0, 2: 7.2 Test muse"],
    ),
    "the Harvesters": (
        using("harvesters"),
        ["use Test: grass", "draw water", "draw rock", "put rock 3", "put water 2"],
        [
            "shard stored 0, 50, 1, 1: 7.1 Test harvesters",
            "shard looked at 0, 2: 7.4 Test harvesters",
            "shard looked at 0, 3: 7.4 Test harvesters",
            "shard put 0, 3, 3: 7.4 Test harvesters",
            "shard put 0, 2, 2: 7.4 Test harvesters",
        ],
    ),
    "the Lake": (
        using("lake", world='row = {4 = "GWR"}'),
        ["use Test: grass", "rearrange 4", "next rock", "next grass"],
        [
            "shard stored 0, 50, 1, 1: 7.1 Test lake",
            "row rearranged 0, 4, 3, 1, 2: 7.5 Test lake",
        ],
    ),
    "the Lake of the location": (
        'row = {4 = "GW"}\n[A]\nsleeper = 5\nhands = "M"\n',
        ["power", "rearrange 4", "next water"],
        ["power used 0, 5: 4.5 lake", "row rearranged 0, 4, 2, 1: 7.5 lake"],
    ),
    "the Lake and the same order": (
        using("lake", world='row = {4 = "GWR"}'),
        ["use Test: grass", "rearrange 4", "next grass", "next water"],
        ["shard stored 0, 50, 1, 1: 7.1 Test lake"],
    ),
    "the Tower": (
        using("tower", 'land = [". . W . ."]'),
        ["use Test: grass", "take c1"],
        ["shard stored 0, 50, 1, 1: 7.1 Test tower", "taken up 0, 2, 2: 7.6 Test tower"],
    ),
    "the Golem": (
        using("golem", 'land = [". . WR . ."]'),
        ["use Test: grass", "shift c1:2 d1"],
        ["shard stored 0, 50, 1, 1: 7.1 Test golem", "shifted 0, 2, 2, 3: 7.7 Test golem"],
    ),
    "the King": (
        using("king", world='decks = {II = ["Memory Rock"]}'),
        ["use Test: grass", "deck II", "keep Memory Rock"],
        [
            "shard stored 0, 50, 1, 1: 7.1 Test king",
            "deck chosen 0, 2, 6: 7.3",
            "card shown 0, 22: 7.3 Test king",
            "card kept 0, 22, 0: 7.3 Memory Rock",
            "cards returned 0, 2, 0: 7.3",
        ],
    ),
    "a completion": (
        'phase = "creation A"\ndecks = {II = ["Memory Rock", "Salt Marsh Choir"]}\n'
        '[A]\nhands = "GM"\ncards = ["Test=water"]\npile = ["Hermit\'s Tree"]\ncovered = "rock"\n'
        'land = [". . W@ G ."]\n' + card("muse", "G@"),
        ["step d1", "cover rock", "deck II", "decline"],
        [
            "stepped 0, 2, 3, 1: 5.3",
            "scored 0, 3: 6.2 Test",
            "completed 0, 50, 3, 2: 6.2 Test",
            "deck chosen 0, 2, 1: 6.3",
            "card shown 0, 22: 6.3",
            "cards returned 0, 2, 1: 6.3",
        ],
    ),
    "an emergence": (
        EMERGES + 'cards = ["Test=water"]\n' + PILE + card("muse"),
        ["end", "draw water"],
        [
            "discarded 0, 2, 1: 5.10",
            "creation ended 0: 5.10",
            "emergence began 3: 3.2",
            "location filled 5, 2: 3.2",
            "cycle began 3: 3.1",
            "shard restored 1, 9, 3: 3.2 Hermit's Tree",
            "shard restored 0, 50, 2: 3.2 Test",
            "marker dealt 1, 1: 3.2",
            "marker dealt 0, 2: 3.2",
            "travel began 1: 4.1",
        ],
    ),
    "after the sixth cycle": (
        "cycle = 6\n" + EMERGES + 'cards = ["Test=water"]\n' + PILE + card("muse"),
        ["end"],
        [
            "discarded 0, 2, 1: 5.10",
            "creation ended 0: 5.10",
            "shard restored 1, 9, 3: 8.1 Hermit's Tree",
            "shard restored 0, 50, 2: 8.1 Test",
            "marker dealt 1, 1: 8.1",
            "marker dealt 0, 2: 8.1",
            "creation began 1, 1: 8.1",
        ],
    ),
    "the final scoring": (
        ENDS + 'hands = "G"\ncards = ["Memory Rock"]\nland = [". . W N ."]\n',
        ["end"],
        [
            "discarded 0, 1, 1: 5.10",
            "creation ended 0: 5.10",
            "purpose paid 0, 0, 6: 9.1",
            "purpose paid 0, 1, 6: 9.2",
            "purpose paid 0, 2, 5: 9.3",
            "purpose paid 1, 3, 6: 9.2",
            "scored 0, -5: 8.2 Memory Rock",
            "scored 0, -3: 10.8",
            "game ended 1: 10.8",
        ],
    ),
    "creation at the same time": (
        'simultaneous = true\norder = "B A"\n[A]\nhands = "GM"\n[B]\nhands = "GM"\n',
        ["end", "A", "place grass c1", "end", "place grass c1"],
        [
            "lain down 0, 2: 4.7",
            "creation began 1, 0: 3.1",
            "creation began 0, 0: 3.1",
            "turned to 1: 5.11",
            "turned to 0: 5.11",
            "placed 0, 1, 2: 5.1",
            "discarded 0, 5, 1: 5.10",
            "creation ended 0: 5.10",
            "turned to 1: 5.11",
            "placed 1, 1, 2: 5.1",
        ],
    ),
}

SHOWN = """
nightmare = true
phase = "travel B"
points = 3
trees = 2
order = "B A"
lain = "A B"
reserve = 7
purposes = ["most-shards", "count-of grass"]
[A]
hands = "GG"
pile = ["Memory Rock"]
covered = "water"
land = [". . G* . ."]
[B]
hands = "MR"
flipped = true
pile = ["Hermit's Tree"]
covered = "rock"
land = [". . GG GGGGG ."]
"""
UNDER = """
phase = "creation A"
[under]
I = ["Hermit's Tree"]
II = ["Memory Rock"]
[A]
hands = "GM"
knows = ["Hermit's Tree"]
[B]
knows = ["Memory Rock"]
"""
