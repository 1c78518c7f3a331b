"""Damage is shared out so that all of it breaks most."""

from __future__ import annotations

from oneiros.bots.dreamblade import sharing
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import damage
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.bits import numbers
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamblade import invented


def broken(table: Table, target: int, dealt: int) -> int:
    """Give what a defender that gets so much is worth then: its price, twice if destroyed."""
    taken = table.damage[target] + dealt
    price = table.roster.cost[target] + 2
    if taken >= values.life(table, target):
        return 2 * price
    return price if taken >= values.defense(table, target) else 0


def most(table: Table, defenders: list[int], left: int) -> int:
    """Give the most that can be broken with so much, trying every way to share it."""
    if not defenders:
        return 0
    return max(
        broken(table, defenders[0], dealt) + most(table, defenders[1:], left - dealt)
        for dealt in range(left + 1)
    )


def test_nothing_breaks_more_than_the_answer() -> None:
    for seed in range(30):
        dice = Dice(seed)
        table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
        while table.seat != NOBODY:
            if table.seat != CHANCE and table.question == questions.DAMAGE:
                left = damage.left_to_assign(table)
                target = int(opt.dealt(table.options[0])[0])
                others = [one for one in numbers(damage.waiting_defenders(table)) if one != target]
                if len(others) < 3 and left < 12:
                    worth = {
                        option: broken(table, target, amount) + most(table, others, left - amount)
                        for option in table.options
                        for amount in [int(opt.dealt(option)[1])]
                    }
                    assert worth[int(sharing.amount(table))] == max(worth.values())
            table.apply(dice.choose(table))


def test_7_8_what_a_bodyguard_must_get_is_not_there_for_others() -> None:
    """Three of five disrupt the Squire and leave too little for the Bugler; five destroy it."""
    position = (
        "turn 3; first A; phase second action A; initiative 3-5; wins 0-0; bonus 0-0; points 0-0; "
        "question action; A: Noble Dragon @c3; B: Blanket Squire @c3, Tin Bugler @c3"
    )
    table = DREAMBLADE.start(DREAMBLADE.check({"position": position}))
    regular = damage.how(regular=True, relentless=0)
    damage.begin_assigning(table, 5, table.creatures_of(1), regular)
    table.advance()
    assert [opt.dealt(option)[1] for option in table.options] == [3, 4, 5]
    assert opt.dealt(sharing.amount(table))[1] == 5
