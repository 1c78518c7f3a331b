"""People are spared a question whose answers all come to the same."""

from __future__ import annotations

import pytest

from oneiros.cli.dreamblade.terminal import DREAMBLADE as TERMINAL
from oneiros.cli.seeds import repeatable_chance
from oneiros.cli.shell import Shell
from oneiros.cli.table.seating import Seating
from oneiros.cli.table.session import Session
from oneiros.cli.table.sparing import Sparing
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.decision import Decision
from oneiros.kernel.match import Match
from oneiros.registry.bots.installed import HUMAN
from oneiros.words import Words

LINE = (
    "turn 5; first B; phase first action A; initiative 2-6; wins 2-2; bonus 0-0; points 0-0; "
    "question action; "
    "A: Lamplight Constable @c3; B: Oath-Ribbon Fencer @c3, Oath-Ribbon Fencer @c3"
)
ONE, THREE = 1, 3


def struck(face: int, language: str = "en") -> Session:
    """Strike with two dice that show the same, so that damage is to be split."""
    match = Match(DREAMBLADE, {"position": LINE})
    state = match.state
    decision = asked(match)
    match.answer(decision.seat, DREAMBLADE.read(state, "strike c3 with all"), decision.step)
    for _ in range(2):
        match.answer_chance(match.state.options[face])
    assert match.state.question == questions.DAMAGE
    seating = Seating([HUMAN, HUMAN], "1")
    chance = repeatable_chance("1", match.seats)
    return Session(Shell(Words(language)), TERMINAL, match, chance, seating)


def asked(match: Match) -> Decision:
    decision = match.decision()
    assert decision is not None
    return decision


@pytest.mark.parametrize(("language", "word"), [("en", "no difference"), ("pl", "różnicy")])
def test_what_makes_no_difference_is_answered_and_told(language: str, word: str) -> None:
    session = struck(ONE, language)
    with session.shell.out.capture() as capture:
        assert Sparing(session).answers(asked(session.match))
    said = " ".join(capture.get().split())
    assert word in said
    assert "damage Oath-Ribbon Fencer#1 0" in said
    assert session.match.state.question != questions.DAMAGE


def test_what_was_taken_back_is_asked() -> None:
    session = struck(ONE)
    sparing = Sparing(session)
    assert sparing.answers(asked(session.match))
    session.match.undo(0)
    assert session.match.state.question == questions.DAMAGE
    assert not sparing.answers(asked(session.match))


def test_what_makes_a_difference_is_asked() -> None:
    session = struck(THREE)
    assert not Sparing(session).answers(asked(session.match))
    assert session.match.state.question == questions.DAMAGE
