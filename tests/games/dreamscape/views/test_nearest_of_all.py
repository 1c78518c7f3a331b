"""The nearest way to a card, compared with every way that there is."""

from __future__ import annotations

from collections import Counter

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table.box import MIRRORED
from oneiros.games.dreamscape.views.nearest import compared, nearest
from oneiros.games.dreamscape.views.possible import can_be_built_now
from oneiros.games.dreamscape.vocabulary import MOVEMENT
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY
from tests.games.dreamscape import invented
from tests.games.dreamscape.stories import card, played
from tests.games.dreamscape.views import nearness

MOST_POSITIONS = 150


def walked(seed: int, answers: int) -> list[Dreamscape]:
    """Play an invented game for some answers, and give the table after each of them."""
    table, dice = invented.start(seed)
    found = []
    for _ in range(answers):
        if table.seat == NOBODY:
            break
        found.append(table.copy())
        table.apply(invented.answer(table, dice))
    return found


def test_the_nearest_way_is_the_first_of_those_that_take_the_least() -> None:
    checked = 0
    for seed in range(20):
        for table in walked(seed, 60)[::6]:
            for player in range(table.players):
                for one in table.open[player]:
                    ways = list(nearness.places(table, one))
                    found = nearest(table, player, one)
                    if not ways:
                        assert found is None
                        continue
                    dreamer, fit, turn = min(
                        ways, key=lambda way: nearness.trouble(table, player, way[0], way[1])
                    )
                    assert found is not None
                    assert found.slots == sorted(compared(table, player, fit, dreamer))
                    assert (found.quarter, found.mirrored) == (turn % MIRRORED, turn >= MIRRORED)
                    checked += 1
    assert checked > 250


def narrow(dice: Dice) -> Dreamscape:
    """Make up a small land with much ground that gives free steps, and a card like one row of it.

    The Dreamer has perhaps walked there, and stands or has still to come in.
    """
    land = [["".join(letters(dice, 1 + dice.below(2))) for _ in range(3)] for _ in range(3)]
    land = [[stack if dice.below(4) else "." for stack in row] for row in land]
    land[2][1] = land[2][1].replace(".", "L")
    shown = [stack.replace(".", "") + "".join(letters(dice, dice.below(3))) for stack in land[1]]
    shown = [f"{stack or 'L'}{'*' * (dice.below(6) == 0)}" for stack in shown]
    shown[dice.below(3)] = "."
    at = invented.one(dice, [place for place, stack in enumerate(shown) if stack != "."])
    shown[at] = shown[at].replace("*", "") + "@"
    if dice.below(3):
        land[2][1] += "@"
    rows = ", ".join(f'"{" ".join(row)}"' for row in land)
    sheet = 'columns = 3\nrows = 3\nphase = "creation A"\n[A]\nhands = "MMMM"\ncards = ["Test"]\n'
    free = "free_step = true\n" if "@" in land[2][1] and dice.below(2) else ""
    table = played(f"{sheet}{free}land = [{rows}]\n" + card("muse", " ".join(shown)))
    for _ in range(dice.below(4)):
        steps = [one for one in table.options if opt.deed(one) in (opt.STEP, opt.ENTER)]
        if not steps:
            break
        table.apply(invented.one(dice, steps))
    return table


def letters(dice: Dice, number: int) -> list[str]:
    return [invented.one(dice, "LLLGWR") for _ in range(number)]


def test_3_4_5_3_5_7_the_white_shards_that_are_lacking_are_the_fewest_that_suffice() -> None:
    dice, told = Dice(11), Counter[int]()
    for _ in range(150):
        table = narrow(dice)
        if not table.open[0] or not nearness.creates(table):
            continue
        found = nearest(table, 0, table.open[0][0])
        if found is None or any(slot.blocked() for slot in found.slots):
            continue
        fewest = nearness.whites(table, 0, found.slots, MOST_POSITIONS)
        if fewest is not None and fewest >= 0:
            assert found.lacks[MOVEMENT] == fewest
            told[fewest] += 1
    assert min(told[0], told[1], told[2]) > 10


def test_8_1_what_hands_suffice_for_can_be_built_now() -> None:
    told = set()
    for seed in range(20):
        for table in walked(seed, 60)[::6]:
            for player in range(table.players):
                for one in table.open[player]:
                    expected = any(
                        nearness.can_be_paid(table, player, dreamer, fit)
                        for dreamer, fit, _ in nearness.places(table, one)
                    )
                    assert can_be_built_now(table, player, one) == expected
                    told.add(expected)
    assert told == {True, False}


def test_5_7_land_that_is_built_over_afterwards_still_gives_a_free_step() -> None:
    sheet = 'phase = "creation A"\n[A]\nhands = "G"\ncards = ["Test"]\n'
    table = played(f'{sheet}land = [". . L . ."]\n' + card("muse", "R@ LG"))
    found = nearest(table, 0, table.open[0][0])
    assert found is not None
    # The Dreamer enters on the land and steps on from there; the grass comes then.
    assert found.lacks[MOVEMENT] == 0


def test_3_4_a_free_step_does_not_lead_back_to_where_the_dreamer_has_stood() -> None:
    sheet = 'phase = "creation A"\n[A]\nhands = "WM"\ncards = ["Test"]\nfree_step = true\n'
    land = 'land = [". RL@ L . ."]\n'
    table = played(sheet + land + card("muse", "RL@ L W"), "step c1")
    found = nearest(table, 0, table.open[0][0])
    assert found is not None
    # The water is placed first, which loses the free step, and a white shard leads back then.
    assert found.lacks[MOVEMENT] == 1
