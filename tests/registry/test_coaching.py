"""Why a warband wins or loses: what is read from its games, and what is said of it."""

from __future__ import annotations

from typing import cast

import pytest

from oneiros.arena.bouts import Part, play_part
from oneiros.arena.sparring import Spar, reckon
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.state import State
from oneiros.registry.coach import Explained
from oneiros.registry.dreamblade.coaching import DreambladeCoach
from oneiros.registry.dreamblade.tale import Deeds, Side, Tale, told
from oneiros.registry.games import game
from oneiros.registry.play import play
from tests.server.portable import in_both

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
DREAMBLADE = game("dreamblade")


def tale(own: Side = EVEN, theirs: Side = EVEN, *deeds: Deeds, turns: int = 9) -> Tale:
    return Tale(turns, own, theirs, deeds)


def why(*tales: Tale) -> Explained:
    return DreambladeCoach().why(tales)


def english(found: Explained) -> list[str]:
    return [in_both(one.sentence)["en"] for one in found.findings]


def heard(seed: int) -> Table:
    def listen(state: State, _option: int) -> None:
        if state.facts is None:
            state.facts = []

    setup = DREAMBLADE.setup({}, ["sample", "nine-rooms"])
    return cast(
        "Table", play(DREAMBLADE, ["scripted"] * 2, setup, seed=seed, listener=listen).state
    )


@pytest.mark.parametrize("seed", range(4))
def test_a_tale_counts_what_the_facts_of_a_game_say(seed: int) -> None:
    table = heard(seed)
    assert table.facts is not None
    for seat in range(2):
        found = told(table.roster, table.facts, seat)
        assert found.theirs == told(table.roster, table.facts, 1 - seat).own
        assert found.turns == table.turn
        assert found.own.early + found.own.late == table.wins[seat]
        scored = [fact.about for fact in table.facts if fact.kind == facts.CLAIMED]
        assert found.own.claimed == sum(worth for player, _, worth in scored if player == seat)
        paid = [
            fact
            for fact in table.facts
            if fact.kind == facts.POINTS_SPENT and fact.cause.rule == "5.3"
        ]
        own = [fact for fact in paid if fact.cause.piece >> 4 == seat]
        assert sum(one.paid for one in found.deeds) == sum(fact.about[0] for fact in own)
        lost = sum(one.lost for one in found.deeds)
        assert lost == found.theirs.destroyed
        # Every point of a cell has somebody who claimed it; some enemies fall without a striker.
        destroyed = sum(
            fact.about[1]
            for fact in table.facts
            if fact.kind == facts.DESTROYED and fact.about[0] >> 4 != seat
        )
        points = sum(one.points for one in found.deeds)
        assert found.own.claimed - 1e-6 <= points <= found.own.claimed + destroyed + 1e-6


def test_nothing_is_said_of_even_games_and_of_few() -> None:
    assert english(why(*[tale()] * 20)) == []
    weak = tale(EVEN._replace(destroyed=0))
    assert english(why(*[weak] * 7)) == []
    assert len(english(why(*[weak] * 8))) == 1


def test_a_difference_that_chance_may_have_made_is_not_said() -> None:
    swinging = [tale(EVEN._replace(destroyed=number)) for number in (0, 9) * 10]
    assert english(why(*swinging)) == []
    steady = [tale(EVEN._replace(destroyed=number)) for number in (1, 2) * 10]
    [finding] = why(*steady).findings
    assert not finding.good
    assert in_both(finding.sentence) == {
        "en": "It loses its fights: in an average game it destroys 1.5 and loses 4 (rule 8.5).",
        "pl": "Przegrywa walki. Na jedną grę: zniszczone wrogie figurki – 1,5, "
        "stracone własne – 4 (zasada 8.5).",
    }


def test_a_sure_difference_that_hardly_matters_is_not_said() -> None:
    hardly = [tale(EVEN._replace(phases=33, idle=1)) for _ in range(30)]
    assert english(why(*hardly)) == []


def test_who_begins_badly_is_not_told_of_the_end_as_well() -> None:
    weak = tale(EVEN._replace(early=0, late=1), EVEN._replace(early=3, late=4))
    [said] = english(why(*[weak] * 10))
    assert said.startswith("It begins badly: it wins 0% of the first three turns")


def test_5_3_what_missing_symbols_cost_is_said() -> None:
    dear = tale(EVEN._replace(missing=6))
    [finding] = why(*[dear] * 10).findings
    assert not finding.good
    assert "missing symbols cost it 6 spawn points a game" in in_both(finding.sentence)["en"]


def test_miniatures_that_do_much_little_or_nothing_are_named() -> None:
    deeds = (
        Deeds("Twilight Scout", 1, 6.0, 4, 0, 1),
        Deeds("Mirrorman", 1, 0.5, 6, 1, 2),
        Deeds("Pearlthorn Castle", 1, 0.0, 3, 0, 1),
        Deeds("Noble Dragon", 0, 0.0, 0, 0, 0),
    )
    found = why(*[tale(EVEN, EVEN, *deeds)] * 12)
    assert [(one.piece, one.good) for one in found.findings] == [
        ("Twilight Scout", True),
        ("Mirrorman", False),
        ("Noble Dragon", False),
    ]
    assert (
        english(found)[2] == "Noble Dragon (cost 12) never came into play in 12 games (rule 5.2)."
    )
    assert [(one.piece, one.times, one.points) for one in found.pieces][:2] == [
        ("Twilight Scout", 12, 6.0),
        ("Mirrorman", 12, 0.5),
    ]
    assert found.blamed == ("Mirrorman", "Noble Dragon")
    assert found.too_dear


def test_who_comes_too_late_is_too_dear_and_all_who_hardly_ever_come_are_blamed() -> None:
    late = why(*[tale(EVEN._replace(soon=1))] * 10)
    assert (late.blamed, late.too_dear) == ((), True)
    absent = ("Keyhole Gnat", "Loose Tooth", "Crumb Mite")
    cheap = why(*[tale(EVEN, EVEN, *(Deeds(one, 0, 0.0, 0, 0, 0) for one in absent))] * 10)
    assert (set(cheap.blamed), cheap.too_dear) == (set(absent), False)
    assert not why(tale()).too_dear


def test_a_warband_that_nobody_can_pay_for_is_told_so() -> None:
    dear = ["Grandfather Lighthouse", "Hour Thirteen", "Volcano in Love", "Noble Dragon"]
    bouts = play_part(Part(Spar("dreamblade", dear), tuple(range(10))))
    found = reckon(DREAMBLADE, bouts)
    assert found.share < 0.2
    assert found.why is not None
    said = english(found.why)
    assert any(one.startswith("It often cannot pay for anybody") for one in said), said
    assert any("hardly ever came into play" in one or "never came" in one for one in said), said
    assert {one.piece for one in found.why.pieces} == set(dear)
