"""What no scenario can see: faults once planted in the sources that only these tests catch."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.reasons.explain import explain
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.board import cell_named
from oneiros.games.dreamblade.text import position
from oneiros.games.dreamblade.text.scenario import STAGE
from oneiros.games.dreamblade.vocabulary import DOMINATE, FEROCITY, RESPAWN
from oneiros.kernel import fair
from oneiros.kernel.bits import BIT, count
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData, NothingToUndo
from oneiros.kernel.fact import NONE, Cause, Fact
from oneiros.kernel.match import Match
from oneiros.kernel.perft import perft
from oneiros.kernel.record import Rolled, read_record, write_record
from oneiros.kernel.replay import to_record
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamblade import invented

QUIET = (questions.SPAWN_PHASE, questions.ACTION, questions.SHIFT, questions.STRIKE)


@settings(max_examples=25)
@given(st.integers(0, 2**40))
def test_nothing_of_a_combat_is_left_when_it_is_over(seed: int) -> None:
    dice = Dice(seed)
    table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
    for _ in range(2000):
        if table.seat == NOBODY:
            return
        if table.seat in (0, 1) and table.question in QUIET:
            check_quiet(table)
        table.apply(dice.choose(table))


def check_quiet(table: Dreamblade) -> None:
    assert (table.combat_cell, table.holding, table.attackers) == (NONE, 0, 0)
    assert (table.rolled, table.blades, table.modifier, table.ferocious) == (0, 0, 0, 0)
    assert (table.strikers, table.hit, table.hurt) == (0, 0, 0)
    assert (table.due_fade, table.due_detonate) == (0, 0)
    assert (table.due_bloodthirsty, table.due_dissipate) == (0, 0)
    assert not [*table.used_blades, *table.held, *table.lit, *table.triggers, *table.coming]
    if table.question == questions.STRIKE:
        assert (table.felled, table.destroyed, sum(table.dice)) == (0, 0, 0)
    damaged = sum(BIT[one] for one in range(32) if table.damage[one])
    assert table.wounded == damaged
    assert table.relentless & ~damaged == 0


def told(position: str, *answers: str) -> list[Fact]:
    """Lay out a position as scenarios do, answer for everybody, and give what was told."""
    return played(position, *answers).facts or []


def played(position: str, *answers: str) -> Dreamblade:
    fields: dict[str, Any] = tomllib.loads(position)
    trial = STAGE.lay_out(fields, "test")
    table = trial.state
    table.facts = []
    for answer in answers:
        text = trial.faces(answer)[0] if table.seat == CHANCE else answer
        table.apply(DREAMBLADE.read(table, text))
    return table


def causes(found: list[Fact], kind: int) -> list[Cause]:
    return [fact.cause for fact in found if fact.kind == kind]


FRAIL = """
[[miniature]]
name = "Frail"
cost = 1
aspects = ["Fear"]
power = 1
defense = {defense}
life = {life}
abilities = {abilities}
"""


def frail(*abilities: str, defense: int = 9, life: int = 1) -> str:
    return FRAIL.format(defense=defense, life=life, abilities=list(abilities))


def test_a_deathblow_names_its_own_rule_for_the_damage() -> None:
    board = 'A.c3 = ["Runetagged Brawler"]\nB.c3 = "Frail"\nB.a5 = "Mirrorman"\n' + frail()
    dice = ("1", "miss")
    found = told(board, "strike c3 with all", *dice, "deathblow c3 with all", "2")
    assert [cause.rule for cause in causes(found, facts.DAMAGED)] == ["7.7", "8.7"]


def test_ferocity_is_named_where_it_destroys() -> None:
    board = 'A.c3 = "Frail"\nA.d3 = "Mirrorman"\nB.c3 = "Noble Dragon damage 11"\n'
    found = told(board + frail("blade: Ferocity"), "strike c3 with all", "blade", "decline")
    assert [cause.ability for cause in causes(found, facts.DESTROYED)] == [FEROCITY]


def test_destroying_ones_own_miniature_names_its_own_rule() -> None:
    for side, rule in (("A", "8.6"), ("B", "8.5")):
        board = f'A.c3 = "Frail"\nB.c3 = "Mirrorman"\n{side}.c4 = "Pearlthorn Castle"\n'
        found = told(board + frail("blade: Demolish"), "strike c3 with all", "blade")
        assert [cause.rule for cause in causes(found, facts.DESTROYED)] == [rule]


def test_a_respawned_miniature_is_said_to_be_one() -> None:
    board = 'phase = "spawn A"\npool = 9\nA.graveyard = "Frail"\nA.c1 = "Mirrorman"\n'
    board += 'A.reserves = "Runetagged Brawler"\n' + frail("Respawn 1")
    ways = [
        causes(told(board, f"spawn {name} e1"), facts.SPAWNED)[0].ability
        for name in ("Frail", "Runetagged Brawler")
    ]
    assert ways == [RESPAWN, NONE]


def test_who_dominates_is_named_with_the_claim() -> None:
    board = 'first = "B"\nphase = "second action A"\nA.c3 = "Frail"\nB.c3 = "Mirrorman"\n'
    found = told(board + frail("Dominate"), "end")
    assert causes(found, facts.CLAIMED) == [Cause("11", 0, DOMINATE)]


def test_skipped_spawn_phases_are_told_once() -> None:
    board = 'phase = "initiative"\nA.c3 = "Mirrorman"\nB.c5 = "Mirrorman"\n'
    assert causes(told(board, "5", "1"), facts.SPAWNING_SKIPPED) == [Cause("4.5", NONE, NONE)]
    assert causes(told(board, "5", "2"), facts.SPAWNING_SKIPPED) == []


def test_each_initiative_die_names_the_rule_by_which_it_is_rolled() -> None:
    board = 'phase = "initiative"\nA.c3 = "Mirrorman"\nB.c5 = "Mirrorman"\n'
    first_turn = told("turn = 1\n" + board, "1", "4", "4", "5", "2")
    rules = [cause.rule for cause in causes(first_turn, facts.INITIATIVE_ROLLED)]
    assert rules == ["4.2", "4.2", "4.4", "4.4", "4.4"]
    assert causes(first_turn, facts.WENT_FIRST) == [Cause("4.2", NONE, NONE)]
    tie = told(board, "3", "3", "6", "2")
    rules = [cause.rule for cause in causes(tie, facts.INITIATIVE_ROLLED)]
    assert rules == ["4.2", "4.2", "4.3", "4.3"]
    leader = told("wins = [0, 1]\n" + board, "3", "3")
    assert causes(leader, facts.WENT_FIRST) == [Cause("4.3", NONE, NONE)]
    tournament = "initiative = [1, 4]\nformat = { reroll_ones = true }\n" + board
    rules = [
        cause.rule for cause in causes(told(tournament, "1", "3", "2"), facts.INITIATIVE_ROLLED)
    ]
    assert rules == ["4.2", "4.2", "3.4"]


def test_every_face_of_a_die_is_as_likely_as_it_is_printed() -> None:
    board = 'A.c3 = "Mirrorman"\nB.c3 = "Mirrorman"\n'
    table = STAGE.lay_out(tomllib.loads('phase = "initiative"\n' + board), "test").state
    assert [DREAMBLADE.write(table, one) for one in table.options] == [
        f"roll {number}" for number in range(1, 7)
    ]
    assert table.weights == [1] * 6
    table = STAGE.lay_out(tomllib.loads(board), "test").state
    table.apply(DREAMBLADE.read(table, "strike c3 with all"))
    faces = {DREAMBLADE.write(table, one): table.weights[n] for n, one in enumerate(table.options)}
    assert faces == {"roll miss": 2, "roll 1": 1, "roll 2": 1, "roll 3": 1, "roll blade": 1}


def test_the_first_player_claims_first() -> None:
    board = 'phase = "{} action {}"\nfirst = "{}"\nA.c4 = "Mirrorman"\nB.c2 = "Mirrorman"\n'
    for first, last, order in (("A", "B", [0, 1]), ("B", "A", [1, 0])):
        found = told(board.format("second", last, first), "end")
        assert [fact.about[0] for fact in found if fact.kind == facts.CLAIMED] == order


def test_a_game_that_ends_at_its_turn_limit_says_so() -> None:
    for wins, winner in (("[2, 2]", NOBODY), ("[2, 3]", 1)):
        board = f"turn = 5\nwins = {wins}\nformat = {{ turn_limit = 5 }}\n"
        board += 'phase = "second action B"\nA.a1 = "Mirrorman"\nB.b5 = "Mirrorman"\n'
        found = told(board, "end")
        assert [fact for fact in found if fact.kind == facts.GAME_ENDED] == [
            Fact(facts.GAME_ENDED, (winner,), Cause("3.5", NONE, NONE))
        ]


def test_a_special_attack_is_told_with_no_fewer_than_no_dice() -> None:
    board = 'phase = "spawn A"\npool = 3\nA.e1 = "Frail"\nB.e1 = "Mirrorman"\n'
    found = told(board + frail("spawn 1: Assault -2"), "activate Frail: Assault")
    assert [fact.about[2] for fact in found if fact.kind == facts.SPECIAL_ATTACK] == [0]


# In these positions the miniatures of A are 0, 1, 2, … as they are written, those of B 16, 17, ….
SHIFTS = 'A.c1 = "Mirrorman"\nA.e1 = "Mirrorman"\nA.reserves = "Iron Thug"\nB.a5 = "Mirrorman"\n'
FIGHTS = 'A.c3 = "Frail"\nA.d3 = "Mirrorman"\nB.c3 = ["Soft", "Mirrorman"]\nB.d3 = "Mirrorman"\n'
SOFT = """
[[miniature]]
name = "Soft"
cost = 1
aspects = ["Fear"]
power = 1
defense = 1
life = 9
abilities = []
"""
STRIKES = (
    FIGHTS
    + SOFT
    + frail("Fortunate 1", "double blade: Crit 1", "blade: Appease", "blade: Crit 2", life=9)
)
DIES = 'A.c3 = "Mirrorman"\nA.d3 = "Mirrorman"\nB.c3 = "Frail"\nB.a5 = "Mirrorman"\n' + frail()
TWINS = 'A.b1 = "Sir Glorious"\nA.c1 = ["Sir Glorious", "Mirrorman"]\nB.a5 = "Mirrorman"\n'
SPAWNS = 'phase = "spawn A"\npool = 5\nA.e1 = "Frail"\nA.d1 = "Mirrorman"\n'
SPAWNS += 'A.reserves = "Runetagged Brawler"\n' + frail("spawn 1: Advance", "Fortunate 1")
ORDERS = 'A.c2 = "Frail"\nB.c3 = "Mirrorman"\nB.a5 = "Mirrorman"\n' + frail("Charge 1", "Charge 2")
BOTH = 'A.c3 = "Mirrorman damage 8"\nA.d3 = "Mirrorman"\nB.c3 = "Soft"\nB.d3 = "Mirrorman"\n' + SOFT
STRIKE = "strike c3 with all"


@pytest.mark.parametrize(
    ("position", "answers", "attempt", "rule"),
    [
        (SHIFTS, ["move Mirrorman#1 c2"], opt.KEEP_DICE, "6.1"),
        (SHIFTS, [], opt.with_cell(opt.MOVE, 9, 7), "1.8"),
        (SHIFTS, [], opt.with_cell(opt.MOVE, 16, 15), "1.8"),
        (SHIFTS, [], opt.with_cell(opt.MOVE, 2, 7), "6.2"),
        (STRIKES, ["strike d3 with all", "1", "miss", "miss"], opt.KEEP_DICE, "6.1"),
        ('phase = "initiative"\n' + SHIFTS, [], opt.END, "4.2"),
        (STRIKES, [STRIKE], opt.END, "7.3"),
        (STRIKES, [STRIKE, "1"], opt.END, "7.4"),
        (DIES, [STRIKE, "1", "miss", "miss"], opt.END, "8.7"),
        (DIES, [STRIKE, "1", "miss", "miss"], opt.with_group(opt.DEATHBLOW, 7, 0), "8.7"),
        (ORDERS, ["move Frail c3"], opt.waiting_effect(1, 0, 3, 0), "10.6"),
        (TWINS, [], opt.KEEP | 2, "11 Unique"),
        (STRIKES, [STRIKE, "1"], opt.with_dice(0, 1, [0, 1, 0, 0, 0]), "11 Fortunate"),
        (STRIKES, [STRIKE, "1"], opt.with_dice(0, 0, [0, 0, 0, 0, 0]), "7.4"),
        (STRIKES, [STRIKE, "1"], opt.with_dice(0, 0, [0, 0, 1, 0, 0]), "7.4"),
        (STRIKES, [STRIKE, "1", "keep dice"], opt.with_amount(17, 1), "7.7"),
        (BOTH, [STRIKE, "1", "miss", "miss"], opt.with_cell(opt.PLACE, 1, 0), "8.4"),
        (BOTH, [STRIKE, "1", "miss", "miss"], opt.with_cell(opt.PLACE, 0, 0), "8.4"),
        (SPAWNS, [], opt.with_ability(0, 1, 0), "5.9"),
        (STRIKES, [STRIKE, "blade", "keep dice"], opt.with_blade(0, 0, 1), "7.5"),
        (SHIFTS, [], opt.with_cell(opt.MOVE, 0, 31), "6.2"),
        (STRIKES, [], opt.with_group(opt.STRIKE, 31, 1), "1.1"),
        (STRIKES, [STRIKE], opt.FACE | 9, "7.3"),
        (BOTH, [STRIKE, "1", "miss", "miss"], opt.with_cell(opt.PLACE, 16, 31), "8.4"),
        (DIES, [STRIKE, "1", "miss", "miss"], opt.with_group(opt.DEATHBLOW, 31, 0), "1.1"),
        (SPAWNS, [], opt.with_cell(opt.SPAWN, 2, 31), "1.1"),
        (SPAWNS, ["activate Frail: Advance"], opt.with_cell(opt.CARRY, 1, 31), "1.1"),
        (SPAWNS, [], opt.with_ability(0, 0, 2), "10.11"),
    ],
)
def test_a_refusal_names_its_rule(
    position: str, answers: list[str], attempt: int, rule: str
) -> None:
    table = played(position, *answers)
    reason = explain(table, table.seat, attempt)
    assert reason is not None
    assert reason.rule == rule


def test_after_the_end_everything_is_refused_by_the_rule_that_ended_the_game() -> None:
    board = 'turn = 5\nformat = {{ turn_limit = 5 }}\nphase = "second action B"\nwins = [5, {}]\n'
    board += 'A.{} = "Mirrorman"\nB.b5 = "Mirrorman"\n'
    for wins, cell, rule in ((5, "a1", "3.5"), (0, "c4", "9.3")):
        table = played(board.format(wins, cell), "end")
        ending = DREAMBLADE.ending(table)
        assert ending is not None
        assert ending.rule == rule
        for seat in (0, 1):
            reason = explain(table, seat, opt.END)
            assert reason is not None
            assert (reason.rule, reason.key) == (rule, "reason-game-over")


def test_what_happened_before_the_first_question_is_told_first() -> None:
    match = Match(DREAMBLADE, {})
    opening = match.facts_since(0)
    assert opening[0].kind == facts.TURN_BEGAN
    match.answer_chance(match.state.options[0])
    assert match.facts_since(0)[: len(opening)] == opening
    assert match.facts_since(1) == []


def test_an_answer_right_after_the_dice_is_blocked_by_the_other_seat_and_not_by_the_dice() -> None:
    match = Match(DREAMBLADE, {})
    match.answer_chance(match.state.options[4])
    match.answer_chance(match.state.options[2])
    match.say(0, "end", 2)
    match.say(1, "spawn Spellbound Scissors a5", 3)
    with pytest.raises(NothingToUndo) as caught:
        match.undo(0)
    assert caught.value.key == "undo-other-seat"


def test_the_first_unfair_word_is_rejected_and_the_next_block_follows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bytes] = []
    unfair = fair.WORDS - fair.WORDS % 6

    def digest(_key: bytes, message: bytes, _name: str) -> bytes:
        asked.append(message)
        word = unfair if len(asked) == 1 else unfair - 1
        return word.to_bytes(4, "big") * 8

    monkeypatch.setattr("oneiros.kernel.fair.hmac.digest", digest)
    assert fair.FairChance(bytes(32), ["a", "b"]).draw([1] * 6) == 5
    assert asked == [b"oneiros-fair-2:a:b:0:0:0", b"oneiros-fair-2:a:b:0:0:1"]


def test_a_record_may_share_out_all_the_words_there_are() -> None:
    chance = fair.FairChance(bytes(32), ["a", "b"])
    record = to_record(Match(DREAMBLADE, {}), chance)
    rolled = Rolled(1, [1, fair.WORDS - 1])
    data = write_record(msgspec.structs.replace(record, answers=[rolled]))
    assert read_record(data).answers == [rolled]


def test_a_special_attack_outside_a_combat_makes_nothing_due() -> None:
    board = 'A.c2 = "Frail"\nA.e1 = "Mirrorman"\nB.c3 = "Mirrorman"\n'
    table = played(board + frail("Charge 1", "Fade", "Detonate", life=9), "move Frail c3", "1")
    check_quiet(table)
    assert table.where[0] == cell_named("c3")


def test_no_list_is_shared_by_a_table_and_its_copy() -> None:
    table = played(STRIKES, STRIKE)
    twin = table.copy()
    # Options and weights are replaced as a whole, never changed.
    names = [name for name in dir(table) if isinstance(getattr(table, name), list)]
    shared = [name for name in names if getattr(table, name) is getattr(twin, name)]
    assert set(shared) <= {"options", "weights"}
    assert {"held", "lit", "rerolled", "used_blades", "stack"} <= set(names)


def test_a_format_without_words_has_the_turn_limit_of_the_rules() -> None:
    assert Format().turn_limit == 30
    for limit in (0, 1, 1000):
        setup = DREAMBLADE.check({"format": {"turn_limit": limit}})
        assert setup["format"] == {"reroll_ones": False, "turn_limit": limit}
    for limit in (-1, 1001):
        with pytest.raises(BadData):
            DREAMBLADE.check({"format": {"turn_limit": limit}})


def test_a_set_of_numbers_below_32_is_counted_to_its_last_member() -> None:
    # Larger numbers may be members, but sets with them are not counted.
    assert len(BIT) == 62
    for members in (0, *BIT[:32], 0xFFFFFFFF, 0x80000001, 0xFF000000):
        assert count(members) == members.bit_count()


def test_quick_dice_keep_to_the_weights() -> None:
    table, dice = played(STRIKES, STRIKE), Dice(7)
    drawn = [dice.choose(table) for _ in range(6000)]
    seen = [drawn.count(option) for option in table.options]
    for times, weight in zip(seen, (2, 1, 1, 1, 1), strict=True):
        assert abs(times - 1000 * weight) < 150


def test_a_finished_game_counts_as_one_line_of_play() -> None:
    board = 'turn = 5\nformat = { turn_limit = 5 }\nphase = "second action B"\n'
    table = played(board + 'A.a1 = "Mirrorman"\nB.b5 = "Mirrorman"\n', "end")
    assert [perft(table, depth) for depth in range(4)] == [1, 1, 1, 1]


REGISTERS = [
    *("turn", "first", "phase", "active", "last_turn_had_a_one", "champion", "pool", "barred"),
    *("spawned", "moved", "fought", "relentless", "combat_cell", "holding", "attackers"),
    *("rolled", "blades", "modifier", "ferocious", "hit", "felled", "destroyed", "strikers"),
    *("due_fade", "due_detonate", "due_bloodthirsty", "due_dissipate", "hurt"),
]


@pytest.mark.parametrize("name", REGISTERS)
def test_a_copy_and_a_fingerprint_know_every_register(name: str) -> None:
    table = played(STRIKES, STRIKE)
    before = table.frozen()
    setattr(table, name, getattr(table, name) + 1)
    assert table.frozen() != before
    assert getattr(table.copy(), name) == getattr(table, name)
    assert table.copy().frozen() == table.frozen()


def test_a_line_for_an_overfull_portal_is_read_again() -> None:
    crowd = ["2 Mirrorman", "2 Iron Thug", "Noble Dragon"]
    for seat, portal, elsewhere in (("A", "e1", "a5"), ("B", "a5", "e1")):
        table = played(
            f'A.c1 = "Twilight Scout"\nB.c5 = "Twilight Scout"\n{seat}.{portal} = {crowd}\n'
        )
        line = position.write(table)
        assert position.write(position.read(line, Format())) == line
        with pytest.raises(BadData):
            position.read(line.replace(f"@{portal}", f"@{elsewhere}"), Format())
