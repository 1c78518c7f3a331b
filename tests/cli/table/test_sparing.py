"""People are spared a question whose answers all come to the same."""

from __future__ import annotations

import pytest

from oneiros.cli.dreamblade.terminal import DREAMBLADE as TERMINAL
from oneiros.cli.seeds import repeatable_chance
from oneiros.cli.shell import Shell
from oneiros.cli.table.requests import COMMANDS
from oneiros.cli.table.seating import Seating
from oneiros.cli.table.session import Session
from oneiros.cli.table.sparing import Sparing
from oneiros.cli.table.talk import Talk
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.decision import Decision
from oneiros.kernel.errors import NothingToUndo
from oneiros.kernel.match import Match
from oneiros.registry.bots.installed import HUMAN
from oneiros.words import Words

LINE = (
    "turn 5; first B; phase first action A; initiative 2-6; wins 2-2; bonus 0-0; points 0-0; "
    "question action; "
    "A: Lamplight Constable @c3; B: Oath-Ribbon Fencer @c3, Oath-Ribbon Fencer @c3"
)
ONE, THREE = 1, 3


def struck(face: int, language: str = "en", *, line: str = LINE, other: str = HUMAN) -> Session:
    """Strike with two dice that show the same, so that damage is to be split."""
    match = Match(DREAMBLADE, {"position": line})
    state = match.state
    decision = asked(match)
    match.answer(decision.seat, DREAMBLADE.read(state, "strike c3 with all"), decision.step)
    for _ in range(2):
        match.answer_chance(match.state.options[face])
    assert match.state.question == questions.DAMAGE
    seating = Seating([HUMAN, other], "1")
    chance = repeatable_chance("1", match.seats)
    return Session(Shell(Words(language)), TERMINAL, match, chance, seating)


def asked(match: Match) -> Decision:
    decision = match.decision()
    assert decision is not None
    return decision


def spared(session: Session, sparing: Sparing | None = None) -> tuple[str, Decision, bool]:
    """Answer what makes no difference and go on; give what was said, and whether more is spared."""
    sparing = sparing or Sparing(session)
    with session.shell.out.capture() as capture:
        assert sparing.answers(asked(session.match))
        decision = session.go_on()
        assert decision is not None
        again = sparing.answers(decision)
    return " ".join(capture.get().split()), decision, again


@pytest.mark.parametrize(
    ("language", "word", "undo"),
    [("en", "no difference", "“undo” brings back"), ("pl", "różnicy", "„cofnij” przywraca")],
)
def test_what_makes_no_difference_is_answered_and_told(language: str, word: str, undo: str) -> None:
    session = struck(ONE, language)
    said, decision, again = spared(session)
    assert not again
    assert word in said
    assert "damage Oath-Ribbon Fencer#1 0" in said
    assert session.match.state.question != questions.DAMAGE
    assert undo in said
    assert COMMANDS["undo"](Talk(session, decision), "")
    assert session.match.state.question == questions.DAMAGE


def test_undo_is_not_promised_where_dice_or_the_other_side_have_followed() -> None:
    session = struck(ONE, line=LINE.replace("phase first", "phase second"), other="scripted")
    said, _, _ = spared(session)
    assert "no difference" in said
    assert "undo" not in said
    with pytest.raises(NothingToUndo):
        session.match.undo(0)


def test_what_was_taken_back_is_asked() -> None:
    session = struck(ONE)
    spared(session)
    session.match.undo(0)
    assert session.match.state.question == questions.DAMAGE
    assert not Sparing(session).answers(asked(session.match))


def test_the_rest_of_what_was_taken_back_is_asked_as_well() -> None:
    session = struck(ONE, line=f"{LINE}, Oath-Ribbon Fencer @c3")
    match = session.match
    _, _, again = spared(session)
    assert again
    for _ in range(2):
        match.undo(0)
    for _ in range(2):
        assert match.state.question == questions.DAMAGE
        decision = asked(match)
        assert not Sparing(session).answers(decision)
        match.answer(0, decision.options[0], decision.step)
    assert match.state.question != questions.DAMAGE


def test_what_comes_after_something_was_taken_back_is_spared_all_the_same() -> None:
    session = struck(ONE)
    sparing = Sparing(session)
    spared(session, sparing)
    match = session.match
    match.go_back(0, [0, 1])
    assert not sparing.answers(asked(match))
    match.say(0, "strike c3 with all", match.step)
    for _ in range(2):
        match.answer_chance(match.state.options[ONE])
    assert match.state.question == questions.DAMAGE
    assert sparing.answers(asked(match))


def test_what_makes_a_difference_is_asked() -> None:
    session = struck(THREE)
    assert not Sparing(session).answers(asked(session.match))
